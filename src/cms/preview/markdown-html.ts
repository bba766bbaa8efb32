import type { Nodes, Parents } from 'mdast';
import { parseMarkdown } from '../../contract/markdown/markdown';

/** Markdown as HTML, as far as the content may use it (raw HTML may not). */
export function markdownHtml(markdown: string): string {
  return html(parseMarkdown(markdown));
}

const tags: Partial<Record<Nodes['type'], string>> = {
  paragraph: 'p',
  strong: 'strong',
  emphasis: 'em',
  listItem: 'li',
  blockquote: 'blockquote',
};

function html(node: Nodes): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
    case 'code':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'break':
      return '<br>';
    case 'heading':
      return `<h${node.depth}>${inside(node)}</h${node.depth}>`;
    case 'list':
      return node.ordered ? `<ol>${inside(node)}</ol>` : `<ul>${inside(node)}</ul>`;
    case 'link':
      return `<a href="${escapeHtml(node.url)}">${inside(node)}</a>`;
    default: {
      const tag = tags[node.type];
      if (!('children' in node)) return '';
      return tag ? `<${tag}>${inside(node)}</${tag}>` : inside(node);
    }
  }
}

const inside = (node: Parents): string => node.children.map(html).join('');

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
