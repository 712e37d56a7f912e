import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { Layout } from '../parts/portal/destination';
import type { PortalRef } from '../parts/portal/portal-context';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    layout?: Layout;
    exempt?: boolean;
  }
}

export type RouterContext = { portal: PortalRef };
type Entering = { context: RouterContext; matches: { staticData: { exempt?: boolean } }[] };

/**
 * The route guard: the root chart says whether the gate is locked; here that becomes a redirect (s2.guard.redirect-to-login). Once the
 * setting is known to be on, it waits while the session is being restored. The first page is shown as it was served: the chart
 * tells by `gate.closed` if that was wrong.
 */
export async function passGate({ context: { portal }, matches }: Entering) {
  if (matches.some(({ staticData }) => staticData.exempt)) return;
  const { gate } = portal.getSnapshot().children;
  if (!gate) return;
  const state = await waitFor(gate, (snapshot) => !snapshot.matches({ guarded: 'asking' }));
  if (state.matches({ guarded: 'locked' })) throw redirect({ to: '/login' });
}
