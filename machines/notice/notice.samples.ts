import type { Samples } from '../../src/atlas';
import type { noticeMachine } from './notice.machine';

const id = '01930000-0000-7000-8000-0000000000a1';

/** Which notice is looked at, and what can be read of it. */
export const noticeSamples = {
  inputs: { 'one by its id': { id } },
  events: { 'retry.requested': { 'by the player': {} } },
  outcomes: {
    loadNotice: {
      shown: {
        output: {
          kind: 'shown',
          notice: {
            id,
            type: 'PL',
            title: 'Withdrawal hours',
            content: '<p>Every day from <strong>9 am to 11 pm</strong>.</p><ol><li>Send the request.</li></ol>',
            date: '2026-11-16',
          },
        },
      },
      gone: { output: { kind: 'gone' } },
      offline: { error: { kind: 'offline', code: 'client.offline' } },
    },
  },
} satisfies Samples<typeof noticeMachine>;
