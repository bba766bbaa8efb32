import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import type { Facts } from '../schema/site';

/** What a rule looks at. */
export type Content = {
  contentDir: string;
  /** The name of the folder, with which the paths in diagnostics begin. */
  root: string;
  /** Paths from the folder. */
  files: string[];
  loaded: LoadedDocument[];
  facts: Partial<Facts>;
};

/** A rule that concerns more than the writing of one field. */
export type Rule = (content: Content) => Diagnostic[];
