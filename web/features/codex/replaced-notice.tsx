import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Packet } from '../../ui/packet.tsx';
import styles from './workspace.module.css';

interface ReplacedNoticeProps {
  words: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says that the learner's code was replaced, and offers to restore it. */
export function ReplacedNotice({ words, onUndo, onClose }: ReplacedNoticeProps) {
  return (
    <div className={styles.replaced} role="status">
      <Packet state="pending" />
      <span>{words}</span>
      <Button size="small" onClick={onUndo}>
        Undo
      </Button>
      <IconButton icon="close" size="small" label="Close" onClick={onClose} />
    </div>
  );
}
