/** For the development server alone: pages of the built site come without Gatsby's scripts. */
export { showContentDiagnostics as onClientEntry } from './src/gatsby/show-content-diagnostics';
