import { Component, type ReactNode } from 'react';
import { logFailure } from '../log-failure.ts';

interface ErrorBoundaryProps {
  /** What is shown instead of the children once one of them has thrown. */
  render: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches what its children throw while they render. React offers this to classes alone. Key it to reset it. */
export class ErrorBoundary extends Component<
  ErrorBoundaryProps,
  { caught: { error: unknown } | null }
> {
  override state: { caught: { error: unknown } | null } = { caught: null };

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } };
  }

  override componentDidCatch(error: unknown) {
    logFailure('A page could not be shown.', error);
  }

  override render() {
    const { caught } = this.state;
    return caught ? this.props.render(caught.error) : this.props.children;
  }
}
