import { assign, fromPromise, setup } from 'xstate';
import type { AccountRecord, Failure, RecordKind, RecordState } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** What is looked for; '' for all. `from` and `to` are days (`2026-11-20`), both of them included. */
export type RecordFilter = { kind: RecordKind | ''; state: RecordState | ''; from: string; to: string };
/** A page of the record: `pageNo` of `totalPages`, newest first. */
export type RecordPage = { list: AccountRecord[]; pageNum: number; totalPages: number; total: number };

/** What has moved in the main wallet: by kind, state and days, page by page, and as a file. Meets s2.member-centre.account-record. */
export const accountRecordMachine = setup({
  types: {
    context: {} as { filter: RecordFilter; pageNo: number; shown: RecordPage | null; failure: Failure | null },
    events: {} as
      | { type: 'filter.chosen'; filter: RecordFilter }
      | { type: 'page.chosen'; pageNo: number }
      | { type: 'export.requested' }
      | { type: 'retry.requested' },
    tags: {} as 'busy' | 'listed' | 'rejected',
  },
  actors: {
    loadRecords: fromPromise<RecordPage, { filter: RecordFilter; pageNo: number }>(notProvided('loadRecords')),
    /** Reads all of it, not this page alone, and hands it to the browser as a file. */
    exportRecords: fromPromise<void, { filter: RecordFilter }>(notProvided('exportRecords')),
  },
  guards: {
    inOrder: (_, { filter: { from, to } }: { filter: RecordFilter }) => from === '' || to === '' || from <= to,
    hasNone: (_, params: { page: RecordPage }) => params.page.total === 0,
  },
  actions: {
    keepFilter: assign((_, { filter }: { filter: RecordFilter }) => ({ filter, pageNo: 1 })),
    keepPageNo: assign({ pageNo: (_, params: { pageNo: number }) => params.pageNo }),
    keepShown: assign({ shown: (_, params: { page: RecordPage }) => params.page }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'account-record',
  context: { filter: { kind: '', state: '', from: '', to: '' }, pageNo: 1, shown: null, failure: null },
  initial: 'loading',
  on: {
    'filter.chosen': [
      {
        guard: { type: 'inOrder', params: ({ event }) => ({ filter: event.filter }) },
        target: '.loading',
        actions: { type: 'keepFilter', params: ({ event }) => ({ filter: event.filter }) },
        description: 'Another filter begins at its first page.',
      },
      { target: '.misdated' },
    ],
  },
  states: {
    loading: {
      description: 'A page of the record is read.',
      meta: { requirements: ['s2.member-centre.account-record', 'own.account-record.filter'] },
      tags: 'busy',
      invoke: {
        id: 'loadRecords',
        src: 'loadRecords',
        input: ({ context: { filter, pageNo } }) => ({ filter, pageNo }),
        onDone: [
          {
            guard: { type: 'hasNone', params: ({ event }) => ({ page: event.output }) },
            target: 'empty',
            actions: { type: 'keepShown', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'listed', actions: { type: 'keepShown', params: ({ event }) => ({ page: event.output }) } },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    failed: {
      description: 'It could not be read: try again.',
      meta: { requirements: ['s2.member-centre.account-record', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loading' },
    },
    misdated: {
      description: 'The last day lies before the first: it is said, and nothing is asked for.',
      meta: { requirements: ['own.account-record.filter'] },
      tags: 'rejected',
    },
    empty: {
      description: 'Nothing fits: it is said, and what to do.',
      meta: { requirements: ['own.account-record.filter'] },
    },
    listed: {
      description: 'A page of the record, newest first; previous rests at the first page, next at the last.',
      meta: { requirements: ['s2.member-centre.account-record', 's4.pagination.edges', 's9.const.pagination-range'] },
      tags: 'listed',
      exit: 'forgetFailure',
      on: {
        'page.chosen': { target: 'loading', actions: { type: 'keepPageNo', params: ({ event }) => ({ pageNo: event.pageNo }) } },
        'export.requested': 'exporting',
      },
      initial: 'idle',
      states: {
        idle: { description: 'It is looked at.', meta: { requirements: ['s2.member-centre.account-record'] } },
        saved: { description: 'The file is with the browser.', meta: { requirements: ['own.account-record.export'] } },
        unsaved: {
          description: 'The file could not be made: the reason is said.',
          meta: { requirements: ['own.account-record.export', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    exporting: {
      description: 'All that fits is read and made into a file; another filter drops it.',
      meta: { requirements: ['own.account-record.export'] },
      tags: ['busy', 'listed'],
      invoke: {
        id: 'exportRecords',
        src: 'exportRecords',
        input: ({ context }) => ({ filter: context.filter }),
        onDone: 'listed.saved',
        onError: { target: 'listed.unsaved', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
  },
});
