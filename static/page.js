/*
 * What every page does beyond HTML and CSS. All of it may be missing: links, the menu, answers and the search form work
 * without. Listeners stand on the document, so that `gatsby develop` may draw the page again.
 */
const openMenu = () => document.querySelector(':popover-open');

/** Browsers open the disclosure around an address's target by themselves, but not all of them yet. */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  const disclosure = target?.closest('details');
  if (!disclosure || disclosure.open) return;
  disclosure.open = true;
  target.scrollIntoView();
};

/** On paper every answer is open: the style sheet sees to it, but not all browsers can (::details-content). */
const openForPrint = () => {
  for (const closed of document.querySelectorAll('details:not([open])')) {
    closed.open = true;
    addEventListener('afterprint', () => closed.removeAttribute('open'), { once: true });
  }
};

let isFetched = false;
let failures = 0;

/**
 * Fetches the help search, once; after a failure (offline, perhaps) the next focus tries again, by another address, because
 * browsers remember an import that failed.
 */
const fetchSearch = (form) => {
  if (isFetched || !form) return;
  isFetched = true;
  import(form.dataset.island + (failures ? `?${failures}` : '')).catch(() => {
    isFetched = false;
    failures += 1;
  });
};

/** An address with a question in it was made by a search: the question stands in the field again, and asks for answers. */
const takeQuestion = () => {
  const question = new URLSearchParams(location.search).get('q');
  const field = document.querySelector('[role=search] [name=q]');
  if (!field || question === null) return;
  field.value = question;
  if (question.trim()) document.title = `${question.trim()} · ${document.title}`;
  fetchSearch(field.closest('form[data-island]'));
};

/** What lies on the plate, for those who hear it; the figures that one sees are the style sheet's. */
const sayTotal = (plate) => {
  const output = plate?.querySelector('output');
  if (!output) return;
  const laid = Array.from(plate.querySelectorAll(':checked'), ({ value }) => Number(value));
  output.textContent = output.dataset.sum.replace(
    '{kcal}',
    laid.reduce((sum, kcal) => sum + kcal, 0),
  );
};

// A link chosen in an open menu closes it, and so do the focus that goes on behind it and a press there, which Safari
// does not heed before iOS 18.3 (WebKit bug 267688).
for (const [event, place] of Object.entries({ click: 'a', focusin: 'main,footer', pointerdown: 'main,footer' }))
  document.addEventListener(event, ({ target }) => {
    if (target.closest(place)) openMenu()?.hidePopover();
  });

// On wide screens its links stand in the bar: an open menu would lie over the page, without them.
matchMedia('(min-width: 64rem)').addEventListener('change', () => openMenu()?.hidePopover());

// On small screens the header leads to the store while no badge does.
const badges = document.querySelectorAll('main a[aria-label][href*="apple.com"]');
const inView = new Set(badges);
const showWay = () => {
  document.querySelector('header a[aria-label][href*="apple.com"]').hidden = inView.size > 0;
};
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    showWay();
  },
  { rootMargin: '-64px 0px 0px' },
);
for (const badge of badges) observer.observe(badge);

document.addEventListener('focusin', ({ target }) => fetchSearch(target.closest('form[data-island]')));
document.addEventListener('change', ({ target }) => sayTotal(target.closest('fieldset')));
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', openForPrint);
showWay();
openTarget();
takeQuestion();
sayTotal(document.querySelector('fieldset'));
