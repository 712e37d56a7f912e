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
 * Route guard: redirects to the login while the root chart's gate is locked (s2.guard.redirect-to-login). With the gate
 * enabled it waits until the session is restored. The first page is rendered as it was served; if that was wrong, the
 * chart emits `gate.closed`.
 */
export async function passGate({ context: { portal }, matches }: Entering) {
  if (matches.some(({ staticData }) => staticData.exempt)) return;
  const { gate } = portal.getSnapshot().children;
  if (!gate) return;
  const state = await waitFor(gate, (snapshot) => !snapshot.matches({ guarded: 'checking' }));
  if (state.matches({ guarded: 'locked' })) throw redirect({ to: '/login' });
}
