import { showContentDiagnostics } from './src/gatsby/show-content-diagnostics';

/** For the development server alone: pages of the built site come without Gatsby's scripts. */
export const onClientEntry = showContentDiagnostics;
