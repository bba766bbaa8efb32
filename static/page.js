/*
 * What every page does beyond HTML and CSS. Links, the menu, answers and the search form work without it.
 * Listeners are on the document, because `gatsby develop` may replace the page's elements.
 */
const openMenu = () => document.querySelector(':popover-open');

/** Opens the answer (`<details>`) that the URL leads to, because not all browsers do. */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  const answer = target?.closest('details');
  if (!answer || answer.open) return;
  answer.open = true;
  target.scrollIntoView();
};

/** Opens every answer for print, because not all browsers know `::details-content` in the style sheet. */
const openForPrint = () => {
  for (const answer of document.querySelectorAll('details:not([open])')) {
    answer.open = true;
    addEventListener('afterprint', () => answer.removeAttribute('open'), { once: true });
  }
};

let isFetched = false;
let failures = 0;

/**
 * Fetches the search's script once. After a failure, for example offline, the next focus tries again with another URL,
 * because browsers remember an import that failed.
 */
const fetchSearch = (form) => {
  if (isFetched || !form) return;
  isFetched = true;
  import(form.dataset.island + (failures ? `?${failures}` : '')).catch(() => {
    isFetched = false;
    failures += 1;
  });
};

/** Begins the search of a URL such as `/support?q=offline`, to which the form leads without this script. */
const startSearch = () => {
  const field = document.querySelector('[role=search] input');
  const query = field && new URLSearchParams(location.search).get(field.name);
  if (query === null) return;
  field.value = query;
  fetchSearch(field.form);
};

/**
 * Says what is on the photographed plate. Screen readers do not announce the figure that the style sheet counts and shows, so
 * it is hidden from them.
 */
const sayTotal = (plate) => {
  if (!plate) return;
  const foods = Array.from(plate.querySelectorAll('input[value]'));
  const laid = foods.filter(({ checked }) => checked);
  const total = laid.reduce((sum, { value }) => sum + Number(value), 0);
  const output = plate.querySelector('output');
  const { sum, complete } = output.dataset;
  const words = laid.length === foods.length ? `${sum} ${complete}` : sum;
  output.textContent = plate.querySelector('[data-shutter]').checked ? words.replace('{kcal}', total) : '';
  plate.querySelector('[data-total]').ariaHidden = 'true';
};

// The contents of a legal document or a guide mark the last chapter that begins above the middle of the window.
const contents = document.getElementById('contents');
const chapterLinks = [...document.querySelectorAll('#contents a')];
const headings = chapterLinks.map(({ hash }) => document.getElementById(hash.slice(1)));
const begun = new Set();
const markChapter = (entries) => {
  for (const { target, isIntersecting } of entries) {
    if (isIntersecting) begun.add(target);
    else begun.delete(target);
  }
  const current = headings.findLastIndex((heading) => begun.has(heading));
  for (const [index, link] of chapterLinks.entries()) link.ariaCurrent = index === current ? 'true' : null;
  contents.scrollTop = (chapterLinks[current]?.parentElement.offsetTop ?? 0) - contents.clientHeight / 2;
};
const observer = new IntersectionObserver(markChapter, { rootMargin: '999999px 0px -50%' });
for (const heading of headings) observer.observe(heading);

const closeMenuOn = (event, isLeft) =>
  document.addEventListener(event, ({ target }) => {
    const menu = openMenu();
    if (menu && isLeft(target, menu)) menu.hidePopover();
  });
/** Whether an element is neither in the header's bar of links, nor in the menu, nor the button that opens it. */
const isOutside = (target, menu) =>
  target.closest('main,footer,header a:not(nav *)') && !menu.contains(target) && !target.closest('[popovertarget]');
closeMenuOn('click', (target) => target.closest('a'));
// A press moves the focus at once, but chooses only when it is let go.
closeMenuOn('focusin', (target, menu) => target.matches(':focus-visible') && isOutside(target, menu));
// Safari closes the menu by itself only from iOS 18.3 on (WebKit bug 267688).
closeMenuOn('pointerup', isOutside);

// On wide screens the header shows the links, and an open menu would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => openMenu()?.hidePopover());

document.addEventListener('focusin', ({ target }) => fetchSearch(target.closest('form[data-island]')));
document.addEventListener('change', ({ target }) => sayTotal(target.closest('[data-plate]')));
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', openForPrint);
// Now browsers have given the boxes their state of an earlier visit.
addEventListener('pageshow', () => sayTotal(document.querySelector('[data-plate]')));
openTarget();
startSearch();
