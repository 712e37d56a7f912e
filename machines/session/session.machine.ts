import { assign, fromPromise, sendParent, setup } from 'xstate';
import type { Failure, MemberInfo } from '../../src/contract';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** A protected action: which centre is to be opened, and at which of its pages. */
export type Errand = { centre: 'member' | 'agent'; page: string };

const AGENTS = [1, 2, 41, 42];
const TRIAL = 4;

/** Who is here: a visitor, a trial account or a member, and what each may do. Meets s6.*. */
export const sessionMachine = setup({
  types: {
    context: {} as { account: MemberInfo | null },
    events: {} as
      | { type: 'session.opened'; account: MemberInfo }
      | { type: 'session.ended' }
      | { type: 'session.refused' }
      | { type: 'permission.asked'; errand: Errand }
      | { type: 'standing.asked' },
    tags: {} as 'busy' | 'held',
  },
  actors: {
    /** The member info of the token that this tab holds; null where it holds none. */
    restoreSession: fromPromise<MemberInfo | null>(notProvided('restoreSession')),
    /** Clears the session's storage; the merchant is kept. */
    forgetSession: fromPromise<void>(notProvided('forgetSession')),
  },
  guards: {
    nobody: (_, params: { account: MemberInfo | null }) => params.account === null,
    isTrial: (_, params: { account: MemberInfo | null }) => params.account?.type === TRIAL,
    unauthorised: (_, params: { error: unknown }) => (params.error as Failure).kind === 'unauthorised',
    notForThisAccount: ({ context }, params: { errand: Errand }) =>
      params.errand.centre === 'agent' && !AGENTS.includes(context.account?.type ?? -1),
  },
  actions: {
    keepAccount: assign({ account: (_, params: { account: MemberInfo | null }) => params.account }),
    forgetAccount: assign({ account: null }),
    reportPresent: sendParent({ type: 'session.present' }),
    reportAbsent: sendParent({ type: 'session.absent' }),
    reportLost: sendParent({ type: 'session.lost' }),
    grant: sendParent({ type: 'permission.granted' }),
    askForLogin: sendParent({ type: 'permission.needsLogin' }),
    askForTrueAccount: sendParent({ type: 'permission.needsTrueAccount' }),
  },
  delays: { retryRest: 5_000 },
}).createMachine({
  id: 'session',
  context: { account: null },
  initial: 'restoring',
  on: {
    'session.opened': [
      {
        guard: { type: 'isTrial', params: ({ event }) => ({ account: event.account }) },
        target: '.trial',
        actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) },
      },
      { target: '.member', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.account }) } },
    ],
  },
  states: {
    restoring: {
      description: 'Looks whether this tab holds a token, and if so loads the member info.',
      meta: { requirements: ['s2.start.member-info', 's7.call.member-info'] },
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: { type: 'nobody', params: ({ event }) => ({ account: event.output }) }, target: 'visitor' },
          {
            guard: { type: 'isTrial', params: ({ event }) => ({ account: event.output }) },
            target: 'trial',
            actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) },
          },
          { target: 'member', actions: { type: 'keepAccount', params: ({ event }) => ({ account: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'unauthorised', params: ({ event }) => ({ error: event.error }) },
            target: 'forgetting',
            description: 'The token is no longer good.',
          },
          { target: 'unread', description: 'The gateway could not be asked.' },
        ],
      },
    },
    unread: {
      description: 'A token is held, but its member info could not be read; it is tried again.',
      meta: { requirements: ['own.session.unread'] },
      tags: 'busy',
      on: { 'session.refused': 'forgetting' },
      after: { retryRest: 'restoring' },
    },
    visitor: {
      description: 'Nobody is logged in: browsing, logging in, registering and the free demo are open.',
      meta: { requirements: ['s1.visitor.browse', 's6.role.visitor', 's1.product.audiences'] },
      entry: ['forgetAccount', 'reportAbsent'],
      on: {
        'permission.asked': { actions: 'askForLogin', description: 'Every protected action asks for a login first.' },
        'standing.asked': { actions: 'reportAbsent' },
      },
    },
    trial: {
      description: 'A trial account: it may play, and is kept out of the member and the agent centre.',
      meta: { requirements: ['s4.account-type.trial', 's6.protected.trial'] },
      tags: 'held',
      entry: 'reportPresent',
      on: {
        'permission.asked': { actions: 'askForTrueAccount' },
        'standing.asked': { actions: 'reportPresent' },
        'session.refused': 'forgetting',
        'session.ended': 'visitor',
      },
    },
    member: {
      description: 'A member or an agent is logged in.',
      meta: { requirements: ['s1.product.audiences', 's2.start.member-info'] },
      tags: 'held',
      entry: 'reportPresent',
      on: {
        'permission.asked': [
          {
            guard: { type: 'notForThisAccount', params: ({ event }) => ({ errand: event.errand }) },
            actions: 'askForTrueAccount',
            description: 'The agent centre is for agents.',
          },
          { actions: 'grant' },
        ],
        'standing.asked': { actions: 'reportPresent' },
        'session.refused': { target: 'forgetting', description: 'A call was told that the session is over.' },
        'session.ended': { target: 'visitor', description: 'The player logged out.' },
      },
    },
    forgetting: {
      description: 'The session is over by the gateway: what this tab kept of it is cleared.',
      meta: { requirements: ['own.session.lost'] },
      tags: 'busy',
      exit: 'reportLost',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'visitor', onError: 'visitor' },
    },
  },
});
