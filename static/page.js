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
  if (query.trim()) document.title = `${query.trim()} · ${document.title}`;
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
  const isPhotographed = plate.querySelector('[data-shutter]').checked;
  output.textContent = isPhotographed ? sum.replace('{kcal}', total) : '';
  if (isPhotographed && laid.length === foods.length) output.append(` ${complete}`);
  plate.querySelector('[data-total]').ariaHidden = 'true';
};

const storeLink = document.querySelector('[data-store-link]');
const badgesInView = new Set(document.querySelectorAll('main [data-store-badge]'));

/** On small screens the header links to the store while no badge is in view, or while the link has the focus. */
const showStoreLink = () => {
  if (storeLink) storeLink.hidden = badgesInView.size > 0 && storeLink !== document.activeElement;
};
storeLink?.addEventListener('blur', showStoreLink);

const badgeObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) badgesInView.add(target);
      else badgesInView.delete(target);
    }
    showStoreLink();
  },
  // The header covers 64 px.
  { rootMargin: '-64px 0px 0px' },
);
for (const badge of badgesInView) badgeObserver.observe(badge);

const contents = document.getElementById('contents');
const chapterLinks = [...document.querySelectorAll('#contents a')];
const begunChapters = new Set();

/** In the contents of a legal document, marks the last chapter that begins above the middle of the window. */
const markChapter = () => {
  const current = chapterLinks.findLast(({ hash }) => begunChapters.has(hash));
  for (const link of chapterLinks) link.ariaCurrent = link === current ? 'true' : null;
  if (current) contents.scrollTop = current.parentElement.offsetTop - contents.clientHeight / 2;
};

const chapterObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) begunChapters.add(`#${target.id}`);
      else begunChapters.delete(`#${target.id}`);
    }
    markChapter();
  },
  // From the upper half of the window to far above it.
  { rootMargin: '999999px 0px -50%' },
);
for (const { hash } of chapterLinks) chapterObserver.observe(document.getElementById(hash.slice(1)));

const closeMenuOn = (event, isLeft) =>
  document.addEventListener(event, ({ target }) => {
    const menu = openMenu();
    if (menu && isLeft(target, menu)) menu.hidePopover();
  });
/** Whether an element is neither in the header's bar of links, nor in the menu, nor the button that opens it. */
const isOutside = (target, menu) =>
  target.closest('main,footer,header a:not(nav *)') && !menu.contains(target) && !target.closest('[popovertarget]');
closeMenuOn('click', (target) => target.closest('a'));
closeMenuOn('focusin', isOutside);
// Safari closes the menu by itself only from iOS 18.3 on (WebKit bug 267688).
closeMenuOn('pointerdown', isOutside);

// On wide screens the header shows the links, and an open menu would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => openMenu()?.hidePopover());

document.addEventListener('focusin', ({ target }) => fetchSearch(target.closest('form[data-island]')));
document.addEventListener('change', ({ target }) => sayTotal(target.closest('[data-plate]')));
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', openForPrint);
// Now browsers have given the boxes their state of an earlier visit.
addEventListener('pageshow', () => sayTotal(document.querySelector('[data-plate]')));
showStoreLink();
openTarget();
startSearch();
