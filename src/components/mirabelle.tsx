/**
 * The mirabelle with its leaf, the drawing of artwork/brand/favicon.svg. It is written into the page, because a file would
 * compete with the fonts.
 */
export const Mirabelle = ({ className }: { className?: string }) => (
  <svg className={className} viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
    <path fill="#5f7a2b" d="M28 21q1-7 3-10 3-4 7-6 5-3 11-3 4 0 11 2-1 6-2 8-2 4-6 7a21 21 0 0 1-9 3q-4 1-9 0z" />
    <path
      fill="#f7b733"
      d="M28 17q4-2 6-3a17 17 0 0 1 10 4c4 3 7 7 8 11 2 4 2 9 1 13a26 26 0 0 1-6 13 24 24 0 0 1-13 7 24 24 0 0 1-24-10 26 26 0 0 1-2-26c2-4 5-8 10-9q3-1 10 0"
    />
    <path fill="#fffdf9" d="M28 18q-4 17 11 34-21-15-11-34" />
  </svg>
);
