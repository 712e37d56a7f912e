import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure, SessionList } from '../../../src/contract';
import type { formMachine } from '../../platform/form/form.machine';
import type { ListMachine } from '../../platform/list/list.machine';

/** The player's sessions; ending one, or all others, requires the password. Meets own.security.sessions. */
export const sessionListMachine = setup({
  types: {
    context: {} as { selected: string | null; failure: Failure | null },
    events: {} as
      | { type: 'end.requested'; id: string }
      | { type: 'endOthers.requested' }
      | { type: 'retry.requested' }
      | { type: 'section.closed' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list'; form: 'form' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Each session with its device, location, start and last use. */
    list: {} as ListMachine<SessionList>,
    /** Collects the password and ends the selected session, or all others. */
    form: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    select: assign({ selected: (_, params: { id: string | null }) => params.id }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'session-list',
  context: { selected: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'Where the player is logged in.',
      meta: { requirements: ['own.security.sessions'] },
      invoke: {
        id: 'list',
        src: 'list',
        onDone: 'left',
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'listing',
      states: {
        listing: {
          description: 'Each session with device, location, start and last use; the current one is marked.',
          meta: { requirements: ['own.security.sessions'] },
          on: {
            'end.requested': {
              target: 'confirming',
              actions: { type: 'select', params: ({ event }) => ({ id: event.id }) },
            },
            'endOthers.requested': { target: 'confirming', actions: { type: 'select', params: { id: null } } },
          },
          initial: 'idle',
          states: {
            idle: { description: 'The sessions are shown.', meta: { requirements: ['own.security.sessions'] } },
            ended: {
              description: 'Confirms the session that was just ended.',
              meta: { requirements: ['own.security.sessions'] },
            },
          },
        },
        confirming: {
          description: 'Asks for the password before a session is ended.',
          meta: { requirements: ['own.security.sessions', 'own.security.password-required'] },
          invoke: {
            id: 'form',
            src: 'form',
            input: ({ context }) => ({ about: context.selected }),
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'listing.ended',
                actions: 'refreshList',
              },
              { target: 'listing', description: 'Left; the session continues.' },
            ],
            onError: {
              target: '#session-list.failed',
              actions: 'setFailure',
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again, or go back.',
      meta: { requirements: ['own.security.sessions', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open', 'section.closed': 'left' },
    },
    left: { description: 'Back at the overview.', meta: { requirements: ['own.security.sessions'] }, type: 'final' },
  },
});
