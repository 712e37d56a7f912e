import { assign, fromPromise, setup } from 'xstate';
import type { Failure, SessionList } from '../../src/contract';
import type { formMachine } from '../form/form.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

type Sessions = SessionList['list'];

/** Where the player is logged in; one session, or all others, are ended after the password. Meets own.security.sessions. */
export const sessionListMachine = setup({
  types: {
    context: {} as { sessions: Sessions; wanted: string | null; ended: boolean; failure: Failure | null },
    events: {} as
      | { type: 'end.requested'; id: string }
      | { type: 'endOthers.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.left' },
    children: {} as { form: 'form' },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    loadSessions: fromPromise<Sessions>(notProvided('loadSessions')),
    /** Asks for the password and ends the session that it is about, or all others. */
    form: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    keepSessions: assign({ sessions: (_, params: { sessions: Sessions }) => params.sessions }),
    keepWanted: assign({ wanted: (_, params: { id: string | null }) => params.id, ended: false }),
    noteEnded: assign({ ended: true }),
    keepFailure: assign({ failure: (_, params: { error: unknown }) => params.error as Failure }),
    forgetFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session-list',
  context: { sessions: [], wanted: null, ended: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The sessions are read.',
      meta: { requirements: ['own.security.sessions'] },
      tags: 'busy',
      invoke: {
        id: 'loadSessions',
        src: 'loadSessions',
        onDone: { target: 'shown', actions: { type: 'keepSessions', params: ({ event }) => ({ sessions: event.output }) } },
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
      on: { 'section.left': 'left' },
    },
    failed: {
      description: 'The sessions could not be read: try again, or go back.',
      meta: { requirements: ['own.security.sessions', 's8.message.network-abnormal'] },
      tags: 'rejected',
      exit: 'forgetFailure',
      on: { 'retry.requested': 'loading', 'section.left': 'left' },
    },
    shown: {
      description: 'Each session with device, place, beginning and last use; the current one is marked.',
      meta: { requirements: ['own.security.sessions'] },
      on: {
        'end.requested': { target: 'asking', actions: { type: 'keepWanted', params: ({ event }) => ({ id: event.id }) } },
        'endOthers.requested': { target: 'asking', actions: { type: 'keepWanted', params: { id: null } } },
        'section.left': 'left',
      },
    },
    asking: {
      description: 'The password is asked before a session is ended.',
      meta: { requirements: ['own.security.sessions', 'own.security.password-asked'] },
      invoke: {
        id: 'form',
        src: 'form',
        input: ({ context }) => ({ about: context.wanted }),
        onDone: [
          { guard: { type: 'sent', params: ({ event }) => ({ sent: event.output.sent }) }, target: 'loading', actions: 'noteEnded' },
          { target: 'shown', description: 'Left: the session goes on.' },
        ],
        onError: { target: 'failed', actions: { type: 'keepFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    left: { description: 'Back at the overview.', meta: { requirements: ['own.security.sessions'] }, type: 'final' },
  },
});
