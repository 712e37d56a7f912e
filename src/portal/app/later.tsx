import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createActor, waitFor } from 'xstate';
import { SETTINGS } from '../../contract';
import { createClosedBar } from '../browser/closed-bar';
import { AnalyticsConsent, analyticsFlow } from '../features/platform/analytics';
import { PromoBar, promoBarFlow } from '../features/support/promo-bar';
import { isSettled } from '../parts/portal/portal-context';
import { loadWords } from '../parts/portal/words';
import type { createPage } from './page';
import type { PortalRouter } from './router';
import { loadToasts } from './toast-message';
import { keepUpToDate } from './update';
import { watchHome } from './watch-home';
import { watchPath } from './watch-path';
import { wired } from './wired';

type StartedPortal = Pick<ReturnType<typeof createPage>, 'portal' | 'clientFor'> & { router: PortalRouter };

/**
 * Parts that load after the first visit, beside the page: the line over home, late parts of home, visit counting, and
 * new versions.
 */
export async function goOn({ portal, clientFor, router }: StartedPortal) {
  isSettled();
  // Plain HTTP has none. A failed load is retried with the next page.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) keepUpToDate().catch(() => {});
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
    { input: SETTINGS.promoBar },
  );
  const analytics = createActor(
    wired(
      analyticsFlow({
        gtagId: () => gtagIdOf(portal),
        page: document,
        watchPath: (notify) => watchPath(router, notify),
      }),
    ),
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
