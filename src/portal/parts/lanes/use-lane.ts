import { type Query, useQuery } from '@tanstack/react-query';
import type { LiveTopic } from '../../../contract/platform/live-endpoints';
import { reads } from '../../../ui/list/reads';
import { untilPoll } from '../../browser/polling';
import { usePage, useSession } from '../portal/portal-context';
import { useLanguages } from '../portal/shell-data';
import { useTopic } from './use-topic';

type ClientFor = ReturnType<typeof usePage>['clientFor'];
type LaneQuery<T> = {
  name: string;
  read: (clientFor: ClientFor, signal: AbortSignal) => Promise<T>;
  /** Returns how long the data is valid, ms; then it is loaded again while the page is visible. */
  validFor?: (data: T | undefined) => number;
  /** Changes after which it is loaded again, if they are about the data; it is valid for longer while they arrive. */
  topic?: { name: LiveTopic; isAbout: (data: T, about: string) => boolean };
};

/** Pause after a failed read, ms. */
const RETRY = 60_000;
/** Intervals by query, with the number of its responses. */
const intervals = new WeakMap<object, { nth: number; interval: number }>();

/** Returns the interval until the next read, the same at each render: another one would start the wait again. */
function intervalOf<T>(query: Pick<Query<T>, 'state'>, validFor: (data: T | undefined) => number): number {
  const { status, data, dataUpdateCount, errorUpdateCount } = query.state;
  const nth = dataUpdateCount + errorUpdateCount;
  const known = intervals.get(query);
  if (known?.nth === nth) return known.interval;
  const interval = status === 'error' ? RETRY : validFor(data);
  intervals.set(query, { nth, interval });
  return interval;
}

/**
 * Reads what a lane displays: undefined while it loads, null if it cannot be read, so that the lane is left out. What
 * was read before stays when a later read fails. Cached by language and player.
 */
export function useLane<T>({ name, read, validFor, topic }: LaneQuery<T>): T | null | undefined {
  const { clientFor, live } = usePage();
  const { language } = useLanguages();
  const player = useSession()?.context.account?.id ?? null;
  useTopic({
    topic: topic?.name,
    onChange(subjects) {
      for (const [queryKey, old] of reads.getQueriesData<T>({ queryKey: ['lane', name] }))
        if (subjects.some((about) => about === null || old === undefined || topic?.isAbout(old, about)))
          void reads.invalidateQueries({ queryKey });
    },
  });
  const { data, isError } = useQuery(
    {
      queryKey: ['lane', name, language, player],
      queryFn: ({ signal }) => read(clientFor, signal),
      retry: false,
      // Offline a read fails, as any call does: a paused one would leave the lane loading.
      networkMode: 'always',
      refetchInterval: (query) =>
        validFor ? intervalOf(query, (old) => (topic && live.isLive() ? untilPoll() : validFor(old))) : false,
    },
    reads,
  );
  return data ?? (isError ? null : undefined);
}
