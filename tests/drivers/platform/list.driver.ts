import type { listMachine } from '../../../machines/platform/list/list.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';
import { choosesRecords } from '../money/account-record.driver';

/** Number of the loaded page, and of all pages. */
export const pageNumbers = (outcome: unknown): { pageNum: number; totalPages: number } => Object(outcome).page;

const listed = (screen: Screen) => screen.sees('button', 'record.export');

/** Steps of a tester in a list, by example of the transaction history, which has every feature except a back button. */
export const listDriver = {
  events: {
    'filter.selected': (screen, { filter }) => choosesRecords(screen, filter),
    // There is none after the last page.
    'page.selected': (screen, _, { outcome }) => {
      const { pageNum, totalPages } = pageNumbers(outcome);
      return pageNum === totalPages ? 'itself' : screen.press('common.nextPage');
    },
    'refresh.requested': 'itself',
    'list.outdated': 'itself',
    'retry.requested': (screen) => screen.press('security.retry'),
    'section.closed': 'itself',
  },
  states: {
    loading: (screen) => screen.sees('status', 'list.loading'),
    routing: 'passes',
    listed,
    'listed.idle': (screen) => screen.hides('alert'),
    'listed.loadingPage': (screen) => screen.sees('status', 'list.loading'),
    'listed.refreshing': listed,
    empty: (screen) => screen.sees('status', 'record.empty.text'),
    invalid: (screen) => screen.sees('alert', 'record.misdated'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    left: (screen) => screen.hides('button', 'record.export'),
  },
  outcomes: {
    load: { offline: (gateway) => gateway.cut() },
    watchFocus: { failed: { cannot: 'It takes a fault in our own script.' } },
  },
  // Dates out of order send no request.
  endings: { load: (sample) => (sample?.class === 'days out of order' ? undefined : 'records') },
} satisfies Driver<typeof listMachine>;
