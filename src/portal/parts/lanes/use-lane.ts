import { useQuery } from '@tanstack/react-query';
import { reads } from '../../../ui/list/reads';
import { usePage, useSession } from '../portal/portal-context';
import { useLanguages } from '../portal/shell-data';

type ClientFor = ReturnType<typeof usePage>['clientFor'];
type LaneQuery<T> = {
  name: string;
  read: (clientFor: ClientFor, signal: AbortSignal) => Promise<T>;
  /** Returns how long what was read holds, ms; then it is read again while the page is visible. */
  holdsFor?: (data: T | undefined) => number;
};

/**
 * Reads what a lane displays: undefined while it loads, null if it cannot be read, so that the lane is left out. A lane
 * has no interaction of its own, so it has no chart. Cached by language and player.
 */
export function useLane<T>({ name, read, holdsFor }: LaneQuery<T>): T | null | undefined {
  const { clientFor } = usePage();
  const { language } = useLanguages();
  const player = useSession()?.context.account?.id ?? null;
  const { data, isError } = useQuery(
    {
      queryKey: ['lane', name, language, player],
      queryFn: ({ signal }) => read(clientFor, signal),
      retry: false,
      refetchInterval: ({ state }) => holdsFor?.(state.data) ?? false,
    },
    reads,
  );
  return isError ? null : data;
}
