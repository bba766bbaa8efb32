declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/** The list that src/gatsby/write-fonts.ts writes for html.tsx. */
declare module '*/fonts.json';

declare module '*.module.scss' {
  const classes: { readonly [className: string]: string };
  export = classes;
}
declare module '*.scss';
