/*
 * What every page does beyond HTML and CSS. Links, the menu, answers and the search form work without it.
 * Listeners are on the document, because `gatsby develop` may replace the page's elements.
 */
const openMenu = () => document.querySelector(':popover-open');

/** Not all browsers open the answer (`<details>`) that an address leads to. */
const openTarget = () => {
  const target = document.getElementById(location.hash.slice(1));
  const answer = target?.closest('details');
  if (!answer || answer.open) return;
  answer.open = true;
  target.scrollIntoView();
};

/** Every answer is open on paper. The style sheet says so (`::details-content`), but not all browsers know that yet. */
const openForPrint = () => {
  for (const answer of document.querySelectorAll('details:not([open])')) {
    answer.open = true;
    addEventListener('afterprint', () => answer.removeAttribute('open'), { once: true });
  }
};

let isFetched = false;
let failures = 0;

/**
 * Fetches the help search once. After a failure, for example offline, the next focus tries again with another address,
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

/** An address such as `/support?q=offline`, which a search without this script leads to, begins a search. */
const takeQuestion = () => {
  const question = new URLSearchParams(location.search).get('q');
  const field = document.querySelector('[role=search] [name=q]');
  if (!field || question === null) return;
  field.value = question;
  if (question.trim()) document.title = `${question.trim()} · ${document.title}`;
  fetchSearch(field.closest('form[data-island]'));
};

/** Says the plate's total to screen readers, which do not read the figures that the style sheet counts. */
const sayTotal = (plate) => {
  const output = plate?.querySelector('output');
  if (!output) return;
  let total = 0;
  for (const { value } of plate.querySelectorAll(':checked')) total += Number(value);
  output.textContent = output.dataset.sum.replace('{kcal}', total);
};

const headerBadge = document.querySelector('header a[aria-label][href*="apple.com"]');
const badgesInView = new Set(document.querySelectorAll('main a[aria-label][href*="apple.com"]'));

/** On small screens the header links to the store while the page shows no badge. */
const showHeaderBadge = () => {
  if (headerBadge) headerBadge.hidden = badgesInView.size > 0;
};

const badgeObserver = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) badgesInView.add(target);
      else badgesInView.delete(target);
    }
    showHeaderBadge();
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
closeMenuOn('focusin', 'main,footer');
// Safari does it by itself from iOS 18.3 on (WebKit bug 267688).
closeMenuOn('pointerdown', 'main,footer');

// On wide screens the links are in the bar, and an open menu would cover the page.
matchMedia('(min-width: 64rem)').addEventListener('change', () => openMenu()?.hidePopover());

document.addEventListener('focusin', ({ target }) => fetchSearch(target.closest('form[data-island]')));
document.addEventListener('change', ({ target }) => sayTotal(target.closest('fieldset')));
addEventListener('hashchange', openTarget);
addEventListener('beforeprint', openForPrint);
showHeaderBadge();
openTarget();
takeQuestion();
sayTotal(document.querySelector('fieldset'));
