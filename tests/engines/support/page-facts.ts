/*
 * What a test asks of a page. Each function runs in the page, so it uses nothing from outside itself.
 */

/** Whether all pictures have come that stand in the window. */
export const picturesInSightCame = (): boolean =>
  Array.from(document.images)
    .filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && image.checkVisibility();
    })
    .every((image) => image.complete);

/** How many pixels the page can be scrolled sideways. */
export const sidewaysScroll = (): number => {
  scrollTo({ left: 10_000, behavior: 'instant' });
  const scrolled = Math.round(scrollX);
  scrollTo({ left: 0, behavior: 'instant' });
  return scrolled;
};

/** The pictures that are to be seen, but have not come, or lie outside of what cuts them off. */
export const picturesNotSeen = (): string[] =>
  Array.from(document.images).flatMap((image) => {
    if (!image.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
    const name = `${image.currentSrc.split('/').pop() || image.outerHTML.slice(0, 80)}`;
    if (!image.complete || image.naturalWidth === 0) return [`${name} has not come`];
    const { width, height, top, right, bottom, left } = image.getBoundingClientRect();
    if (width < 2 || height < 2) return [`${name} is ${width} × ${height} px`];
    const shown = { top, right, bottom, left };
    const faults: string[] = [];
    for (let around = image.parentElement; around && around !== document.body; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const clip = around.getBoundingClientRect();
      shown.top = Math.max(shown.top, clip.top);
      shown.bottom = Math.min(shown.bottom, clip.bottom);
      shown.left = Math.max(shown.left, clip.left);
      shown.right = Math.min(shown.right, clip.right);
      if (around.scrollTop !== 0 || around.scrollLeft !== 0) faults.push(`${name} is scrolled inside of its clip`);
    }
    const area = Math.max(0, shown.right - shown.left) * Math.max(0, shown.bottom - shown.top);
    // Some drawings are cut boldly; none by more than half.
    if (area < 0.5 * width * height) faults.push(`${name} shows ${Math.round((100 * area) / (width * height))} %`);
    return faults;
  });

/** Where everything stands that has words or is a picture, in pixels from the page's top left corner. */
export const positions = (): { name: string; box: number[] }[] =>
  Array.from(document.querySelectorAll<HTMLElement>('body *')).flatMap((element) => {
    const hasWords = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    if (!hasWords && !element.matches('img, svg, section, li')) return [];
    if (element.closest('script, style, noscript') || !element.checkVisibility()) return [];
    const { left, top, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName.toLowerCase()} ${element.textContent?.trim().slice(0, 40) ?? ''}`;
    return [{ name, box: [left + scrollX, top + scrollY, width, height] }];
  });

/** How everything looks that is on the page: place, size, colours and face. */
export const appearance = (): string[] =>
  Array.from(document.querySelectorAll('header, header *, main, main *, footer, footer *'))
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const box = [left, top + scrollY, width, height].map(Math.round);
      return `${element.tagName.toLowerCase()} ${box} ${color} ${backgroundColor} ${fontFamily} ${fontSize} ${fontWeight}`;
    });

/**
 * Lines of large text (headings and quotations from 20 px) that are shorter than 0.45 of the widest,
 * though with the next word they would be no wider than that. The last line may be short.
 */
export const shortLines = (): string[] => {
  const texts = Array.from(document.querySelectorAll<HTMLElement>('h1, h2, h3, blockquote p')).filter(
    (element) => element.checkVisibility() && Number.parseFloat(getComputedStyle(element).fontSize) >= 20,
  );
  /** A line ends here because the text says so: at a <br>, or where a block ends. */
  const isForced = (from: Node, to: Node) => {
    const between = document.createRange();
    between.setStartAfter(from);
    between.setEndBefore(to);
    const block = (node: Node) => {
      let element = node.parentElement;
      while (element && getComputedStyle(element).display.startsWith('inline')) element = element.parentElement;
      return element;
    };
    return from !== to && (block(from) !== block(to) || between.cloneContents().querySelector('br') !== null);
  };
  return texts.flatMap((element) => {
    const words: { node: Node; text: string; left: number; right: number; top: number; height: number }[] = [];
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      // No-break spaces hold words together.
      for (const match of (node.nodeValue ?? '').matchAll(/[^ \n\t]+/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        for (const { left, right, top, height } of Array.from(range.getClientRects())) {
          words.push({ node, text: match[0], left, right, top, height });
        }
      }
    }
    type Line = { words: typeof words };
    const lines: Line[] = [];
    for (const word of words) {
      const line = lines.at(-1);
      const last = line?.words.at(-1);
      if (line && last && Math.abs(last.top - word.top) < word.height / 2) line.words.push(word);
      else lines.push({ words: [word] });
    }
    const style = getComputedStyle(element);
    const start = element.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
    // A numeral or a quotation mark that style rules put before the text.
    const begins = getComputedStyle(element, '::before').content === 'none' ? undefined : start;
    const width = (line: Line) => {
      const left = line === lines[0] ? begins : undefined;
      return Math.max(...line.words.map(({ right }) => right)) - (left ?? line.words[0]?.left ?? 0);
    };
    const widest = Math.max(...lines.map(width));
    return lines.slice(0, -1).flatMap((line, index) => {
      const last = line.words.at(-1);
      const next = lines[index + 1]?.words[0];
      if (!last || !next || width(line) >= 0.45 * widest || isForced(last.node, next.node)) return [];
      const space = Number.parseFloat(style.fontSize) / 4;
      if (width(line) + space + (next.right - next.left) > widest) return [];
      const text = line.words.map((word) => word.text).join(' ');
      return [`“${text}” is ${Math.round(width(line))} of ${Math.round(widest)} px`];
    });
  });
};
