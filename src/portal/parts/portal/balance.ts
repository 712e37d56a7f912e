import { useSelector } from '@xstate/react';
import type { Balance } from '../../shell/balance-display';
import { usePortalState } from './portal-context';
import { unlessFailed } from './unless-failed';

/** The wallet's balance, from its chart (s7.call.wallets-balance), and a function that refreshes it. */
export function useBalance(): { balance: Balance; refresh(): void } {
  const session = usePortalState((state) => unlessFailed(state.children.session));
  const actor = useSelector(session, (state) => unlessFailed(state?.children.balance));
  const state = useSelector(actor, (snapshot) => snapshot);
  const refresh = () => actor?.send({ type: 'refresh.requested' });
  if (state?.hasTag('rejected')) return { balance: { state: 'failed' }, refresh };
  const amount = state?.hasTag('known') ? state.context.sumBalance : null;
  if (amount === null || !state) return { balance: { state: 'waiting' }, refresh };
  return { balance: { state: 'known', amount, busy: state.hasTag('busy') }, refresh };
}
