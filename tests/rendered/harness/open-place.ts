import { waitFor } from '@testing-library/react';
import type { AnyActorRef } from 'xstate';
import { destinations } from '../../../src/portal/destinations';
import { placeTo } from './hosting';
import type { RenderedPage } from './page';
import { childOf } from './test-doubles';

/** Opens a destination whose chunk loads immediately, and returns the actor of its chart. */
export async function openPlace(
  { portal, act, screen }: RenderedPage,
  to: string,
  params?: object,
): Promise<AnyActorRef> {
  const row = destinations[to];
  if (row?.seat === 'screen') await screen.visit(row.paths[0]);
  else await act(() => portal.send({ type: 'place.requested', place: placeTo(to, params) }));
  return waitFor(() => childOf(childOf(portal, row?.seat ?? 'page'), 'content'));
}
