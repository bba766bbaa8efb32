type PageLocation = { pathname: string };

const positions = new Map<string, number>();
const keyOf = ({ pathname }: PageLocation, key?: string | null) => `${pathname}|${key ?? ''}`;

/**
 * Where a visitor was on the pages of this visit, for "back". It stands in for the module of Gatsby's
 * router that writes them into `sessionStorage`: the site keeps nothing on a visitor's device.
 */
export class SessionStorage {
  read(location: PageLocation, key?: string | null): number {
    return positions.get(keyOf(location, key)) ?? 0;
  }

  save(location: PageLocation, key: string | null, position: number): void {
    positions.set(keyOf(location, key), position);
  }
}
