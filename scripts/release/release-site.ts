import { type Listen, writeNginxConfiguration } from '../nginx/configuration';
import { reloadNginx, runningNginx } from '../nginx/process';
import { activateRelease, pruneReleases, publishRelease, releaseSite } from './store';

/**
 * Publishes a built site and puts it in service. A running nginx learns its policies
 * first; nothing changes for visitors until then.
 * @returns the release's number
 * @throws before the switch if anything is wrong, which leaves the former release in service
 */
export const releaseSiteTo = async (home: string, site: string, listen?: Listen): Promise<string> => {
  const number = publishRelease(home, site);
  const prefix = writeNginxConfiguration(home, releaseSite(home, number), listen);
  const master = runningNginx(prefix);
  if (master) await reloadNginx(prefix, master);
  activateRelease(home, number);
  pruneReleases(home);
  return number;
};
