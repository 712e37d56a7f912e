import { PATHS } from '../../contract/platform/paths';
import type { PortalRouter } from './router';

/** Notifies of the path of each page that opens; an unknown path is reported as such. */
export function watchPath(
  router: Pick<PortalRouter, 'latestLocation' | 'subscribe'>,
  notify: (path: string) => void,
): () => void {
  let lastPath = '';
  const check = () => {
    const { pathname } = router.latestLocation;
    const path = PATHS.includes(pathname) ? pathname : '/unknown';
    if (path !== lastPath) notify(path);
    lastPath = path;
  };
  check();
  return router.subscribe('onResolved', check);
}
