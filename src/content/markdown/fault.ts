/** A mistake, and where it is written: its offset in the Markdown. */
export type MarkdownFault = { offset: number; message: string };
