declare module 'subset-font' {
  export default function subsetFont(font: Buffer, text: string, options: object): Promise<Buffer>;
}

declare module '*.module.scss' {
  const classes: { readonly [className: string]: string };
  export = classes;
}
declare module '*.scss';
