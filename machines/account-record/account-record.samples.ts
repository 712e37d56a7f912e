import type { Samples } from '../../src/atlas';
import type { AccountRecord } from '../../src/contract';
import type { accountRecordMachine } from './account-record.machine';

const all = { kind: '', state: '', from: '', to: '' } as const;
const record: AccountRecord = {
  id: '01930000-0000-7000-8000-0000000000d1',
  kind: 'adjustment',
  state: 'posted',
  amount: '25000.00',
  balanceAfter: '25000.00',
  at: 1_800_000_000_000,
};
const page = { list: [record], pageNum: 1, totalPages: 2, total: 11 };
const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** What can be looked for, and what there can be. */
export const accountRecordSamples = {
  events: {
    'filter.chosen': {
      'all there is': { filter: all },
      'one kind': { filter: { ...all, kind: 'upline' } },
      'days in order': { filter: { ...all, from: '2020-11-01', to: '2020-11-20' } },
      'days out of order': { filter: { ...all, from: '2020-11-20', to: '2020-11-01' } },
    },
    'page.chosen': { 'the next one': { pageNo: 2 } },
    'export.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    loadRecords: {
      'the first of two pages': { output: page },
      'the second page': { output: { ...page, pageNum: 2 } },
      nothing: { output: { list: [], pageNum: 1, totalPages: 0, total: 0 } },
      offline,
    },
    exportRecords: { 'the file is there': { output: undefined }, offline },
  },
} satisfies Samples<typeof accountRecordMachine>;
