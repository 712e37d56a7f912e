import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { AccountRecord, Failure } from '../../src/contract';
import type { ListFilter, ListMachine } from '../list/list.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A page of the record: `pageNum` of `totalPages`, newest first. */
export type RecordPage = { list: AccountRecord[]; pageNum: number; totalPages: number; total: number };

/** What has moved in the main wallet: listed by kind, state and days, and saved as a file. Meets s2.member-centre.account-record. */
export const accountRecordMachine = setup({
  types: {
    context: {} as { filter: ListFilter; failure: Failure | null },
    events: {} as { type: 'filter.chosen'; filter: ListFilter } | { type: 'export.requested' } | { type: 'retry.requested' },
    children: {} as { list: 'list' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** The record by kind (`kind`), state (`state`) and days (`from`, `to`: `2026-11-20`, both of them included). */
    list: {} as ListMachine<RecordPage>,
    /** Reads all of it, not one page alone, and hands it to the browser as a file. */
    exportRecords: fromPromise<void, { filter: ListFilter }>(notProvided('exportRecords')),
  },
  actions: {
    setFilter: assign({ filter: (_, params: { filter: ListFilter }) => params.filter }),
    filterList: sendTo('list', ({ event }) => event),
    setFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'account-record',
  context: { filter: {}, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The record, page by page, by what is looked for.',
      meta: { requirements: ['s2.member-centre.account-record', 'own.account-record.filter'] },
      invoke: {
        id: 'list',
        src: 'list',
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        'filter.chosen': {
          target: '.idle',
          actions: [{ type: 'setFilter', params: ({ event }) => ({ filter: event.filter }) }, 'filterList'],
          description: 'Another filter drops the file that is being made.',
        },
        'export.requested': '.exporting',
      },
      initial: 'idle',
      states: {
        idle: { description: 'It is looked at.', meta: { requirements: ['s2.member-centre.account-record'] } },
        exporting: {
          description: 'All that fits is read and made into a file.',
          meta: { requirements: ['own.account-record.export'] },
          tags: 'busy',
          invoke: {
            id: 'exportRecords',
            src: 'exportRecords',
            input: ({ context }) => ({ filter: context.filter }),
            onDone: 'saved',
            onError: { target: 'unsaved', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
          },
        },
        saved: { description: 'The file is with the browser.', meta: { requirements: ['own.account-record.export'] } },
        unsaved: {
          description: 'The file could not be made: the reason is said.',
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
