import { showsAnotherAddress } from './shown-address';

test.each([
  ['another mailbox', 'help@us.example', 'mailto:hello@us.example'],
  ['another mailbox, with a subject', 'help@us.example', 'mailto:hello@us.example?subject=Hi'],
  ['a page', 'help@us.example', '/support'],
  ['another site', 'https://us.example', 'https://them.example'],
  ['a site of which it is the beginning', 'www.us.ex', 'https://www.us.example'],
  ['another site, by its name alone', 'us.example', 'https://us.examples/'],
  ['another page, without https://', 'us.example/terms', 'https://us.example/privacy'],
  ['another page', 'https://us.example/terms', 'https://us.example/privacy'],
  ['less of the address', 'https://us.example/terms', 'https://us.example'],
  ['a mailbox', 'www.us.example', 'mailto:help@us.example'],
])('an address that leads to %s', (_, text, url) => expect(showsAnotherAddress(text, url)).toBe(true));

test.each([
  ['its mailbox', 'help@us.example', 'mailto:help@us.example'],
  ['its mailbox in other letters, with a subject', ' Help@us.example', 'mailto:help@US.example?subject=Hi'],
  ['its site, by its name', 'us.example', 'https://www.us.example/complaints'],
  ['itself', 'https://us.example/terms', 'https://us.example/terms/'],
  ['itself without encryption', 'http://us.example', 'https://us.example'],
  ['itself without www', 'https://us.example', 'https://www.us.example'],
  ['a page of its site', 'www.us.example', 'https://us.example/complaints?lang=fr'],
  ['a part of its page', 'https://us.example/terms', 'https://us.example/terms#trial'],
  ['a page of this site', 'https://us.example', '/'],
  ['what nobody knows yet', 'help@us.example', 'mailto:{{supportEmail}}'],
])('an address that leads to %s', (_, text, url) => expect(showsAnotherAddress(text, url)).toBe(false));

test.each([
  ['words with a point', 'voir p. 5', 'https://us.example'],
  ['words', 'write to us', 'mailto:help@us.example'],
  ['words with an address among them', 'write to help@us.example', 'mailto:hello@us.example'],
])('%s may lead anywhere', (_, text, url) => expect(showsAnotherAddress(text, url)).toBe(false));
