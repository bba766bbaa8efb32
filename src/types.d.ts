declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

/** Where the site's fonts are: `gatsby-node` defines it for the program that renders the pages. */
declare const FONT_ADDRESSES: Record<import('./font-faces').FontName, string>;
declare module '*.module.scss' {
  const classes: { readonly [className: string]: string };
  export = classes;
}
declare module '*.scss';
