import { withoutVoidSlashes } from './void-elements';

test.each([
  ['<meta charSet="utf-8"/><link rel="icon" href="/a.svg"/>', '<meta charSet="utf-8"><link rel="icon" href="/a.svg">'],
  ['<img alt="" src="/a/b.png" />', '<img alt="" src="/a/b.png">'],
  ['one<br/>two', 'one<br>two'],
  ['<svg><path d="M0 0"/></svg>', '<svg><path d="M0 0"/></svg>'],
  ['<img alt="a &gt; b"><hr>', '<img alt="a &gt; b"><hr>'],
  ['<script>{"text":"\\u003cbr/>"}</script>', '<script>{"text":"\\u003cbr/>"}</script>'],
])('%s', (written, expected) => {
  expect(withoutVoidSlashes(written)).toBe(expected);
});
