/** Changes a page as a browser's translation does: each text goes into <font> elements. Runs in the page. */
export const translate = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes) {
    if (!node.data.trim() || node.parentElement?.closest('script, style')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data.replace(/\p{L}+/gu, (word) => `${word}o`);
    outer.append(inner);
    node.replaceWith(outer);
  }
  document.documentElement.lang = 'eo';
  document.documentElement.classList.add('translated-ltr');
};
