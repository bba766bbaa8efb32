import { Component, type ReactNode } from 'react';
import { UnexpectedError } from './unexpected-error';

type Props = { children: ReactNode };
type State = { error: Error | null };

const reload = () => window.location.reload();

/** Catches what goes wrong while a page renders, so that a visitor never sees a blank page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  // "Back" leads to a page that may well render: load it afresh.
  override componentDidCatch() {
    window.addEventListener('popstate', reload);
  }

  override componentWillUnmount() {
    window.removeEventListener('popstate', reload);
  }

  override render() {
    return this.state.error ? <UnexpectedError error={this.state.error} /> : this.props.children;
  }
}
