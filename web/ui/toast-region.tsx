import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { Toast, type ToastContent } from './toast.tsx';
import styles from './toast.module.css';

interface Toasts {
  show: (toast: ToastContent) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Lets everything inside it show toasts, and is where they appear. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<{ id: string; toast: ToastContent }[]>([]);
  const show = useCallback((toast: ToastContent) => {
    setShown((others) => [...others, { id: crypto.randomUUID(), toast }]);
  }, []);
  const close = useCallback((id: string) => {
    setShown((others) => others.filter((other) => other.id !== id));
  }, []);
  const toasts = useMemo(() => ({ show }), [show]);
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.region}>
        {shown.map(({ id, toast }) => (
          <ClosingToast key={id} id={id} toast={toast} close={close} />
        ))}
      </div>
    </ToastContext>
  );
}

interface ClosingToastProps {
  id: string;
  toast: ToastContent;
  close: (id: string) => void;
}

// A stable callback per toast: a new one would start its time again.
function ClosingToast({ id, toast, close }: ClosingToastProps) {
  const onClose = useCallback(() => close(id), [close, id]);
  return <Toast toast={toast} onClose={onClose} />;
}

/**
 * The way to show a toast.
 *
 * @throws {Error} outside a ToastRegion
 */
export function useToast(): Toasts {
  const toasts = use(ToastContext);
  if (!toasts) throw new Error('useToast needs a ToastRegion around it.');
  return toasts;
}
