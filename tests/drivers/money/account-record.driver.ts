import type { accountRecordMachine } from '../../../machines/money/account-record/account-record.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

/** Fills in the filters and applies them. */
export async function choosesRecords(screen: Screen, { kind, state, from = '', to = '' }: Record<string, string>) {
  await screen.choose('record.kind', kind ? `record.kind.${kind}` : 'record.all');
  await screen.choose('record.state', state ? `record.state.${state}` : 'record.all');
  await screen.fill('record.from', from);
  await screen.fill('record.to', to);
  await screen.press('record.show');
}

/** Steps of a tester in the transaction history. */
export const accountRecordDriver = {
  events: {
    'filter.selected': (screen, { filter }) => choosesRecords(screen, filter),
    'export.requested': (screen) => screen.press('record.export'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    open: (screen) => screen.sees('form', 'record.filter'),
    'open.idle': (screen) => screen.hides('alert'),
    'open.exporting': (screen) => screen.busy('record.export'),
    'open.saved': (screen) => screen.sees('status', 'record.saved'),
    'open.unsaved': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    failed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
  },
  outcomes: {
    list: { failed: { cannot: 'It takes a fault in our own script.' } },
    exportRecords: { offline: (gateway) => gateway.cut() },
  },
  endings: { exportRecords: 'records' },
} satisfies Driver<typeof accountRecordMachine>;
