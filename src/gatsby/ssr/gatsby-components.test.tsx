import { knownHead, pictureFirst, splitStyleSheet, withoutScripts } from './gatsby-components';

const Slice = (_: { sliceId: string }) => null;
const inline = (text: string) => ({ __html: text });
const sheet = (address: string) => (
  <style key="s" data-href={address} data-identity="gatsby-global-css" dangerouslySetInnerHTML={inline('p{top:0}')} />
);
const title = <title key="t">A</title>;
const data = <script key="d" type="application/ld+json" dangerouslySetInnerHTML={inline('{}')} />;
const loader = <script key="script-loader" dangerouslySetInnerHTML={inline('window.pagePath="/"')} />;
const scripts = <Slice key="x" sliceId="_gatsby-scripts" />;

describe('the head', () => {
  it('keeps what this site knows, and leaves out what it does not use', () => {
    const head = [title, data, sheet('/styles.css'), <meta key="generator-5" />, <style key="gatsby-image-style" />];
    expect(knownHead(head)).toEqual([title, data, sheet('/styles.css')]);
  });

  it.each([
    ['style', <style key="plugin" />],
    ['script', <script key="plugin" />],
  ])('refuses a %s that a plugin adds', (name, component) => {
    expect(() => knownHead([title, component])).toThrow(`adds a ${name} that is not known`);
  });

  it('asks for the picture of all screens before the fonts, for that of some after them', () => {
    const font = <link rel="preload" as="font" href="/font.woff2" />;
    const picture = <link rel="preload" as="image" href="/picture.svg" />;
    const onTablets = <link rel="preload" as="image" href="/tablet.svg" media="(min-width: 40rem)" />;
    expect(pictureFirst([title, font, onTablets, picture])).toEqual([picture, title, font, onTablets]);
  });

  it('gives its style sheet apart', () => {
    expect(splitStyleSheet([title, sheet('/styles.css')], '/styles.css')).toEqual({ css: 'p{top:0}', rest: [title] });
  });

  it.each([
    ['none', [title]],
    ['two', [sheet('/styles.css'), sheet('/styles.css')]],
    ['another', [sheet('/other.css')]],
  ])('refuses %s where one style sheet is expected', (_, components) => {
    expect(() => splitStyleSheet(components, '/styles.css')).toThrow('is not the one at /styles.css');
  });
});

describe('the end of the body', () => {
  it('loses Gatsby’s scripts', () => {
    expect(withoutScripts([loader, scripts])).toEqual([]);
  });

  it.each([
    ['another script', [loader, scripts, <script key="plugin" />]],
    ['another slice', [loader, <Slice key="x" sliceId="footer" />]],
    ['no scripts', []],
  ])('is refused with %s', (_, components) => {
    expect(() => withoutScripts(components)).toThrow('otherwise than this site knows');
  });
});
