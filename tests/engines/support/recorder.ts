/*
 * WebKit's driver hands no console out, so its pages bring a recorder. It hears what scripts write and
 * throw, what the page's policy refuses and what does not load; not what the engine itself remarks.
 */

type Recording = { complaints?: string[] };

/** The first script of a page. Uses nothing from outside itself. */
const record = () => {
  const complaints: string[] = [];
  Object.assign(window, { complaints } satisfies Recording);
  for (const name of ['warn', 'error'] as const) {
    const original = console[name];
    console[name] = (...words: unknown[]) => {
      complaints.push(words.map(String).join(' '));
      original(...words);
    };
  }
  addEventListener(
    'error',
    ({ message, target }) => {
      const address = (target as { src?: string; href?: string }).src ?? (target as { href?: string }).href;
      complaints.push(message ?? `Failed to load ${address}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  );
};

/** The program of the recorder, for a `<script>`. */
export const recorderProgram = `(${record})()`;

/** What the recorder of a page has heard since the last call. Runs in the page. */
export const takeComplaints = (): string[] => (window as Recording).complaints?.splice(0) ?? [];
