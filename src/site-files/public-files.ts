import { defaultLanguage, pageColours } from '../constants';
import type { Facts } from '../schema/site';

/** The path of security.txt (RFC 9116, section 3). */
export const securityTxtFile = '.well-known/security.txt';

/**
 * The list of pages for search engines (sitemaps.org protocol).
 * @param origin the site's URL, without a trailing slash
 * @param paths the pages' paths, each with its leading slash
 */
export const sitemap = (origin: string, paths: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `  <url><loc>${new URL(path, origin).href}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** Allows every crawler, and names the sitemap (RFC 9309). */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${new URL('/sitemap.xml', origin).href}`, ''].join('\n');

/** The contact for reports of security vulnerabilities (RFC 9116). It must expire within a year (section 2.5.5). */
export const securityTxt = (facts: Facts): string => {
  const expires = new Date(Date.now() + 364 * 24 * 60 * 60 * 1000);
  return [
    `Contact: ${facts.securityContact}`,
    `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
    `Preferred-Languages: ${facts.supportLanguages.join(', ')}`,
    `Canonical: ${new URL(securityTxtFile, facts.siteUrl).href}`,
    '',
  ].join('\n');
};

/** The name and the icons of the site on a phone's home screen (W3C Web Application Manifest). */
export const webManifest = (name: string, description: string): string => {
  const manifest = {
    name,
    short_name: name,
    description,
    lang: defaultLanguage,
    start_url: '/',
    display: 'browser',
    background_color: pageColours.light,
    theme_color: pageColours.light,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};
