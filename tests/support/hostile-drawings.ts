import { gzipSync } from 'node:zlib';

/** A drawing that the check must refuse, and all that it must say about it: place and words of each diagnostic. */
type HostileDrawing = { what: string; bytes: Buffer; said: [place: string, words: string][] };

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

/** A whole drawing around what is hostile, which begins in line 2. */
const drawing = (inner: string, attributes = '') =>
  `<svg ${xmlns}${attributes && ` ${attributes}`} viewBox="0 0 9 9">\n${inner}\n</svg>\n`;
const utf16 = (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);

const element = (name: string) => `<${name}> may not stand in a drawing. Remove it, with all that is in it.`;
const attribute = (name: string) => `The attribute ${name} may not stand in a drawing. Remove it.`;
const leadsOut = (name: string) => `${name} leads out of the drawing. Write the id of one of its elements`;
const holds = (name: string, written: string) =>
  `${name} holds ${written}, which may not stand in a drawing. Remove it`;

// biome-ignore format: one line for each
const table: [what: string, text: string | Buffer, ...said: [place: string, words: string][]][] = [
  // Programs
  ['a script', drawing('<script>alert(1)</script>'), ['2:1', element('script')]],
  ['a script in the disguise of data', drawing('<script class="application/ld+json">alert(1)</script>'), ['2:1', element('script')]],
  ['a script in capitals', drawing('<SCRIPT>alert(1)</SCRIPT>'), ['2:1', element('SCRIPT')]],
  ['a script from elsewhere', drawing('<script href="https://evil.example/a.js"/>'), ['2:1', element('script')]],
  ['a script under a prefix', drawing('<s:script>alert(1)</s:script>', `xmlns:s="http://www.w3.org/2000/svg"`), ['1:41', attribute('xmlns:s')], ['2:1', element('s:script')]],
  ['a script of HTML', drawing('<h:script>alert(1)</h:script>', 'xmlns:h="http://www.w3.org/1999/xhtml"'), ['1:41', attribute('xmlns:h')], ['2:1', element('h:script')]],
  ['a script deep in the drawing', drawing('<g><g>\n  <script>alert(1)</script></g></g>'), ['3:3', element('script')]],
  ['two scripts, and a handler between them', drawing('<script/>\n<g onclick="a()"/>\n<script/>'), ['2:1', element('script')], ['3:4', attribute('onclick')], ['4:1', element('script')]],
  ['a handler of the whole drawing', drawing('<g/>', 'onload="alert(1)"'), ['1:41', attribute('onload')]],
  ['a handler in capitals', drawing('<rect ONLOAD="alert(1)"/>'), ['2:7', attribute('ONLOAD')]],
  ['a handler on a line of its own', drawing('<rect\n  width="1"\n  onfocusin = "alert(1)"/>'), ['4:3', attribute('onfocusin')]],
  ['a handler written in entities', drawing('<rect onmouseover="&#97;lert(1)"/>'), ['2:7', attribute('onmouseover')]],
  ['a handler that only animations know', drawing('<path onbegin="alert(1)"/>'), ['2:7', attribute('onbegin')]],
  ['a handler under a prefix', drawing('<path ev:onload="alert(1)"/>', 'xmlns:ev="http://www.w3.org/2001/xml-events"'), ['1:41', attribute('xmlns:ev')], ['2:7', attribute('ev:onload')]],
  ['a handler of XML Events', drawing('<handler/>'), ['2:1', element('handler')]],
  // Other documents within
  ['a page within', drawing('<foreignObject><body><iframe src="javascript:alert(1)"/></body></foreignObject>'), ['2:1', element('foreignObject')]],
  ['a frame', drawing('<iframe src="https://evil.example"/>'), ['2:1', element('iframe')]],
  ['an element of HTML', drawing('<img src="x"/>'), ['2:1', element('img')]],
  ['HTML in a title', drawing('<title><img src="x" onerror="alert(1)"/></title>'), ['2:8', element('img')]],
  ['another meaning of g', drawing('<g xmlns="http://www.w3.org/1999/xhtml"/>'), ['2:4', 'xmlns is not "http://www.w3.org/2000/svg"']],
  ['a root that is no drawing', `<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>`, ['1:1', element('html')]],
  ['a root in the wrong namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"/>', ['1:6', 'xmlns is not "http://www.w3.org/2000/svg"']],
  ['a root without a namespace', '<svg/>', ['1:1', 'The drawing lacks xmlns=']],
  // Links and references
  ['a link', drawing('<a href="https://evil.example"><rect/></a>'), ['2:1', element('a')]],
  ['a link that runs', drawing('<a xlink:href="javascript:alert(1)"><rect/></a>', xlink), ['2:1', element('a')]],
  ['a shape of another file', drawing('<use href="https://evil.example/a.svg#b"/>'), ['2:6', leadsOut('href')]],
  ['a shape of a file beside it', drawing('<use xlink:href="a.svg#b"/>', xlink), ['2:6', leadsOut('xlink:href')]],
  ['a shape within an address', drawing('<use href="data:image/svg+xml;base64,PHN2Zy8+#a"/>'), ['2:6', leadsOut('href')]],
  ['a reference that begins with a space', drawing('<use href=" javascript:alert(1)"/>'), ['2:6', leadsOut('href')]],
  ['a reference written in entities', drawing('<use href="&#106;avascript&#58;alert(1)"/>'), ['2:6', leadsOut('href')]],
  ['xlink bound to something else', drawing('<g/>', 'xmlns:xlink="http://www.w3.org/2000/svg"'), ['1:41', 'xmlns:xlink is not "http://www.w3.org/1999/xlink"']],
  ['a reference under another prefix', drawing('<use x:href="https://evil.example/#a"/>', 'xmlns:x="http://www.w3.org/1999/xlink"'), ['1:41', attribute('xmlns:x')], ['2:6', attribute('x:href')]],
  ['another base for references', drawing('<use href="#a" xml:base="https://evil.example/"/>'), ['2:16', attribute('xml:base')]],
  ['a picture from elsewhere', drawing('<image href="https://evil.example/a.png"/>'), ['2:1', element('image')]],
  ['a picture of pixels', drawing('<image href="data:image/png;base64,iVBORw0KGgo="/>'), ['2:1', element('image')]],
  ['a filter that fetches', drawing('<filter id="a"><feImage href="https://evil.example/a.svg"/></filter>'), ['2:16', element('feImage')]],
  ['a request at each click', drawing('<path ping="https://evil.example"/>'), ['2:7', attribute('ping')]],
  // Animations
  ['a reference that changes', drawing('<use href="#a"><animate attributeName="href" values="javascript:alert(1)"/></use>'), ['2:16', element('animate')]],
  ['a reference that is set', drawing('<use href="#a"><set attributeName="xlink:href" to="https://evil.example/#a"/></use>'), ['2:16', element('set')]],
  ['a handler that is set', drawing('<g><set attributeName="onmouseover" to="alert(1)"/></g>'), ['2:4', element('set')]],
  ['a transformation that runs a program', drawing('<g><animateTransform onbegin="alert(1)" attributeName="transform"/></g>'), ['2:4', element('animateTransform')]],
  // Styles
  ['a fill from elsewhere', drawing('<rect fill="url(https://evil.example/#a)"/>'), ['2:7', holds('fill', 'url(https://evil.example/#a)')]],
  ['a fill from elsewhere, in quotes', drawing('<rect fill="url(\'//evil.example/#a\')"/>'), ['2:7', holds('fill', "url('//evil.example/#a'")]],
  ['a mask of another file', drawing('<g mask="url(a.svg#b)"/>'), ['2:4', holds('mask', 'url(a.svg#b)')]],
  ['a background from elsewhere', drawing('<g style="background:url(https://evil.example)"/>'), ['2:4', holds('style', 'url(https://evil.example)')]],
  ['a background written with escapes', drawing('<g style="background:\\75 r\\6c(https://evil.example)"/>'), ['2:4', holds('style', '\\75 r\\6c(https://evil.example)')]],
  ['a background of several', drawing('<g style="background:image-set(\'https://evil.example\' 1x)"/>'), ['2:4', holds('style', "image-set('https://evil.example'")]],
  ['an expression', drawing('<g style="width:expression(alert(1))"/>'), ['2:4', holds('style', 'expression(')], ['2:4', holds('style', 'alert(')]],
  ['a style sheet from elsewhere', drawing('<style>@import "https://evil.example";</style>'), ['2:1', holds('The style', '@import')]],
  ['the same, written with escapes', drawing('<style>@\\69mport "https://evil.example";</style>'), ['2:1', holds('The style', '@\\69mport')]],
  ['the same, written in entities', drawing('<style>&#64;import "https://evil.example";</style>'), ['2:1', holds('The style', '@import')]],
  ['a font from elsewhere', drawing('<style>@font-face{font-family:a;src:url(https://evil.example)}</style>'), ['2:1', holds('The style', '@font-face')], ['2:1', holds('The style', 'url(https://evil.example)')]],
  ['an address that a comment cuts in two', drawing('<style>g{fill:ur<!-- -->l(https://evil.example)}</style>'), ['2:1', holds('The style', 'url(https://evil.example)')]],
  ['an address that never ends', drawing('<g style="fill:url(https://evil.example"/>'), ['2:4', holds('style', 'url(https://evil.example')]],
  // The writing of the file
  ['a document type', `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "https://evil.example/a.dtd">\n${drawing('<g/>')}`, ['1:1', '<!DOCTYPE …> may not stand in a drawing']],
  ['an entity that holds a script', `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>\n${drawing('&a;')}`, ['1:1', '<!DOCTYPE …> may not stand'], ['3:3', 'undefined entity']],
  ['an entity from a file', `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>\n${drawing('<text>&a;</text>')}`, ['1:1', '<!DOCTYPE …> may not stand'], ['3:9', 'undefined entity']],
  ['entities that multiply', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n${drawing('<text>&b;</text>')}`, ['1:1', '<!DOCTYPE …> may not stand'], ['3:9', 'undefined entity']],
  ['a style sheet by an instruction', `<?xml-stylesheet href="https://evil.example/a.css"?>\n${drawing('<g/>')}`, ['1:1', '<?xml-stylesheet …?> may not stand']],
  ['an instruction for a server', drawing('<?php system("id") ?>'), ['2:1', '<?php …?> may not stand']],
  ['a script that only HTML finds, in CDATA', drawing('<title><![CDATA[</title><script>alert(1)</script>]]></title>'), ['2:8', '<![CDATA[…]]> may not stand']],
  ['a script that only HTML finds, after a comment', drawing('<!--><script>alert(1)</script>-->'), ['2:1', 'A comment with "<" or ">" in it']],
  ['an encoding that hides what is written', `<?xml version="1.0" encoding="UTF-7"?>\n${drawing('+ADw-script+AD4-')}`, ['1:1', 'The first line says neither XML 1.0 nor UTF-8']],
  ['another version of XML', `<?xml version="1.1"?>\n${drawing('<g/>')}`, ['1:1', 'The first line says neither XML 1.0 nor UTF-8']],
  ['UTF-16', utf16(drawing('<script>alert(1)</script>')), ['1:1', 'The file is no text in UTF-8']],
  ['bytes that are no text', Buffer.from([...Buffer.from(drawing('<g/>')), 0xc0, 0xaf]), ['1:1', 'The file is no text in UTF-8']],
  ['a compressed file', gzipSync(drawing('<script>alert(1)</script>')), ['1:1', 'The file is no text in UTF-8']],
  ['an element that does not end', `<svg ${xmlns}>\n<g onload="alert(1)"></svg>`, ['2:4', attribute('onload')], ['2:27', 'no well-formed XML: unexpected close tag']],
  ['an attribute without quotes', drawing('<g fill=red/>'), ['2:9', 'no well-formed XML']],
  ['an attribute twice', drawing('<g id="a" id="b"/>'), ['2:18', 'no well-formed XML: duplicate attribute']],
  ['no text at all', '', ['1:1', 'no well-formed XML: document must contain a root element']],
  ['a page of HTML', '<!doctype html><script>alert(1)</script>', ['1:9', 'no well-formed XML']],
];

export const hostileDrawings: HostileDrawing[] = table.map(([what, text, ...said]) => ({
  what,
  bytes: Buffer.from(text as string),
  said,
}));
