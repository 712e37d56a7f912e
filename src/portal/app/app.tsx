import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { VaultContext } from '../../ui/vault-context';
import { type Page, PageContext } from '../parts/portal/portal-context';
import type { PortalRouter } from './router';

type Props = { page: Page; router: PortalRouter; onFirstRender?: () => void };

/** The page: words, the root chart, the routes. `onFirstRender` is called once the first render is there. */
export function App({ page, router, onFirstRender }: Props) {
  useEffect(() => onFirstRender?.(), [onFirstRender]);
  return (
    <I18nProvider i18n={i18n}>
      <PageContext value={page}>
        <VaultContext value={page.vault}>
          <RouterProvider router={router} />
        </VaultContext>
      </PageContext>
    </I18nProvider>
  );
}
