import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure } from '../../../src/contract';

/** Filter by field; a missing field means the page's default. */
export type ListFilter = Record<string, string>;
/**
 * Outcome of reading a page. `marker`: cursor of the next page, stable when new rows arrive at the top; `code`: the
 * filter's error.
 */
export type ListOutcome<P> = { kind: 'loaded' | 'empty'; page: P; marker?: string } | { kind: 'invalid'; code: string };
/** Cursors returned by the pages read so far, by page number. */
type Markers = Record<number, string>;
/**
 * `marker`: cursor of the nearest page read before this one. `fresh`: read from the gateway; otherwise a recent cached
 * page will do.
 */
export type ListQuery = { filter: ListFilter; pageNo: number; marker?: string; fresh: boolean };

/**
 * `filter`: the first one, where the page of a list has a subject; by default none. A host starts every page with an
 * input of its own, without it. `setup` drops `undefined` from an optional type, but not `void`.
 */
// biome-ignore lint/suspicious/noConfusingVoidType: see above.
type ListInput = { filter?: ListFilter } | void;
type Position = { filter: ListFilter; pageNo: number; markers: Markers };
const pagesBefore = (markers: Markers, pageNo: number) =>
  Object.keys(markers)
    .map(Number)
    .filter((page) => page < pageNo);
const queryOf = ({ filter, pageNo, markers }: Position, fresh: boolean): ListQuery => {
  const marker = markers[pagesBefore(markers, pageNo).at(-1) ?? 0];
  return { filter, pageNo, ...(marker !== undefined && { marker }), fresh };
};
/** Drops the markers of later pages, which are outdated once an earlier page is read again. */
function markersWith<P>({ pageNo, markers }: Position, outcome: ListOutcome<P>): Markers {
  const before = Object.fromEntries(pagesBefore(markers, pageNo).map((page) => [page, markers[page] ?? '']));
  return 'marker' in outcome && outcome.marker !== undefined ? { ...before, [pageNo]: outcome.marker } : before;
}

/**
 * A list page: a filter, pages, an empty state, a failure. The wiring provides the data and the view draws the rows.
 * `P`: contents of a page. Meets own.list.read, own.list.fresh, own.list.marker.
 */
export const createList = <P>() =>
  setup({
    types: {
      context: {} as Position & { outcome: ListOutcome<P> | null; failure: Failure | null },
      events: {} as
        | { type: 'filter.selected'; filter: ListFilter }
        | { type: 'page.selected'; pageNo: number }
        | { type: 'refresh.requested' }
        | { type: 'list.outdated' }
        | { type: 'retry.requested' }
        | { type: 'section.closed' }
        | ErrorActorEvent<Failure>,
      input: {} as ListInput,
      tags: {} as 'busy' | 'listed' | 'rejected',
    },
    actors: {
      load: {} as PromiseActorLogic<ListOutcome<P>, ListQuery>,
      /** Sends `list.outdated` when the player returns to a page read some time ago, or the language has changed. */
      watchFocus: {} as CallbackActorLogic<AnyEventObject>,
    },
    guards: {
      is: ({ context }, params: { kind: ListOutcome<P>['kind'] }) => context.outcome?.kind === params.kind,
    },
    actions: {
      setFilter: assign((_, { filter }: { filter: ListFilter }) => ({ filter, pageNo: 1, markers: {} })),
      setPageNo: assign({ pageNo: (_, params: { pageNo: number }) => params.pageNo }),
      setOutcome: assign(({ context }, { outcome }: { outcome: ListOutcome<P> }) => ({
        outcome,
        markers: markersWith(context, outcome),
      })),
      setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
      clearFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({
      filter: input?.filter ?? {},
      pageNo: 1,
      markers: {},
      outcome: null,
      failure: null,
    }),
    initial: 'loading',
    invoke: {
      id: 'watchFocus',
      src: 'watchFocus',
      onError: { description: 'The list does not reload by itself; reopening it does.' },
    },
    on: {
      'filter.selected': {
        target: '.loading',
        actions: { type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) },
        description: 'Another filter starts at its first page.',
      },
      'refresh.requested': '.loading',
      'section.closed': '.left',
    },
    states: {
      loading: {
        description: 'Loading a page; nothing is shown until it arrives.',
        meta: { requirements: ['own.list.read'] },
        tags: 'busy',
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => queryOf(context, true),
          onDone: {
            target: 'routing',
            actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
      },
      routing: {
        description: 'Checks whether there are rows, and whether the filter was valid.',
        meta: { requirements: ['own.list.read'] },
        always: [
          { guard: { type: 'is', params: { kind: 'empty' } }, target: 'empty' },
          { guard: { type: 'is', params: { kind: 'invalid' } }, target: 'invalid' },
          { target: 'listed' },
        ],
      },
      listed: {
        description: 'A page is shown; the first has no previous one, the last no next one.',
        meta: { requirements: ['own.list.read', 'own.alert.sent', 's4.pagination.edges', 's9.const.pagination-range'] },
        tags: 'listed',
        on: {
          'page.selected': {
            target: '.loadingPage',
            actions: { type: 'setPageNo', params: ({ event }) => ({ pageNo: event.pageNo }) },
          },
        },
        initial: 'idle',
        states: {
          idle: {
            description: 'The list is shown.',
            meta: { requirements: ['own.list.read'] },
            on: { 'list.outdated': 'refreshing' },
          },
          loadingPage: {
            description: 'Loading another page; the old one stays until it arrives.',
            meta: { requirements: ['own.list.read', 'own.list.marked-pages'] },
            tags: 'busy',
            invoke: {
              id: 'turn',
              src: 'load',
              input: ({ context }) => queryOf(context, false),
              onDone: {
                target: '#list.routing',
                actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
              },
              onError: {
                target: '#list.failed',
                actions: 'setFailure',
              },
            },
          },
          refreshing: {
            description:
              'The player has returned, or the language has changed; reloads in the background. On failure the old page stays.',
            meta: { requirements: ['own.list.fresh'] },
            invoke: {
              id: 'refresh',
              src: 'load',
              input: ({ context }) => queryOf(context, true),
              onDone: {
                target: '#list.routing',
                actions: { type: 'setOutcome', params: ({ event }) => ({ outcome: event.output }) },
              },
              onError: 'idle',
            },
          },
        },
      },
      empty: {
        description: 'The list is empty; suggests what to do.',
        meta: { requirements: ['own.list.read', 'own.account-record.filter', 'own.personal-loss.days'] },
        on: { 'list.outdated': 'loading' },
      },
      invalid: {
        description: 'The filter is invalid, for example its last day is before the first; says so and loads nothing.',
        meta: { requirements: ['own.account-record.filter'] },
        tags: 'rejected',
      },
      failed: {
        description: 'The list could not be loaded: try again.',
        meta: { requirements: ['own.list.read', 's8.message.network-abnormal'] },
        tags: 'rejected',
        exit: 'clearFailure',
        on: { 'retry.requested': 'loading' },
      },
      left: { description: 'Left.', meta: { requirements: ['own.list.read'] }, type: 'final' },
    },
  });

/** The list chart for pages of type `P`, for the charts and views that use it. */
export type ListMachine<P> = ReturnType<typeof createList<P>>;
export const listMachine = createList<unknown>();
