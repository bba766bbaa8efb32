/** Where the development server sends diagnostics (content-diagnostics.ts). */
export const contentDiagnosticsPath = '/___content-diagnostics';

/** Shows the diagnostics of the content at the foot of the development server's pages. */
export const showContentDiagnostics = (): void => {
  const panel = Object.assign(document.createElement('pre'), { id: 'content-diagnostics' });
  panel.role = 'alert';
  panel.style.cssText = `all: revert; position: fixed; inset: auto 0 0; z-index: 2147483647; margin: 0;
    max-height: 60vh; overflow: auto; padding: 24px; font: 15px/1.5 monospace; white-space: pre-wrap;
    color: #fff; background: #7a1020;`;
  new EventSource(contentDiagnosticsPath).onmessage = ({ data }) => {
    panel.textContent = JSON.parse(data);
    if (panel.textContent) document.body.append(panel);
    else panel.remove();
  };
};
