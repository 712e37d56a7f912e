import { useSelector } from '@xstate/react';
import { usePortalState } from './portal-context';
import { unlessFailed } from './unless-failed';

const useUnreadActor = () => {
  const session = usePortalState((state) => unlessFailed(state.children.session));
  return useSelector(session, (state) => unlessFailed(state?.children.unread));
};

/**
 * Returns a count of the chart: unread messages, promotions to take, rewards or missions to claim; 0 where it is not
 * known.
 */
export function useUnread(of: 'unreadCount' | 'promotions' | 'rewards' | 'missionCount' = 'unreadCount'): number {
  return useSelector(useUnreadActor(), (state) => state?.context[of]) ?? 0;
}

/** Returns the VIP rank that the chart read last; null while it is unknown. */
export const useRank = () => useSelector(useUnreadActor(), (state) => state?.context.clubLabel) ?? null;

/** Returns the player's pause from deposits and play, as far as the chart knows (own.home.pause). */
export const usePause = () => useSelector(useUnreadActor(), (state) => state?.context.pause) ?? null;
