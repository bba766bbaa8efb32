declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/** The files of the site's fonts: write-fonts.ts defines it for the program that renders the pages. */
declare const FONT_FILES: import('./font-faces').FontFile[];

declare module '*.module.scss' {
  const classes: { readonly [className: string]: string };
  export = classes;
}
declare module '*.scss';
