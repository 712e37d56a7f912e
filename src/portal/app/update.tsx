import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { wired } from '../../ui/browser/wired';
import { appUpdateFlow, UpdateToast } from '../features/platform/app-update';
import type { Page } from '../parts/portal/portal-context';
import { loadWords } from '../parts/portal/words';

/**
 * Registers the worker, and lets the player decide when a new version takes over (own.app.update). Separate from the
 * page, which does not wait for it. Plain HTTP has no workers.
 */
export async function keepUpToDate({ portal, inspect }: Pick<Page, 'portal' | 'inspect'>) {
  await loadWords('app-update');
  const watchRelease = (notify: (release: string) => void) => {
    const { systemStatus } = portal.getSnapshot().children;
    const check = () => notify(systemStatus?.getSnapshot().context.site?.release ?? '');
    check();
    const subscription = systemStatus?.subscribe({ next: check, error: () => undefined });
    return () => subscription?.unsubscribe();
  };
  const actor = createActor(wired(appUpdateFlow(navigator.serviceWorker, document, watchRelease)), { inspect });
  actor.on('reload.requested', () => location.reload());
  createRoot(document.body.appendChild(document.createElement('div'))).render(
    <I18nProvider i18n={i18n}>
      <UpdateToast actor={actor} />
    </I18nProvider>,
  );
  actor.start();
}
