import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CodeLine } from '../../../editor/code-area.tsx';
import { INDENT } from '../../../editor/edit-text.ts';
import { highlightLines } from '../../../editor/highlight-python.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { AnswerFieldProps } from './answer-field.ts';
import {
  adviceOn,
  answerOf,
  arrangeAgain,
  type ArrangedLine,
  indentLine,
  type LineAdvice,
  moveLine,
  openLines,
  setAside,
} from './arrange-lines.ts';
import styles from './exercise.module.css';

/** Lines that the learner puts in order, by buttons, by keys or by dragging. */
export function ArrangeAnswer({ exercise, answer, onChange, error = null }: AnswerFieldProps) {
  const [lines, setLines] = useState(
    () => arrangeAgain(exercise.lines, answer) ?? openLines(exercise.lines),
  );
  const [said, setSaid] = useState('');
  const [chosenId, setChosenId] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const aside = useRef<HTMLDivElement>(null);
  const moved = useRef<number | null>(null);
  const used = lines.filter(({ isAside }) => !isAside);
  const advice = adviceOn(answerOf(lines), error);
  const apply = (next: ArrangedLine[], words: string): void => {
    setLines(next);
    onChange(answerOf(next));
    setSaid(words);
  };
  const actions: LineActions = {
    move: (line, by) => {
      const next = moveLine(lines, line.id, by);
      const place = next.findIndex(({ id }) => id === line.id) + 1;
      moved.current = place;
      apply(next, `Line ${place} of ${used.length}: ${line.text}`);
    },
    indent: (line, by) => {
      const next = indentLine(lines, line.id, by);
      const level = next.find(({ id }) => id === line.id)?.level ?? 0;
      apply(next, `Indented by ${level * INDENT.length} spaces: ${line.text}`);
    },
    setAside: (line, isAside) => {
      // The next line takes its place, or it comes last.
      const place = isAside ? used.indexOf(line) + 1 : used.length + 1;
      moved.current = Math.min(place, isAside ? used.length - 1 : place);
      apply(
        setAside(lines, line.id, isAside),
        isAside ? `Set aside: ${line.text}` : `Added as the last line: ${line.text}`,
      );
    },
    choose: (line) => setChosenId(line.id),
  };
  // A browser takes the focus from an element that moves or disappears.
  useLayoutEffect(() => {
    const place = moved.current;
    if (place === null) return;
    moved.current = null;
    // Without lines, only those that aren't used are left.
    const row = list.current?.children[place - 1] ?? aside.current?.querySelector('button');
    if (row instanceof HTMLElement && document.activeElement === document.body) row.focus();
  }, [lines]);
  const drag = (line: ArrangedLine, clientY: number): void => {
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const from = used.findIndex(({ id }) => id === line.id);
    const over = rows.findIndex(({ top, bottom }) => clientY >= top && clientY <= bottom);
    if (over !== -1 && over !== from) actions.move(line, over - from);
  };
  return (
    <div className={styles.arrange}>
      <p className="label">
        <span className={styles.wide}>Move lines with the buttons or by dragging.</span>
        <span className={styles.narrow}>
          Choose a line for its buttons, or drag it by its handle.
        </span>{' '}
        The cross sets a line aside.{' '}
        <span className={styles.keys}>On the keyboard, use Alt and the arrow keys, or Delete.</span>
      </p>
      <ol ref={list} aria-label="Your program">
        {used.map((line, index) => (
          <UsedLine
            key={line.id}
            line={line}
            isChosen={line.id === chosenId}
            place={{ index, count: used.length }}
            advice={advice.get(index)}
            mustIndent={exercise.mustIndent}
            actions={actions}
            onDrag={(clientY) => drag(line, clientY)}
          />
        ))}
      </ol>
      <AsideLines ref={aside} lines={lines.filter(({ isAside }) => isAside)} actions={actions} />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
}

interface LineActions {
  move: (line: ArrangedLine, by: number) => void;
  indent: (line: ArrangedLine, by: number) => void;
  setAside: (line: ArrangedLine, isAside: boolean) => void;
  /** On a phone, only the chosen line shows its buttons. */
  choose: (line: ArrangedLine) => void;
}

interface UsedLineProps {
  line: ArrangedLine;
  isChosen: boolean;
  place: { index: number; count: number };
  advice: LineAdvice | undefined;
  mustIndent: boolean;
  actions: LineActions;
  /** Called while the line is dragged. */
  onDrag: (clientY: number) => void;
}

/** One line of the program. It has the focus itself, so that keys move it. */
function UsedLine(props: UsedLineProps) {
  const { line, isChosen, place, advice, mustIndent, actions, onDrag } = props;
  const adviceId = useId();
  const name = `line ${place.index + 1}`;
  return (
    <li
      tabIndex={0}
      aria-label={`Line ${place.index + 1}: ${line.text}`}
      aria-describedby={advice && adviceId}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
      data-advice={advice}
      data-chosen={isChosen || undefined}
      onFocus={() => actions.choose(line)}
      onClick={() => actions.choose(line)}
      onKeyDown={(event) => pressKey(event, { line, mustIndent, actions })}
    >
      <Grip onDrag={onDrag} />
      <LineText line={line} />
      {advice !== undefined && (
        <span id={adviceId}>
          <Badge tone="fail" packet="failed">
            {advice}
          </Badge>
        </span>
      )}
      <span className={styles.moves}>
        {mustIndent && (
          <>
            <Move
              label={`Indent ${name} less`}
              turn="left"
              onPress={() => actions.indent(line, -1)}
            />
            <Move label={`Indent ${name}`} turn="right" onPress={() => actions.indent(line, 1)} />
          </>
        )}
        <Move
          label={`Move ${name} up`}
          turn="up"
          isDisabled={place.index === 0}
          onPress={() => actions.move(line, -1)}
        />
        <Move
          label={`Move ${name} down`}
          turn="down"
          isDisabled={place.index === place.count - 1}
          onPress={() => actions.move(line, 1)}
        />
        <IconButton
          icon="close"
          label={`Set ${name} aside`}
          onClick={() => actions.setAside(line, true)}
        />
      </span>
    </li>
  );
}

type KeyTarget = Pick<UsedLineProps, 'line' | 'mustIndent' | 'actions'>;

function pressKey(event: KeyboardEvent, { line, mustIndent, actions }: KeyTarget): void {
  // The buttons inside have keys of their own.
  if (event.target !== event.currentTarget) return;
  const action = event.altKey ? moveOf(event.key, mustIndent) : null;
  if (action !== null) actions[action.name](line, action.by);
  else if (event.key === 'Delete' || event.key === 'Backspace') actions.setAside(line, true);
  else return;
  event.preventDefault();
}

function moveOf(key: string, mustIndent: boolean): { name: 'move' | 'indent'; by: number } | null {
  switch (key) {
    case 'ArrowUp':
      return { name: 'move', by: -1 };
    case 'ArrowDown':
      return { name: 'move', by: 1 };
    case 'ArrowLeft':
      return mustIndent ? { name: 'indent', by: -1 } : null;
    case 'ArrowRight':
      return mustIndent ? { name: 'indent', by: 1 } : null;
    default:
      return null;
  }
}

/** How far the chevron, which points down, is turned. */
const TURNS = { down: '0deg', left: '90deg', up: '180deg', right: '270deg' };

interface MoveProps {
  label: string;
  /** Where its arrow points. */
  turn: keyof typeof TURNS;
  isDisabled?: boolean;
  onPress: () => void;
}

function Move({ label, turn, isDisabled = false, onPress }: MoveProps) {
  return (
    <Button kind="quiet" size="small" aria-label={label} disabled={isDisabled} onClick={onPress}>
      <span style={{ rotate: TURNS[turn] }}>
        <Icon name="chevron" size={16} />
      </span>
    </Button>
  );
}

/** The handle for dragging. Keys and buttons do the same, so assistive technology doesn't need it. */
function Grip({ onDrag }: { onDrag: (clientY: number) => void }) {
  const start = (event: PointerEvent<HTMLElement>): void => {
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>): void => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event.clientY);
  };
  return (
    <span className={styles.grip} aria-hidden="true" onPointerDown={start} onPointerMove={move} />
  );
}

function LineText({ line: { text, level } }: { line: ArrangedLine }) {
  return (
    <code>
      <CodeLine tokens={highlightLines(`${INDENT.repeat(level)}${text}`)[0] ?? []} />
    </code>
  );
}

interface AsideLinesProps {
  ref: Ref<HTMLDivElement>;
  lines: ArrangedLine[];
  actions: LineActions;
}

function AsideLines({ ref, lines, actions }: AsideLinesProps) {
  if (lines.length === 0) return null;
  return (
    <div ref={ref} className={styles.aside}>
      <p className="label">Not used</p>
      <ol aria-label="Lines that are not used">
        {lines.map((line) => (
          <li key={line.id}>
            <LineText line={line} />
            <Button
              kind="quiet"
              size="small"
              aria-label={`Add ${line.text}`}
              onClick={() => actions.setAside(line, false)}
            >
              Add
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
