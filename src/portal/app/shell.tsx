import { Outlet, useMatches } from '@tanstack/react-router';
import { Suspense } from 'react';
import { Toasts } from '../../ui/toasts';
import type { Layout as LayoutName } from '../parts/portal/destination';
import { useHelpPath } from '../parts/portal/help-path';
import { useRegistersHere } from '../parts/portal/invitations';
import { useOffered } from '../parts/portal/page-modules';
import { useSession, useSystemStatus } from '../parts/portal/portal-context';
import { useCategories, useMinimumAge } from '../parts/portal/shell-data';
import { BottomNav } from '../shell/bottom-nav';
import { Footer } from '../shell/footer';
import { Layout, type LayoutKind } from '../shell/layout';
import { Account } from './account';
import { Closed } from './closed';
import { ElsewhereNote } from './held';
import { DialogHost } from './hosts';
import { Navigation } from './navigation';
import { Side, useSupport } from './side';

const kinds: Record<LayoutName, LayoutKind> = { full: 'full', noSide: 'no-side', header: 'header-only', bare: 'bare' };

/** The frame round every screen; a closed portal shows why instead (s1.site.closed). */
export function Shell() {
  const closed = useSystemStatus()?.hasTag('closed');
  return (
    <>
      {closed ? <Closed /> : <OpenShell />}
      <Toasts />
    </>
  );
}

function OpenShell() {
  const kind = kinds[useMatches().at(-1)?.staticData.layout ?? 'full'];
  const elsewhere = useSession()?.hasTag('elsewhere');
  const categories = useCategories();
  const offered = useOffered();
  const registersHere = useRegistersHere();
  const help = useHelpPath();
  const onSupport = useSupport();
  const nav = <Navigation />;
  return (
    <>
      <Layout
        kind={kind}
        parts={{
          header: <Account nav={nav} />,
          sideBar: <Side />,
          footer: (
            <Footer
              categories={categories}
              join={registersHere && offered('join')}
              help={help}
              onSupport={onSupport}
              copyrightYear={COPYRIGHT_YEAR}
              minimumAge={useMinimumAge()}
            />
          ),
          bottomNav: <BottomNav />,
        }}
      >
        {kind !== 'bare' && elsewhere && (
          <Suspense>
            <ElsewhereNote />
          </Suspense>
        )}
        <Outlet />
      </Layout>
      <DialogHost />
    </>
  );
}
/** Year of the build, so that the served and the hydrated page agree. */
const COPYRIGHT_YEAR = Number(import.meta.env.VITE_YEAR);
