import { i18n } from '@lingui/core';
import { focusManager } from '@tanstack/react-query';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import {
  createList,
  type ListFilter,
  type ListMachine,
  type ListOutcome,
  type ListQuery,
} from '../../../machines/platform/list/list.machine';
import { watchLanguage } from '../browser/watch-language';
import { reads } from './reads';

export type ListRef<P> = ActorRefFrom<ListMachine<P>>;

/** Page of a request: the marker of a page before it goes with its number. */
export type PageQuery = Pick<ListQuery, 'pageNo' | 'marker'>;
/** Reads a page from the gateway. */
type Read<P> = (filter: ListFilter, page: PageQuery, signal: AbortSignal) => Promise<ListOutcome<P>>;

/** How long a page of a list counts as just read, ms. */
const STALE_AFTER = 30_000;

/** What the gateway gave for a page: shown, or empty. */
export const outcomeOf = <P>(page: P, isEmpty: boolean, { marker }: { marker?: string } = {}): ListOutcome<P> => ({
  kind: isEmpty ? 'empty' : 'shown',
  page,
  ...(marker !== undefined && { marker }),
});

/** The same of a list with pages. */
export const pageOf = <P extends { total: number; marker?: string }>(page: P) =>
  outcomeOf(page, page.total === 0, page);

const keyOf = (name: string) => ({ queryKey: ['list', name] });

/**
 * Reads pages of a list by its name, which is unique, through the query cache: who asks for the same at once is
 * answered by one call, and turning back to a page costs none (own.list.fresh). In another language they are read
 * again: some of it is in the gateway's words.
 */
export function readPages<P>(name: string, read: Read<P>) {
  const pages = keyOf(name);
  return async ({ filter, pageNo, marker, fresh }: ListQuery): Promise<ListOutcome<P>> => {
    // Its other pages are as old as what has changed.
    if (fresh) await reads.invalidateQueries({ ...pages, refetchType: 'none' });
    for (;;) {
      const language = i18n.locale;
      const outcome = await reads.fetchQuery({
        queryKey: [...pages.queryKey, language, filter, pageNo, ...(marker === undefined ? [] : [marker])],
        queryFn: ({ signal }) => read(filter, { pageNo, marker }, signal),
        staleTime: STALE_AFTER,
        // The player tries again, and a client that is offline says so.
        retry: false,
        networkMode: 'always',
      });
      // The gateway's message may be in the previous language.
      if (language === i18n.locale) return outcome;
    }
  };
}

/** A list by its name. */
export function listFlow<P>(name: string, read: Read<P>) {
  const [pages, load] = [keyOf(name), readPages(name, read)];
  return createList<P>().provide({
    actors: {
      load: fromPromise(({ input }) => load(input)),
      watchFocus: fromCallback(({ sendBack }) => {
        const forgetFocus = focusManager.subscribe((focused) => {
          const isOld = reads
            .getQueryCache()
            .findAll(pages)
            .every((page) => page.isStaleByTime(STALE_AFTER));
          if (focused && isOld) sendBack({ type: 'list.outdated' });
        });
        const forgetLanguage = watchLanguage(() => sendBack({ type: 'list.outdated' }));
        return () => {
          forgetFocus();
          forgetLanguage();
        };
      }),
    },
  });
}
