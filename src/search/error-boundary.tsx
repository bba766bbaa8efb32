import { Component, type ReactNode } from 'react';
import { Drawing } from './results';
import type { SearchMessages } from './search-messages';

type Props = { messages: SearchMessages['error']; children: ReactNode };

/** Replaces a search that failed to render by the unexpected application error: its text, and ways back. */
export class ErrorBoundary extends Component<Props, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error() };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { lang, title, text, details, reload, home } = this.props.messages;
    return (
      <section className="search-card search-error" lang={lang} role="alert">
        <h2>{title}</h2>
        <p>{text}</p>
        <Drawing of="error" />
        <div className="search-actions">
          <button type="button" className="search-button" onClick={() => window.location.reload()}>
            {reload}
          </button>
          <a href="/">{home}</a>
        </div>
        <details>
          <summary>{details}</summary>
          <pre>{error instanceof Error ? error.message : String(error)}</pre>
        </details>
      </section>
    );
  }
}
