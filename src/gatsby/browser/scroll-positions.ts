type Place = { pathname: string };

const positions = new Map<string, number>();
const keyOf = ({ pathname }: Place, key?: string | null) => `${pathname}|${key ?? ''}`;

/**
 * Where a visitor was on the pages of this visit, for "back". It stands in for the module of Gatsby's
 * router that writes them into `sessionStorage`: the site keeps nothing on a visitor's device.
 */
export class SessionStorage {
  read(place: Place, key?: string | null): number {
    return positions.get(keyOf(place, key)) ?? 0;
  }

  save(place: Place, key: string | null, position: number): void {
    positions.set(keyOf(place, key), position);
  }
}
