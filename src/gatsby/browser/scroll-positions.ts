type PageLocation = { pathname: string };

const positions = new Map<string, number>();
const keyOf = ({ pathname }: PageLocation, key?: string | null) => `${pathname}|${key ?? ''}`;

/** The key of the entry in the browser's history where the visitor is, as long as Gatsby's router knows only one before. */
let laterKey: string | undefined;

/** Notes a visitor's place for a new entry in the browser's history that Gatsby's router is not told of. */
export const notePlaceAt = (key: string): void => {
  laterKey = key;
  positions.set(keyOf(window.location, key), window.scrollY);
};

/**
 * Where a visitor was on the pages of this visit, for "back". It stands in for the module of Gatsby's
 * router that writes them into `sessionStorage`: the site keeps nothing on a visitor's device.
 */
export class SessionStorage {
  /** Called at each move that the router knows of. Undefined where the visitor has not been. */
  read(location: PageLocation, key?: string | null): number | undefined {
    laterKey = undefined;
    return positions.get(keyOf(location, key));
  }

  save(location: PageLocation, key: string | null, position: number): void {
    positions.set(keyOf(location, laterKey ?? key), position);
  }
}
