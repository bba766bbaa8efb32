/** From the fruit to the next tree: the drawings in static/mirabelle.svg. */
type State = 'whole' | 'one-bite' | 'two-bites' | 'stone' | 'sprout' | 'tree';

/**
 * The mirabelle, cut out with an edge of white paper. Without a state it is the whole fruit, written into the page, because
 * on the first screen a file would compete with the fonts.
 */
export const Mirabelle = ({ state, className }: { state?: State; className?: string }) =>
  state ? (
    <img
      className={className}
      src={`/mirabelle.svg#${state}`}
      width="64"
      height="64"
      alt=""
      loading="lazy"
      data-mirabelle
    />
  ) : (
    <svg className={className} viewBox="-2 -2 68 68" width="32" height="32" aria-hidden="true" data-mirabelle>
      <g stroke="#fffdf9" strokeWidth="5" paintOrder="stroke">
        <path fill="#5f7a2b" d="M28 21q1-7 3-10 3-4 7-6 5-3 11-3 4 0 11 2-1 6-2 8-2 4-6 7a21 21 0 0 1-9 3q-4 1-9 0z" />
        <path
          fill="#f7b733"
          d="M28 17q4-2 6-3a17 17 0 0 1 10 4c4 3 7 7 8 11 2 4 2 9 1 13a26 26 0 0 1-6 13 24 24 0 0 1-13 7 24 24 0 0 1-24-10 26 26 0 0 1-2-26c2-4 5-8 10-9q3-1 10 0"
        />
      </g>
      <path fill="#fffdf9" d="M28 18q-4 17 11 34-21-15-11-34" />
    </svg>
  );
