import { useSelector } from '@xstate/react';
import { usePortalState } from './portal-context';
import { unlessFailed } from './unless-failed';

/** How many messages wait to be read, or rewards or missions to be claimed, as the chart knows it; 0 where that is not known. */
export function useUnread(of: 'unreadCount' | 'rewards' | 'missionCount' = 'unreadCount'): number {
  const session = usePortalState((state) => unlessFailed(state.children.session));
  const actor = useSelector(session, (state) => unlessFailed(state?.children.unread));
  return useSelector(actor, (state) => state?.context[of]) ?? 0;
}
