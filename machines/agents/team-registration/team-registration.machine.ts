import { assign, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { RateName, TeamLinks } from '../../../src/contract/agents/team';
import type { formMachine } from '../../platform/form/form.machine';
import type { ListMachine } from '../../platform/list/list.machine';

/** Open links, the maximum number of links, and the rates available to a new one. */
export type OpenLinks = TeamLinks & { rates: RateName[] };

/**
 * Recruiting into an agent's team: by invitation links, and by accounts that the agent creates. Meets
 * s2.agent-centre.registration.
 */
export const teamRegistrationMachine = setup({
  types: {
    /** `selected`: code of the link to close. */
    context: {} as { selected: string | null; failure: Failure | null },
    events: {} as
      | { type: 'linking.requested' }
      | { type: 'closing.requested'; code: string }
      | { type: 'joining.requested' }
      | { type: 'password.unchanged' }
      | { type: 'retry.requested' }
      | ErrorActorEvent<Failure>,
    children: {} as { list: 'list'; linkForm: 'linkForm'; closeForm: 'closeForm'; memberForm: 'memberForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /** Open links, newest first. */
    list: {} as ListMachine<OpenLinks>,
    /** Collects the type of account and the purpose of a link, and creates it. */
    linkForm: {} as typeof formMachine,
    /** Confirms and closes the selected link. */
    closeForm: {} as typeof formMachine,
    /** Collects a username and the account's type, creates the account, and puts its password into the vault. */
    memberForm: {} as typeof formMachine,
  },
  guards: { sent: (_, params: { sent: boolean }) => params.sent },
  actions: {
    select: assign({ selected: (_, params: { code: string }) => params.code }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'team-registration',
  context: { selected: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: "The agent's links, and one form at a time.",
      meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'listing',
      states: {
        listing: {
          description:
            "Each link with its code, the kind of account it creates and the number of registrations; the last action's result is shown.",
          meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
          on: {
            'linking.requested': 'linking',
            'closing.requested': {
              target: 'closing',
              actions: { type: 'select', params: ({ event }) => ({ code: event.code }) },
            },
            'joining.requested': 'joining',
          },
          initial: 'idle',
          states: {
            idle: {
              description: 'The registration page is shown.',
              meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
            },
            linked: {
              description: 'A link was just created.',
              meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
            },
            closed: {
              description: 'A link was closed; it accepts no more registrations.',
              meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
            },
          },
        },
        linking: {
          description: 'Creating a link for members or agents, with a note.',
          meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
          invoke: {
            id: 'linkForm',
            src: 'linkForm',
            input: { about: null },
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'listing.linked',
                actions: 'refreshList',
              },
              { target: 'listing', description: 'Left without a new link.' },
            ],
            onError: { target: '#team-registration.failed', actions: 'setFailure' },
          },
        },
        closing: {
          description: 'Asks for confirmation before the link is closed for good.',
          meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
          invoke: {
            id: 'closeForm',
            src: 'closeForm',
            input: ({ context }) => ({ about: context.selected }),
            onDone: [
              {
                guard: { type: 'sent', params: ({ event }) => event.output },
                target: 'listing.closed',
                actions: 'refreshList',
              },
              { target: 'listing', description: 'Left; the link stays open.' },
            ],
            onError: { target: '#team-registration.failed', actions: 'setFailure' },
          },
        },
        joining: {
          description: 'Creating an account directly below the agent: its user name and type.',
          meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
          invoke: {
            id: 'memberForm',
            src: 'memberForm',
            input: { about: null },
            onDone: [
              { guard: { type: 'sent', params: ({ event }) => event.output }, target: 'joined' },
              { target: 'listing', description: 'Left without a new account.' },
            ],
            onError: { target: '#team-registration.failed', actions: 'setFailure' },
          },
        },
        joined: {
          description: 'The account is created; its temporary password is shown only once, to be passed on.',
          meta: { requirements: ['s2.agent-centre.registration', 'own.team.registration'] },
          on: { 'password.unchanged': 'listing' },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
