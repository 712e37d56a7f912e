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

/** Page of a request: its number, and the marker of an earlier page. */
export type PageQuery = Pick<ListQuery, 'pageNo' | 'marker'>;
/** Reads a page from the gateway. */
type Read<P> = (filter: ListFilter, page: PageQuery, signal: AbortSignal) => Promise<ListOutcome<P>>;

/** Age at which a cached page is outdated, in ms. */
const STALE_AFTER = 30_000;

/** Outcome of reading a page: loaded, or empty. */
export const outcomeOf = <P>(page: P, isEmpty: boolean, { marker }: { marker?: string } = {}): ListOutcome<P> => ({
  kind: isEmpty ? 'empty' : 'loaded',
  page,
  ...(marker !== undefined && { marker }),
});

/** Outcome of reading a page that has a total. */
export const pageOf = <P extends { total: number; marker?: string }>(page: P) =>
  outcomeOf(page, page.total === 0, page);

const keyOf = (name: string) => ({ queryKey: ['list', name] });

/**
 * Reads pages of a list, which has a unique name, through the query cache: concurrent requests for the same page share
 * a call, and returning to a page costs none (own.list.fresh). Pages are read again in another language, because the
 * gateway writes some of their texts.
 */
export function readPages<P>(name: string, read: Read<P>) {
  const pages = keyOf(name);
  return async ({ filter, pageNo, marker, fresh }: ListQuery): Promise<ListOutcome<P>> => {
    // The list's other pages are as outdated as this one.
    if (fresh) await reads.invalidateQueries({ ...pages, refetchType: 'none' });
    for (;;) {
      const language = i18n.locale;
      const outcome = await reads.fetchQuery({
        queryKey: [...pages.queryKey, language, filter, pageNo, ...(marker === undefined ? [] : [marker])],
        queryFn: ({ signal }) => read(filter, { pageNo, marker }, signal),
        staleTime: STALE_AFTER,
        // The player decides about a retry, and an offline client must fail instead of waiting.
        retry: false,
        networkMode: 'always',
      });
      // The gateway's message may be in the previous language.
      if (language === i18n.locale) return outcome;
    }
  };
}

/** Chart of a list, by its name. */
export function listFlow<P>(name: string, read: Read<P>) {
  const pages = keyOf(name);
  const load = readPages(name, read);
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
