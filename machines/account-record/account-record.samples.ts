import type { Samples } from '../../src/atlas';
import type { accountRecordMachine } from './account-record.machine';

const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** What can be looked for, and how the file can end. */
export const accountRecordSamples = {
  events: {
    'filter.chosen': {
      'all there is': { filter: { kind: '', state: '', from: '', to: '' } },
      'one kind': { filter: { kind: 'upline', state: '', from: '', to: '' } },
    },
    'export.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
  },
  outcomes: {
    list: { failed: { error: { kind: 'malformed', code: 'client.unexpected' } } },
    exportRecords: { 'the file is there': { output: undefined }, offline },
  },
} satisfies Samples<typeof accountRecordMachine>;
