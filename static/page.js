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

/** Writes the plate's total for screen readers, which do not read the figures that the style sheet counts. */
const writeTotal = (plate) => {
  if (!plate) return;
  let total = 0;
  for (const { value } of plate.querySelectorAll(':checked')) total += Number(value);
  const output = plate.querySelector('output');
  output.textContent = output.dataset.sum.replace('{kcal}', total);
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

const closeMenuOn = (event, selector) =>
  document.addEventListener(event, ({ target }) => {
    if (target.closest(selector)) openMenu()?.hidePopover();
  });
closeMenuOn('click', 'a');
closeMenuOn('focusin', 'main,footer,header a:not(nav *)');
// Safari closes the menu by itself only from iOS 18.3 on (WebKit bug 267688).
closeMenuOn('pointerdown', 'main,footer');

// On wide screens the header shows the links, and an open menu would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => openMenu()?.hidePopover());

document.addEventListener('focusin', ({ target }) => fetchSearch(target.closest('form[data-island]')));
document.addEventListener('change', ({ target }) => writeTotal(target.closest('[data-plate]')));
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', openForPrint);
showStoreLink();
openTarget();
startSearch();
for (const plate of document.querySelectorAll('[data-plate]')) writeTotal(plate);
