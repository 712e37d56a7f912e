import type { accountRecordMachine } from '../../machines/account-record/account-record.machine';
import type { Driver } from '../../src/atlas';
import { failureWords } from './failure-words';

/** How a tester looks through the account record. */
export const accountRecordDriver = {
  events: {
    'filter.chosen': async (screen, { filter: { kind, state, from, to } }) => {
      await screen.choose('record.kind', kind ? `record.kind.${kind}` : 'record.all');
      await screen.choose('record.state', state ? `record.state.${state}` : 'record.all');
      await screen.fill('record.from', from);
      await screen.fill('record.to', to);
      await screen.press('record.show');
    },
    // After the last page there is none.
    'page.chosen': (screen, _, { shown }) => (shown?.pageNum === shown?.totalPages ? 'itself' : screen.press('common.nextPage')),
    'export.requested': (screen) => screen.press('record.export'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    loading: (screen) => screen.sees('status', 'record.loading'),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    misdated: (screen) => screen.sees('alert', 'record.misdated'),
    empty: (screen) => screen.sees('status', 'record.empty.text'),
    listed: (screen) => screen.sees('button', 'record.export'),
    'listed.idle': (screen) => screen.hides('alert'),
    'listed.saved': (screen) => screen.sees('status', 'record.saved'),
    'listed.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    exporting: (screen) => screen.busy('record.export'),
  },
  outcomes: {
    loadRecords: { offline: (gateway) => gateway.cut() },
    exportRecords: { offline: (gateway) => gateway.cut() },
  },
} satisfies Driver<typeof accountRecordMachine>;
