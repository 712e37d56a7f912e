import type { Samples } from '../../src/atlas';
import type { sessionListMachine } from './session-list.machine';

const here = {
  id: '01930000-0000-7000-8000-0000000000a1',
  current: true,
  device: 'Firefox · Linux',
  place: { ip: '203.0.113.7', country: 'BD' },
  createdAt: 1_800_000_000_000,
  lastSeenAt: 1_800_000_600_000,
};
const there = { ...here, id: '01930000-0000-7000-8000-0000000000a2', current: false, device: 'Chrome · Android' };
const offline = { error: { kind: 'offline', code: 'client.offline' } };

/** Which sessions there can be, and how reading and ending them can go. */
export const sessionListSamples = {
  events: {
    'end.requested': { 'another session': { id: there.id } },
    'endOthers.requested': { 'by the player': {} },
    'retry.requested': { 'by the player': {} },
    'section.left': { 'by the player': {} },
  },
  outcomes: {
    loadSessions: { 'two sessions': { output: [here, there] }, offline },
    form: {
      sent: { output: { sent: true } },
      left: { output: { sent: false } },
      'broke down': { error: { kind: 'malformed', code: 'client.unexpected' } },
    },
  },
} satisfies Samples<typeof sessionListMachine>;
