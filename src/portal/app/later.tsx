import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { SETTINGS } from '../../contract';
import { loadScript } from '../../ui/browser/load-script';
import { wired } from '../../ui/browser/wired';
import { createClosedBar } from '../browser/closed-bar';
import { AnalyticsConsent, analyticsFlow } from '../features/platform/analytics';
import { PromoBar, promoBarFlow } from '../features/support/promo-bar';
import { isSettled } from '../parts/portal/portal-context';
import { loadWords } from '../parts/portal/words';
import { onNeedChange, streamNeed } from './live-need';
import type { createPage } from './page';
import type { PortalRouter } from './router';
import { loadToasts } from './toast-message';
import { keepUpToDate } from './update';
import { watchHome } from './watch-home';
import { watchPath } from './watch-path';

type StartedPortal = Pick<ReturnType<typeof createPage>, 'portal' | 'clientFor' | 'live' | 'storage' | 'inspect'> & {
  router: PortalRouter;
};

/**
 * Parts that load after the first visit, beside the page: the line over home, late parts of home, visit counting, the
 * stream of changes, and new versions.
 */
export async function goOn({ portal, clientFor, live, storage, inspect, router }: StartedPortal) {
  isSettled();
  loadLive({ portal, clientFor, live, storage, inspect });
  // A failed load is retried with the next page.
  if (import.meta.env.PROD) keepUpToDate({ portal, inspect }).catch(() => {});
  // A failed load is retried with the first toast.
  loadToasts().catch(() => {});
  await Promise.all([loadWords('promo-bar'), loadWords('analytics')]);
  const bar = createActor(
    wired(
      promoBarFlow({
        clientFor,
        closed: createClosedBar(Date.now),
        watchHome: (notify) => watchHome(portal, notify),
      }),
    ),
    { input: SETTINGS.promoBar, inspect },
  );
  const analytics = createActor(
    wired(
      analyticsFlow({
        gtagId: () => gtagIdOf(portal),
        page: document,
        watchPath: (notify) => watchPath(router, notify),
      }),
    ),
    { inspect },
  );
  show(<AnalyticsConsent actor={analytics} />);
  show(
    <RouterContextProvider router={router}>
      <PromoBar actor={bar} />
    </RouterContextProvider>,
  );
  analytics.start();
  bar.start();
}

/** Loads the stream of changes once something needs one; a failed load is retried with the next need. */
function loadLive(page: Parameters<StartLive>[0]) {
  let isLoading = false;
  const check = async () => {
    if (isLoading || !streamNeed(page)) return;
    isLoading = true;
    try {
      const { startLive } = await loadScript(() => import('./live'));
      stop();
      startLive(page);
    } catch {
      isLoading = false;
    }
  };
  const stop = onNeedChange(page, () => void check());
  void check();
}
type StartLive = typeof import('./live').startLive;

const show = (view: ReactNode) =>
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <I18nProvider i18n={i18n}>{view}</I18nProvider>,
  );

/** Once it is known. */
async function gtagIdOf(portal: StartedPortal['portal']): Promise<string> {
  const { systemStatus } = portal.getSnapshot().children;
  if (!systemStatus) return '';
  const { context } = await waitFor(systemStatus, (state) => state.context.site !== null);
  return context.site?.gtagId ?? '';
}
