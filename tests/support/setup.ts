import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);

// jsdom lays nothing out, and no window of its grows.
if (typeof window !== 'undefined') window.matchMedia ??= () => new EventTarget() as MediaQueryList;
