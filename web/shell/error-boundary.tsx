import { Component, type ReactNode } from 'react';
import { logFailure } from '../log-failure.ts';

interface ErrorBoundaryProps {
  /** Renders the replacement for the children after one of them has thrown. */
  render: (error: unknown) => ReactNode;
  /** A new value clears the error without remounting the children. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  caught: { error: unknown } | null;
  resetKey: string | undefined;
}

/** Catches errors that its children throw while rendering. React supports this only in classes. */
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
