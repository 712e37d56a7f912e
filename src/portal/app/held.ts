import { lazy, type ReactNode } from 'react';
import { inChunk } from '../parts/portal/words';

/** Parts for players only: one chunk, with its messages, that a visitor's first page does not load. */
const load = () => inChunk(['session'], () => import('./account-member'));

type Part = { default: () => ReactNode };
/** Rarely shown, so it is a separate chunk; if the chunk fails to load, the page goes on without it. */
export const ElsewhereNote = lazy(() =>
  inChunk(['session'], () => import('../features/identity/session/elsewhere-note')).then(
    ({ ElsewhereNote }): Part => ({ default: ElsewhereNote }),
    (): Part => ({ default: () => null }),
  ),
);

export const AccountMember = lazy(() => load().then(({ AccountMember }) => ({ default: AccountMember })));
export const RewardCount = lazy(() => load().then(({ RewardCount }) => ({ default: RewardCount })));
export const AlertHost = lazy(() => load().then(({ AlertHost }) => ({ default: AlertHost })));
