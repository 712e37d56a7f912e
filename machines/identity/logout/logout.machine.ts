import { type PromiseActorLogic, setup } from 'xstate';

/** Logout: confirmed first; then the session ends here even if the gateway is unreachable. Meets s4.logout.*. */
export const logoutMachine = setup({
  types: {
    events: {} as { type: 'logout.confirmed' } | { type: 'logout.cancelled' },
    output: {} as { loggedOut: boolean },
    tags: {} as 'busy',
  },
  actors: {
    /** Revokes the session at the gateway, by the configured method. */
    endSession: {} as PromiseActorLogic<void>,
    /** Clears the session's storage (except the merchant), the player's cached data, and the typed password. */
    forgetSession: {} as PromiseActorLogic<void>,
  },
  delays: { timeout: 5_000 },
}).createMachine({
  id: 'logout',
  initial: 'confirming',
  output: ({ event }) => ({ loggedOut: event.output === true }),
  states: {
    confirming: {
      description: 'Asks the player to confirm the logout (in_sure_logout).',
      meta: { requirements: ['s2.header.logout', 's8.logout.confirmation'] },
      on: { 'logout.confirmed': 'ending', 'logout.cancelled': 'cancelled' },
    },
    ending: {
      description: 'Notifies the gateway, for five seconds at most.',
      meta: { requirements: ['s1.member.logout', 's7.call.session-logout'] },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: 'forgetting',
        onError: {
          target: 'forgetting',
          description: 'The gateway is unreachable; the session ends here anyway.',
        },
      },
      after: { timeout: { target: 'forgetting', description: 'No response: the logout goes on without it.' } },
    },
    forgetting: {
      description: 'Clears what this tab stores of the session; the merchant stays.',
      meta: { requirements: ['s4.logout.storage', 's4.logout.reset'] },
      tags: 'busy',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'loggedOut', onError: 'loggedOut' },
    },
    loggedOut: {
      description: 'Logged out; the player goes to the home page.',
      meta: { requirements: ['s4.logout.home'] },
      type: 'final',
      output: true,
    },
    cancelled: {
      description: 'The player has cancelled.',
      meta: { requirements: ['s8.logout.confirmation'] },
      type: 'final',
      output: false,
    },
  },
});
