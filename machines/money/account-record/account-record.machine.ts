import { assign, type ErrorActorEvent, type PromiseActorLogic, sendTo, setup } from 'xstate';
import type { AccountRecord, Failure } from '../../../src/contract';
import type { ListFilter, ListMachine } from '../../platform/list/list.machine';

/** Page `pageNum` of `totalPages` of the transaction history, newest first. */
export type RecordPage = { list: AccountRecord[]; pageNum: number; totalPages: number; total: number };

/**
 * A record: a filtered list that can be exported to a file. Used for the transactions of the main wallet, and for the
 * bets and transactions of a team. `P`: contents of a page. Meets s2.member-centre.account-record,
 * s2.agent-centre.team-betting, s2.agent-centre.transactions.
 */
export const createRecord = <P>() =>
  setup({
    types: {
      context: {} as { filter: ListFilter; failure: Failure | null },
      events: {} as
        | { type: 'filter.selected'; filter: ListFilter }
        | { type: 'export.requested' }
        | { type: 'retry.requested' }
        | ErrorActorEvent<Failure>,
      children: {} as { list: 'list' },
      tags: {} as 'busy' | 'rejected',
    },
    actors: {
      /** List of records, filtered by `kind`, `state` and days (`from` and `to`, inclusive, such as `2026-11-20`). */
      list: {} as ListMachine<P>,
      /** Reads all matching records, not only the current page, and hands them to the browser as a file. */
      exportRecords: {} as PromiseActorLogic<void, { filter: ListFilter }>,
    },
    actions: {
      setFilter: assign({ filter: (_, params: { filter: ListFilter }) => params.filter }),
      filterList: sendTo('list', ({ event }) => event),
      setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
      clearFailure: assign({ failure: null }),
    },
  }).createMachine({
    id: 'account-record',
    context: { filter: {}, failure: null },
    initial: 'open',
    states: {
      open: {
        description: 'Transactions by filter, page by page.',
        meta: {
          requirements: [
            's2.member-centre.account-record',
            's2.agent-centre.team-betting',
            's2.agent-centre.transactions',
            'own.account-record.filter',
          ],
        },
        invoke: {
          id: 'list',
          src: 'list',
          onError: {
            target: 'failed',
            actions: 'setFailure',
          },
        },
        on: {
          'filter.selected': {
            target: '.idle',
            actions: [{ type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) }, 'filterList'],
            description: 'Another filter cancels the file in progress.',
          },
          'export.requested': '.exporting',
        },
        initial: 'idle',
        states: {
          idle: {
            description: 'The transactions are shown.',
            meta: { requirements: ['s2.member-centre.account-record'] },
          },
          exporting: {
            description: 'Loading all matching rows into a file.',
            meta: { requirements: ['own.account-record.export'] },
            tags: 'busy',
            invoke: {
              id: 'exportRecords',
              src: 'exportRecords',
              input: ({ context }) => ({ filter: context.filter }),
              onDone: 'saved',
              onError: {
                target: 'unsaved',
                actions: 'setFailure',
              },
            },
          },
          saved: {
            description: 'The browser has the file.',
            meta: { requirements: ['own.account-record.export'] },
          },
          unsaved: {
            description: 'The file could not be created; the reason is shown.',
            meta: { requirements: ['own.account-record.export', 's8.message.network-abnormal'] },
            tags: 'rejected',
            exit: 'clearFailure',
          },
        },
      },
      failed: {
        description: 'The list has failed: try again.',
        meta: { requirements: ['own.portal.broken-part'] },
        tags: 'rejected',
        exit: 'clearFailure',
        on: { 'retry.requested': 'open' },
      },
    },
  });

/** The record chart for pages of type `P`, for the views that show it. */
export type RecordMachine<P> = ReturnType<typeof createRecord<P>>;
export const accountRecordMachine = createRecord<RecordPage>();
