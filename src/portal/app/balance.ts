import { useQuery } from '@tanstack/react-query';
import type { Balance } from '../shell/purse';
import { useClient } from './portal-context';
import { reads } from './reads';

/** The wallet's balance (s7.call.wallets-balance), a read of the player's: forgotten with the session. */
export function useBalance(): { balance: Balance; refresh(): void } {
  const client = useClient();
  const { data, isFetching, isError, refetch } = useQuery(
    {
      queryKey: ['balance'],
      queryFn: ({ signal }) => client.balance(undefined, { signal }),
    },
    reads,
  );
  const refresh = () => void refetch();
  if (isError && !isFetching) return { balance: { state: 'failed' }, refresh };
  if (!data) return { balance: { state: 'waiting' }, refresh };
  return { balance: { state: 'known', amount: data.sumBalance, busy: isFetching }, refresh };
}
