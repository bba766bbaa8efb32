import type { IGatsbyImageData } from 'gatsby-plugin-image';

/** Data as the pages' queries return it, for unit tests. */

export const drawing = (name: string) => ({
  publicURL: `/static/${name}.svg`,
  svg: { width: 80, height: 60, dark: false },
  photo: null,
});

const candidates = (name: string, type: string) => `/static/${name}.${type} 100w,\n/static/${name}-2x.${type} 200w`;

export const screenshot = (name: string) => {
  const gatsbyImageData: IGatsbyImageData = {
    layout: 'constrained',
    width: 100,
    height: 200,
    backgroundColor: '#fff6ea',
    images: {
      fallback: { src: `/static/${name}.png`, srcSet: candidates(name, 'png'), sizes: '100px' },
      sources: ['avif', 'webp'].map((type) => ({
        type: `image/${type}`,
        srcSet: candidates(name, type),
        sizes: '100px',
      })),
    },
  };
  return { alt: `L’écran ${name}`, image: { publicURL: `/static/${name}.png`, svg: null, photo: { gatsbyImageData } } };
};

export const badge = {
  lead: 'Télécharger dans',
  store: 'l’App Store',
  alt: 'Télécharger dans l’App Store',
  artwork: null,
};

export const storeUrl = 'https://apps.apple.com/fr/app/x/id1';
