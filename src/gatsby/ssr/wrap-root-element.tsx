import type { WrapRootElementBrowserArgs } from 'gatsby';
import { ErrorBoundary } from '../../components/error-boundary';

/** The same tree on the server and in the browser, as hydration asks. */
export const wrapRootElement = ({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) => (
  <ErrorBoundary>{element}</ErrorBoundary>
);
