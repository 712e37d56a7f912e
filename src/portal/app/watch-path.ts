import { PATHS } from '../../contract/platform/paths';
import type { PortalRouter } from './router';

/** Tells the path of the page that is open, and of each that follows; one that is none of ours may be anything, and is told as such. */
export function watchPath(
  router: Pick<PortalRouter, 'latestLocation' | 'subscribe'>,
  tell: (path: string) => void,
): () => void {
  let told = '';
  const look = () => {
    const { pathname } = router.latestLocation;
    const path = PATHS.includes(pathname) ? pathname : '/unknown';
    if (path !== told) tell(path);
    told = path;
  };
  look();
  return router.subscribe('onResolved', look);
}
