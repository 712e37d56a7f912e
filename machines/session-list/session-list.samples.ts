import type { Samples } from '../../src/atlas';
import type { sessionListMachine } from './session-list.machine';

const failed = { error: { kind: 'malformed', code: 'client.unexpected' } };

/** What can be ended, and how the parts of it can end. */
export const sessionListSamples = {
  events: {
    'end.requested': { 'another session': { id: '01930000-0000-7000-8000-0000000000a2' } },
    'endOthers.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    list: { left: { output: undefined }, failed },
    form: { sent: { output: { sent: true } }, left: { output: { sent: false } }, 'broke down': failed },
  },
} satisfies Samples<typeof sessionListMachine>;
