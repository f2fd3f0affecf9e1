import { Badge } from '../ui/badge.tsx';
import { Packet } from '../ui/packet.tsx';
import type { RecordedValue } from '../../sandbox/recording/recording.ts';
import type { Replay, ReplayFrame, ReplayVariable } from '../../sandbox/recording/replay.ts';
import { shortName } from './frame-names.ts';
import panes from './recorder.module.css';
import styles from './variables.module.css';
import { isOpaque, type NamedObject, objectsOf, shortValue, typeOf } from './value-words.ts';

interface StackViewProps {
  stack: readonly ReplayFrame[];
  /** The frame whose variables are shown. */
  shown: number;
  onShow: (frame: number) => void;
}

/** How many frames of a deep recursion are listed. */
const MAX_FRAMES = 30;

/** The call stack, innermost first. A frame opens its variables. */
export function StackView({ stack, shown, onShow }: StackViewProps) {
  return (
    <section
      className={styles.stack}
      data-single={stack.length === 1 || undefined}
      aria-label="Call stack"
    >
      <header className={panes['pane-head']}>
        <h3>Call stack</h3>
        <span className="label">{stack.length === 1 ? '1 frame' : `${stack.length} frames`}</span>
      </header>
      <ol className={styles.frames}>
        {stack.slice(0, MAX_FRAMES).map(({ frame, name, line }) => (
          <li key={frame}>
            <button
              type="button"
              aria-current={frame === shown || undefined}
              onClick={() => onShow(frame)}
            >
              <Packet state={frame === shown ? 'open' : 'locked'} />
              <span>{shortName(name)}</span>
              {line > 0 && <span className="label">line {line}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface VariablesViewProps {
  replay: Replay;
  step: number;
  frame: ReplayFrame;
  /** The variable that "Next change" follows. */
  followed: string | null;
  onFollow: (name: string) => void;
}

/** The variables of a frame, and the objects that they refer to as boxes. */
export function VariablesView({ replay, step, frame, followed, onFollow }: VariablesViewProps) {
  const name = shortName(frame.name);
  const variables = replay.variablesAt(step, frame.frame);
  const objects = objectsOf(replay, step, [...variables, ...returnedAt(replay, step, frame)]);
  const changed = variables.filter(({ isChanged }) => isChanged).length;
  return (
    <section aria-label={`Variables in ${name}`}>
      <header className={panes['pane-head']}>
        <h3>Variables in {name}</h3>
        <span className="label">{changed === 0 ? 'nothing' : changed} changed</span>
      </header>
      {variables.length === 0 && !endsAt(replay, step, frame) ? (
        <p className={styles.none}>No variables yet.</p>
      ) : (
        <table className={styles.variables}>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
              <th scope="col">Type</th>
            </tr>
          </thead>
          <tbody>
            <ResultRow {...{ replay, step, frame }} />
            {variables.map((variable) => (
              <VariableRow
                key={variable.name}
                {...{ replay, step, variable, onFollow }}
                isFollowed={variable.name === followed}
              />
            ))}
          </tbody>
        </table>
      )}
      {objects.length > 0 && (
        <ul className={styles.objects} aria-label="Objects">
          {objects.map((object) => (
            <ObjectBox key={object.id} {...{ replay, step, object }} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether a frame returns, yields or raises something at a step. */
function endsAt(replay: Replay, step: number, { frame }: ReplayFrame): boolean {
  const { result, frame: own } = replay.stepAt(step);
  return result !== undefined && own === frame;
}

/** What the call returns or yields at this step, so that an object among it has a box. */
function returnedAt(replay: Replay, step: number, frame: ReplayFrame) {
  const { kind, result } = replay.stepAt(step);
  const isReturned = endsAt(replay, step, frame) && (kind === 'return' || kind === 'yield');
  return isReturned && result !== undefined ? [{ name: kind, value: result }] : [];
}

/** What the call hands back at this step. */
function ResultRow({ replay, step, frame }: Pick<VariablesViewProps, 'replay' | 'step' | 'frame'>) {
  const { kind, result } = replay.stepAt(step);
  if (result === undefined || !endsAt(replay, step, frame)) return null;
  const isReturned = kind === 'yield' || kind === 'return';
  return (
    <tr data-changed>
      <td>{isReturned ? kind : 'raise'}</td>
      <td>
        {isReturned ? (
          <ValueView {...{ replay, step, value: result }} />
        ) : (
          shortValue(replay, step, result)
        )}
      </td>
      <td className="quiet">{typeOf(replay, step, result)}</td>
    </tr>
  );
}

interface VariableRowProps {
  replay: Replay;
  step: number;
  variable: ReplayVariable;
  isFollowed: boolean;
  onFollow: (name: string) => void;
}

function VariableRow({ replay, step, variable, isFollowed, onFollow }: VariableRowProps) {
  const { name, value, isChanged } = variable;
  return (
    <tr data-changed={isChanged || undefined}>
      <td>
        <button
          type="button"
          aria-pressed={isFollowed}
          title={`Follow the changes of ${name}`}
          onClick={() => onFollow(name)}
        >
          {name}
        </button>
      </td>
      <td>
        <ValueView {...{ replay, step, value }} />
        {isChanged && <span className="visually-hidden"> changed</span>}
      </td>
      <td className="quiet">{typeOf(replay, step, value)}</td>
    </tr>
  );
}

interface ValueViewProps {
  replay: Replay;
  step: number;
  value: RecordedValue;
}

/** A value in one line, or a reference to a box. */
function ValueView({ replay, step, value }: ValueViewProps) {
  const object = value.kind === 'scalar' ? null : replay.objectAt(step, value.object);
  if (value.kind === 'scalar' || (object !== null && isOpaque(object))) {
    return shortValue(replay, step, value);
  }
  return (
    <span className={styles.reference}>
      <span aria-hidden="true">→ </span>
      <span className="visually-hidden">refers to </span>
      {objectName(typeOf(replay, step, value), value.object)}
    </span>
  );
}

function objectName(type: string, object: number): string {
  return `${type} ${object + 1}`;
}

interface ObjectBoxProps {
  replay: Replay;
  step: number;
  object: NamedObject;
}

/** An object as a row of cells, with the names that refer to it. */
function ObjectBox({ replay, step, object }: ObjectBoxProps) {
  const { id, content, names, isChanged } = object;
  const { type, size, items } = content;
  const isShared = names.length > 1;
  return (
    <li data-changed={isChanged || undefined}>
      <p>
        <b>{objectName(type, id)}</b>
        <span className="quiet">{names.join(', ')}</span>
        {isShared && <Badge tone="warn">{names.length} names, one object</Badge>}
      </p>
      {items.length === 0 ? (
        <span className="label">empty</span>
      ) : (
        <ol className={styles.cells}>
          {items.map(({ label, value }, index) => (
            <li key={index}>
              {label !== null && <span className="label">{label}</span>}
              <span>
                <ValueView {...{ replay, step, value }} />
              </span>
            </li>
          ))}
          {size !== null && size > items.length && (
            <li className="label">… {size - items.length} more</li>
          )}
        </ol>
      )}
    </li>
  );
}
