import { Component, type ReactNode } from 'react';
import { logFailure } from '../log-failure.ts';

interface ErrorBoundaryProps {
  /** What is shown instead of the children once one of them has thrown. */
  render: (error: unknown) => ReactNode;
  /** Another value forgets the error. The children stay mounted, and what they know with them. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Catches what its children throw while they render. React offers this to classes alone. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { caught: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return resetKey === state.resetKey ? null : { caught: null, resetKey };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page could not be shown.', error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.render(caught.error) : this.props.children;
  }
}
