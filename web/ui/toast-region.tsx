import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { loadWithRetry } from '../lazy-page.ts';
import { logFailure } from '../log-failure.ts';
import type { ShownToast, ToastContent, ToastsProps } from './toasts.tsx';

interface ToastActions {
  show: (toast: ToastContent) => void;
  /** Shows the toasts in an element of the page instead of that of the frame; null for the frame's. */
  setSlot: (slot: HTMLElement | null) => void;
  /** Shows the toasts in an element of the frame unless a page has one. */
  setFrameSlot: (slot: HTMLElement | null) => void;
}

const ToastContext = createContext<ToastActions | null>(null);

const loadToasts = () => loadWithRetry(() => import('./toasts.tsx'));

// The region surrounds every page. Only pages that show toasts load the code that renders them.
const Toasts = lazy(async (): Promise<{ default: ComponentType<ToastsProps> }> => {
  try {
    return { default: (await loadToasts()).Toasts };
  } catch (error) {
    // A missing toast is better than an error screen.
    logFailure('The toasts could not be loaded.', error);
    return { default: NoToasts };
  }
});

function NoToasts(_: ToastsProps): ReactNode {
  return null;
}

/** Shows the toasts of everything inside it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<readonly ShownToast[]>([]);
  const [hasShown, setHasShown] = useState(false);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [frameSlot, setFrameSlot] = useState<HTMLElement | null>(null);
  const actions = useMemo(
    () => ({
      setSlot,
      setFrameSlot,
      show: (toast: ToastContent) => {
        setHasShown(true);
        setShown((others) => [...others, { ...toast, id: crypto.randomUUID() }]);
      },
    }),
    [],
  );
  const isForFrame = shown.some((toast) => toast.isForFrame);
  const close = (id: string) => setShown((all) => all.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={actions}>
      {children}
      {hasShown && (
        <Suspense fallback={null}>
          <Toasts
            shown={shown}
            onClose={close}
            slot={isForFrame ? frameSlot : (slot ?? frameSlot)}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Returns the ref of the element of the frame that toasts appear in; undefined outside a ToastRegion. */
export function useToastFrame(): ((slot: HTMLElement | null) => void) | undefined {
  return use(ToastContext)?.setFrameSlot;
}

/**
 * Returns the ref of the element that toasts appear in while it is on the page, next to what they are about.
 *
 * @throws {Error} outside a ToastRegion
 */
export function useToastSlot(): (slot: HTMLElement | null) => void {
  return useToast().setSlot;
}

/**
 * Returns a function that shows toasts. Their code loads with the page that may need them.
 *
 * @throws {Error} outside a ToastRegion
 */
export function useToast(): ToastActions {
  const actions = use(ToastContext);
  if (!actions) throw new Error('useToast must be used within a ToastRegion.');
  useEffect(() => {
    // The first toast loads it again and reports the failure.
    loadToasts().catch(() => undefined);
  }, []);
  return actions;
}
