import { useQuery } from '@tanstack/react-query';
import { reads } from '../../../ui/list/reads';
import { usePage, useSession } from '../portal/portal-context';
import { useLanguages } from '../portal/shell-data';

type ClientFor = ReturnType<typeof usePage>['clientFor'];
type LaneQuery<T> = {
  name: string;
  read: (clientFor: ClientFor, signal: AbortSignal) => Promise<T>;
  /** Returns how long the data is valid, ms; then it is loaded again while the page is visible. */
  validFor?: (data: T | undefined) => number;
};

/** Pause after a failed read, ms. */
const RETRY = 60_000;

/**
 * Reads what a lane displays: undefined while it loads, null if it cannot be read, so that the lane is left out. What
 * was read before stays when a later read fails. Cached by language and player.
 */
export function useLane<T>({ name, read, validFor }: LaneQuery<T>): T | null | undefined {
  const { clientFor } = usePage();
  const { language } = useLanguages();
  const player = useSession()?.context.account?.id ?? null;
  const { data, isError } = useQuery(
    {
      queryKey: ['lane', name, language, player],
      queryFn: ({ signal }) => read(clientFor, signal),
      retry: false,
      // Offline a read fails, as any call does: a paused one would leave the lane loading.
      networkMode: 'always',
      refetchInterval: ({ state }) =>
        validFor && state.status === 'error' ? RETRY : (validFor?.(state.data) ?? false),
    },
    reads,
  );
  return data ?? (isError ? null : undefined);
}
