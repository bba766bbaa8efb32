/** The address of a former version: that of its document and the day on which it was published. */
export function formerAddress({ path, updated }: { path: string; updated: string }): string {
  return `${path}/${updated}`;
}

/** The page that says what the version after a former one has changed. */
export function changesAddress(address: string): string {
  return `${address}/changes`;
}

/** The address of the former version to which an address leads, or to whose page of changes; any other as it is. */
export function versionAddress(address: string): string {
  return address.replace(/\/changes$/, '');
}
