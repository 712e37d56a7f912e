import type { Samples } from '../../src/atlas';
import type { AccountRecord } from '../../src/contract';
import type { listMachine } from './list.machine';

const all = { kind: '', state: '', from: '', to: '' };
const record: AccountRecord = {
  id: '01930000-0000-7000-8000-0000000000d1',
  kind: 'adjustment',
  state: 'posted',
  amount: '25000.00',
  balanceAfter: '25000.00',
  at: 1_800_000_000_000,
};
const page = { list: [record], pageNum: 1, totalPages: 2, total: 11 };

/** What can be looked for, and what a page can be: by the account record, which has all of it. */
export const listSamples = {
  events: {
    'filter.chosen': {
      'all there is': { filter: all },
      'one kind': { filter: { ...all, kind: 'upline' } },
      'days in order': { filter: { ...all, from: '2020-11-01', to: '2020-11-20' } },
      'days out of order': { filter: { ...all, from: '2020-11-20', to: '2020-11-01' } },
    },
    'page.chosen': { 'the next one': { pageNo: 2 } },
    'refresh.requested': { 'by what shows it': {} },
    'list.outdated': { 'the player comes back to it': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    load: {
      'the first of two pages': { output: { kind: 'shown', page } },
      'the second page': { output: { kind: 'shown', page: { ...page, pageNum: 2 } } },
      nothing: { output: { kind: 'empty', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } } },
      'days out of order': { output: { kind: 'invalid', code: 'records.days' } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
    watchFocus: { failed: { error: { kind: 'malformed', code: 'client.unexpected' } } },
  },
} satisfies Samples<typeof listMachine>;
