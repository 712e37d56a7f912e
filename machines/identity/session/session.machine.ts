import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseActorLogic,
  sendParent,
  setup,
} from 'xstate';
import type { Failure, MemberInfo } from '../../../src/contract';
import type { balanceMachine } from '../../money/balance/balance.machine';
import type { realityCheckMachine } from '../../money/reality-check/reality-check.machine';
import type { Access, Place } from '../../platform/host/host.machine';
import type { unreadMachine } from '../../support/unread/unread.machine';
import type { sessionTimeMachine } from '../session-time/session-time.machine';

/**
 * Reason for a lost session: rejected by the gateway, expired, ended in another tab, or left during a required password
 * change.
 */
export type SessionEndReason = 'refused' | 'ranOut' | 'elsewhere' | 'changeLeft';

const AGENTS = [1, 2, 41, 42];
const TRIAL = 4;
/** Returns the account that an event carries after a restore or a login. */
const accountIn = (event: { account: MemberInfo } | { output: MemberInfo | null } | object) =>
  'account' in event ? event.account : 'output' in event ? event.output : null;

/** The session: of a visitor, a trial account or a member, with permissions and expiry. Meets s6.*, own.session.*. */
export const sessionMachine = setup({
  types: {
    context: {} as {
      account: MemberInfo | null;
      endReason: SessionEndReason;
    },
    events: {} as
      | { type: 'session.opened'; account: MemberInfo }
      | { type: 'session.ended' }
      | { type: 'session.rejected' }
      | { type: 'permission.requested'; centre: Access }
      | { type: 'session.queried' }
      | { type: 'tab.ended' }
      | { type: 'login.observed' }
      | { type: 'login.missing' }
      // from the session's lifetime
      | { type: 'time.expired' }
      // from the reality check, for the portal
      | { type: 'logout.requested' }
      | { type: 'place.requested'; place: Place }
      | DoneActorEvent<MemberInfo | null, 'restoreSession'>
      | ErrorActorEvent<Failure>,
    children: {} as { [Child in 'sessionTime' | 'realityCheck' | 'balance' | 'unread']: Child },
    tags: {} as 'busy' | 'held' | 'elsewhere',
  },
  actors: {
    /** Reads the member info for this tab's token; null without a token. */
    restoreSession: {} as PromiseActorLogic<MemberInfo | null>,
    /** Ends a session that awaits a password change, here and, if reachable, at the gateway. */
    leaveChange: {} as PromiseActorLogic<void>,
    /** Clears the session's storage here and in the tabs that share it, except the merchant. */
    forgetSession: {} as PromiseActorLogic<void>,
    /**
     * Tracks the session's lifetime, warns before the end, and sends `time.expired` at the end. The wiring provides the
     * chart.
     */
    sessionTime: {} as typeof sessionTimeMachine,
    /** Sends `tab.ended` when another tab of this session has ended it. */
    watchTabs: {} as CallbackActorLogic<AnyEventObject>,
    /** Announces to the browser's other tabs that a member is logged in here, without naming the member. */
    showLogin: {} as CallbackActorLogic<AnyEventObject>,
    /**
     * Sends `login.observed` when a member is logged in in another tab of the browser, and `login.missing` when no tab
     * is left.
     */
    watchLogins: {} as CallbackActorLogic<AnyEventObject>,
    /** Shows a member the stakes and winnings at intervals; the wiring provides the chart. */
    realityCheck: {} as typeof realityCheckMachine,
    /** Tracks the logged-in player's balance; the wiring provides the chart. */
    balance: {} as typeof balanceMachine,
    /** Tracks the number of unread messages; the wiring provides the chart. */
    unread: {} as typeof unreadMachine,
  },
  guards: {
    isVisitor: ({ event }) => accountIn(event) === null,
    isTrial: ({ event }) => accountIn(event)?.type === TRIAL,
    isUnauthorised: ({ event }) => 'error' in event && event.error.kind === 'unauthorised',
    isChangeDue: ({ event }) => 'error' in event && event.error.code === 'session.passwordDue',
    admitsAnyAccount: ({ event }) => 'centre' in event && event.centre === 'any',
    isAccountRejected: ({ context, event }) =>
      'centre' in event && event.centre === 'agent' && !AGENTS.includes(context.account?.type ?? -1),
  },
  actions: {
    setAccount: assign({ account: ({ event }) => accountIn(event) }),
    clearAccount: assign({ account: null, endReason: 'refused' }),
    setEndReason: assign({ endReason: (_, params: { endReason: SessionEndReason }) => params.endReason }),
    reportPresent: sendParent({ type: 'session.present' }),
    reportAbsent: sendParent({ type: 'session.absent' }),
    reportLost: sendParent(({ context }) => ({
      type: 'session.lost',
      endReason: context.endReason,
      username: context.account?.account ?? '',
    })),
    grant: sendParent({ type: 'permission.granted' }),
    requireLogin: sendParent({ type: 'permission.needsLogin' }),
    requireTrueAccount: sendParent({ type: 'permission.needsTrueAccount' }),
    forward: sendParent(({ event }) => event),
  },
  delays: { retryDelay: 5_000 },
}).createMachine({
  id: 'session',
  context: { account: null, endReason: 'refused' },
  initial: 'restoring',
  on: {
    'session.opened': [
      { guard: 'isTrial', target: '#session.held.trial', actions: 'setAccount' },
      { target: '#session.held.member', actions: 'setAccount' },
    ],
  },
  states: {
    restoring: {
      description: 'Checks for a token in this tab, and loads the member info if there is one.',
      meta: { requirements: ['s2.start.member-info', 's7.call.member-info'] },
      tags: 'busy',
      invoke: {
        id: 'restoreSession',
        src: 'restoreSession',
        onDone: [
          { guard: 'isVisitor', target: 'visitor' },
          { guard: 'isTrial', target: '#session.held.trial', actions: 'setAccount' },
          { target: '#session.held.member', actions: 'setAccount' },
        ],
        onError: [
          { guard: 'isUnauthorised', target: 'forgetting', description: 'The token is no longer valid.' },
          {
            guard: 'isChangeDue',
            target: 'leavingChange',
            description: 'The page was loaded again before the password was changed.',
          },
          { target: 'loadFailed', description: 'The gateway was unreachable.' },
        ],
      },
    },
    loadFailed: {
      description: 'There is a token, but its member info could not be loaded; tries again.',
      meta: { requirements: ['own.session.unread'] },
      tags: 'busy',
      on: { 'session.rejected': 'forgetting' },
      after: { retryDelay: 'restoring' },
    },
    leavingChange: {
      description:
        'The password had to be changed first and was not: the session ends, and a login leads to the change again.',
      meta: {
        requirements: ['own.password-change.cancelled', 's4.forced-change.first-time', 's4.forced-change.expired'],
      },
      tags: 'busy',
      exit: [{ type: 'setEndReason', params: { endReason: 'changeLeft' } }, 'reportLost'],
      invoke: { id: 'leaveChange', src: 'leaveChange', onDone: 'visitor', onError: 'visitor' },
    },
    visitor: {
      description: 'Logged out: visitors can browse, log in, register and try the free demo.',
      meta: { requirements: ['s1.visitor.browse', 's6.role.visitor', 's1.product.audiences'] },
      entry: ['clearAccount', 'reportAbsent'],
      on: {
        'permission.requested': {
          actions: 'requireLogin',
          description: 'Every protected action requires a login first.',
        },
        'session.queried': { actions: 'reportAbsent' },
      },
      invoke: {
        id: 'watchLogins',
        src: 'watchLogins',
        onError: { target: '.loggedOut', description: 'No other tab reports a session.' },
      },
      initial: 'loggedOut',
      states: {
        loggedOut: {
          description: 'Logged out everywhere.',
          meta: { requirements: ['own.session.elsewhere'] },
          on: { 'login.observed': 'inOtherTab' },
        },
        inOtherTab: {
          description: 'A member is logged in in another tab of this browser; says so and offers the login here.',
          meta: { requirements: ['own.session.elsewhere'] },
          tags: 'elsewhere',
          on: { 'login.missing': 'loggedOut' },
        },
      },
    },
    held: {
      description: 'Logged in; balance and remaining time are followed. Tabs that share the session end together.',
      meta: {
        requirements: ['s2.start.member-info', 'own.session.tabs', 'own.session.expiry', 'own.balance.live'],
      },
      tags: 'held',
      entry: 'reportPresent',
      invoke: [
        {
          id: 'watchTabs',
          src: 'watchTabs',
          onError: { description: 'Other tabs cannot be observed; the next request reports that the session is over.' },
        },
        { id: 'balance', src: 'balance', onError: { description: 'The header continues without a balance.' } },
        {
          id: 'sessionTime',
          src: 'sessionTime',
          onError: { description: 'No warning; a rejected request reports that the session is over.' },
        },
      ],
      on: {
        'time.expired': { target: 'forgetting', actions: { type: 'setEndReason', params: { endReason: 'ranOut' } } },
        'session.queried': { actions: 'reportPresent' },
        'session.rejected': {
          target: 'forgetting',
          description: 'A request was rejected because the session is over, for example ended elsewhere.',
        },
        'tab.ended': { target: 'forgetting', actions: { type: 'setEndReason', params: { endReason: 'elsewhere' } } },
        'session.ended': { target: 'visitor', description: 'The player logged out.' },
      },
      initial: 'member',
      states: {
        trial: {
          description: 'A trial account: it can play, but not open the member or agent centre.',
          meta: { requirements: ['s4.account-type.trial', 's4.account-type.trial-blocked', 's6.protected.trial'] },
          on: {
            'permission.requested': [
              { guard: 'admitsAnyAccount', actions: 'grant' },
              { actions: 'requireTrueAccount' },
            ],
          },
        },
        member: {
          description:
            'A member or an agent; messages are counted, and the reality check reports stakes and winnings from time to time.',
          meta: {
            requirements: [
              'own.messages.read',
              's1.product.audiences',
              's2.start.member-info',
              'own.reality-check.displayed',
            ],
          },
          invoke: [
            {
              id: 'realityCheck',
              src: 'realityCheck',
              onError: { description: 'The session continues without it.' },
            },
            {
              id: 'unread',
              src: 'unread',
              onError: { description: 'The header continues without a message count.' },
            },
            { id: 'showLogin', src: 'showLogin', onError: { description: 'Other tabs are not notified.' } },
          ],
          on: {
            'logout.requested': { actions: 'forward', description: 'The reality check leads to the logout.' },
            'place.requested': { actions: 'forward', description: 'The reality check leads to the account record.' },
            'permission.requested': [
              {
                guard: 'isAccountRejected',
                actions: 'requireTrueAccount',
                description: 'The agent centre is for agents only.',
              },
              { actions: 'grant' },
            ],
          },
        },
      },
    },
    forgetting: {
      description: 'The session is over: clears what this tab stores of it.',
      meta: { requirements: ['own.session.lost'] },
      tags: 'busy',
      exit: 'reportLost',
      invoke: { id: 'forgetSession', src: 'forgetSession', onDone: 'visitor', onError: 'visitor' },
    },
  },
});
