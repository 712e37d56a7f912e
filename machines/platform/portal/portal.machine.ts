import { assign, emit, raise, sendTo, setup } from 'xstate';
import type { Language, MemberInfo } from '../../../src/contract';
import type { logoutMachine } from '../../identity/logout/logout.machine';
import type { sessionMachine } from '../../identity/session/session.machine';
import type { newsMachine } from '../../support/news/news.machine';
import type { countryListMachine } from '../country-list/country-list.machine';
import type { gateMachine } from '../gate/gate.machine';
import type { Ending, hostMachine, Place, Seat } from '../host/host.machine';
import type { languageMachine } from '../language/language.machine';
import type { systemStatusMachine } from '../system-status/system-status.machine';
import type { DestinationFacts, PortalEmitted, PortalEvent, ToastKind } from './portal.events';

/** Account type of a free demo (s4.account-type.trial). */
const TRIAL = 4;
const NOWHERE: Place = { to: '' };
const placeOf = (event: PortalEvent): Place => ('place' in event ? event.place : NOWHERE);
const endingOf = (event: PortalEvent): Ending => ('ending' in event ? event.ending : {});
const accountOf = (report: object = {}): MemberInfo | null =>
  'account' in report ? (report.account as MemberInfo | null) : null;
const wayTo = ({ destinations }: PortalInput, { to, params }: Place) => ({
  to: destinations[to]?.path ?? '/',
  ...(params && { params }),
});
/** Returns true if the player whose session expired has logged in through the lock. */
const hasReturned = ({ username }: { username: string }, event: PortalEvent) =>
  'seat' in event && event.seat === 'lock' && accountOf(endingOf(event).report)?.account === username;
/** Returns the accounts that a destination admits; undefined if it is open to everybody. */
const accountFor = (destinations: PortalInput['destinations'], { to, centre }: Place) =>
  destinations[centre ?? to]?.account;
export type PortalInput = { language: Language; destinations: Record<string, DestinationFacts> };

/**
 * The whole portal: its long-lived children, and everything that concerns more than one of them. Meets s4.modal.*,
 * s6.protected.*.
 */
export const portalMachine = setup({
  types: {
    /** `pending`: the protected destination that awaits permission. `username`: the player whose session expired. */
    context: {} as PortalInput & { pending: Place | null; username: string },
    events: {} as PortalEvent,
    input: {} as PortalInput,
    emitted: {} as PortalEmitted,
    children: {} as { [Child in Seat]: 'host' } & {
      [Child in 'systemStatus' | 'session' | 'logout' | 'gate' | 'language' | 'countryList' | 'news']: Child;
    },
  },
  actors: {
    systemStatus: {} as typeof systemStatusMachine,
    session: {} as typeof sessionMachine,
    host: {} as typeof hostMachine,
    logout: {} as typeof logoutMachine,
    gate: {} as typeof gateMachine,
    language: {} as typeof languageMachine,
    countryList: {} as typeof countryListMachine,
    news: {} as typeof newsMachine,
  },
  guards: {
    loggedOut: (_, params: { loggedOut: boolean }) => params.loggedOut,
    changeLeft: ({ event }) => event.type === 'session.lost' && event.endReason === 'changeLeft',
    hasExpired: ({ event }) => event.type === 'session.lost' && event.endReason === 'ranOut',
    hasAccount: ({ event }) => 'account' in event && event.account !== null,
    isNewSession: ({ event }) => 'begun' in event && event.begun === true,
    isChanged: ({ event }) => 'changed' in event && event.changed === true,
    isReset: ({ event }) => 'reset' in event && event.reset === true,
    /**
     * True if the pending action is dropped: free demos have no access to protected actions, and recoveries and
     * password changes lead home (s4.password-change.success).
     */
    dropsPending: ({ event }) => 'reset' in event || 'changed' in event || accountOf(event)?.type === TRIAL,
    isAt: ({ event }, params: { seat: Seat }) => 'seat' in event && event.seat === params.seat,
    isPage: ({ event }) => placeOf(event).centre !== undefined,
    isScreen: ({ context, event }) => context.destinations[placeOf(event).to]?.path !== undefined,
    needsAccount: ({ context, event }) => accountFor(context.destinations, placeOf(event)) !== undefined,
    hasReport: ({ event }) => endingOf(event).report !== undefined,
    isBack: ({ context, event }) => hasReturned(context, event),
    isBackChanged: ({ context, event }) => hasReturned(context, event) && 'changed' in (endingOf(event).report ?? {}),
  },
  actions: {
    setPending: assign({ pending: ({ event }) => placeOf(event) }),
    clearPending: assign({ pending: null }),
    setUsername: assign({ username: ({ event }) => ('username' in event ? event.username : '') }),
    recheckStatus: sendTo('systemStatus', { type: 'service.rejected' }),
    requestPermission: sendTo('session', ({ context: { pending, destinations } }) => ({
      type: 'permission.requested',
      centre: accountFor(destinations, pending ?? NOWHERE) ?? 'member',
    })),
    querySession: sendTo('session', { type: 'session.queried' }),
    sendSessionOpened: sendTo('session', ({ event }) => ({ type: 'session.opened', account: accountOf(event) })),
    sendSessionResumed: sendTo('session', ({ event }) => ({
      type: 'session.opened',
      account: accountOf(endingOf(event).report),
    })),
    sendSessionEnded: sendTo('session', { type: 'session.ended' }),
    sendSessionRejected: sendTo('session', { type: 'session.rejected' }),
    forwardToGate: sendTo('gate', ({ event }) => event),
    requestNews: sendTo('news', { type: 'news.requested' }),
    dropNews: sendTo('news', { type: 'news.dropped' }),
    openDialog: sendTo('dialog', ({ context, event }) => ({
      type: 'place.requested',
      place: { ...placeOf(event), ofAccount: accountFor(context.destinations, placeOf(event)) !== undefined },
    })),
    openCentre: sendTo('dialog', ({ event }) => ({
      type: 'place.requested',
      place: { to: placeOf(event).centre ?? '', ofAccount: true },
    })),
    openPage: sendTo('page', ({ event }) => ({ type: 'place.requested', place: placeOf(event) })),
    openLock: sendTo('lock', ({ event }) => ({
      type: 'place.requested',
      place: { to: 'login', params: { username: 'username' in event ? event.username : '', submitted: false } },
    })),
    leavePage: sendTo('page', { type: 'leave.requested' }),
    leaveLock: sendTo('lock', { type: 'leave.requested' }),
    closeAccount: sendTo('dialog', { type: 'account.gone' }),
    allow: raise(({ event }) => ({ type: 'place.allowed', place: placeOf(event) })),
    allowPending: raise(({ context }) => ({ type: 'place.allowed', place: context.pending ?? NOWHERE })),
    requestLogin: raise({ type: 'place.requested', place: { to: 'login' } }),
    openNext: raise(({ event }) => ({ type: 'place.requested', place: endingOf(event).next ?? NOWHERE })),
    report: raise(({ event }) => endingOf(event).report ?? { type: 'password.reset' }),
    endAsDialog: raise(({ event }) => ({ type: 'place.ended', seat: 'dialog', ending: endingOf(event) })),
    goHome: emit({ type: 'page.requested', to: '/' }),
    goToLogin: emit({ type: 'page.requested', to: '/login' }),
    goTo: emit(({ context, event }) => ({ type: 'page.requested', ...wayTo(context, placeOf(event)) })),
    publishAddress: emit(({ event }) => ({
      type: 'address.changed',
      seat: 'seat' in event ? event.seat : 'screen',
      to: 'to' in event ? event.to : null,
    })),
    toast: emit((_, { kind }: { kind: ToastKind }) => ({ type: 'toast.requested', kind })),
    /** A failed child does not take the rest of the page down with it (s8.message.unknown-error). */
    toastBreakdown: emit({ type: 'toast.requested', kind: 'unknown.error' }),
    closeGate: emit({ type: 'gate.closed' }),
  },
}).createMachine({
  id: 'portal',
  context: ({ input }) => ({ ...input, pending: null, username: '' }),
  type: 'parallel',
  states: {
    systemStatus: {
      description: 'Whether the portal is open; a request rejected as closed triggers another check.',
      meta: { requirements: ['s4.system-status.normal', 's1.site.closed', 'own.portal.broken-part'] },
      invoke: { id: 'systemStatus', src: 'systemStatus', onError: { actions: 'toastBreakdown' } },
      on: { 'call.unavailable': { actions: 'recheckStatus' } },
    },
    session: {
      description: "The player's session; a request rejected as logged out ends it.",
      meta: {
        requirements: ['s2.start.member-info', 's3.storage.session', 's7.call.member-info', 'own.storage.blocked'],
      },
      invoke: { id: 'session', src: 'session', onError: { actions: 'toastBreakdown' } },
      on: {
        'login.completed': [
          { guard: 'isNewSession', actions: 'sendSessionOpened', description: 'A new account, or a trial.' },
          {
            guard: 'isChanged',
            actions: ['sendSessionOpened', { type: 'toast', params: { kind: 'password.changed' } }],
          },
          {
            guard: 'isReset',
            actions: ['sendSessionOpened', { type: 'toast', params: { kind: 'password.recovered' } }],
          },
          { actions: ['sendSessionOpened', 'requestNews'] },
        ],
        'call.unauthorised': { actions: 'sendSessionRejected' },
        'session.queried': { actions: 'querySession' },
        'password.changed': [
          {
            guard: 'hasAccount',
            actions: ['sendSessionOpened', 'goHome', { type: 'toast', params: ({ event }) => ({ kind: event.type }) }],
          },
          { actions: ['goHome', { type: 'toast', params: ({ event }) => ({ kind: event.type }) }] },
        ],
        'password.reset': { actions: ['goToLogin', { type: 'toast', params: ({ event }) => ({ kind: event.type }) }] },
        'account.*': {
          actions: [
            'sendSessionEnded',
            'closeAccount',
            'goHome',
            { type: 'toast', params: ({ event }) => ({ kind: event.type }) },
          ],
        },
        'session.unstored': {
          actions: { type: 'toast', params: ({ event }) => ({ kind: event.type }) },
          description: 'The browser stores nothing: the session ends with the tab.',
        },
        'session.lost': { actions: { type: 'toast', params: ({ event }) => ({ kind: `session.${event.endReason}` }) } },
      },
    },
    places: {
      description: 'The screen, the dialog over it, and the page of a centre; the address names what is open.',
      meta: { requirements: ['s4.modal.by-name', 's4.modal.escape', 's4.modal.scroll-lock', 's2.modal.member-centre'] },
      invoke: [
        { id: 'screen', src: 'host', input: { seat: 'screen' }, onError: { actions: 'toastBreakdown' } },
        { id: 'dialog', src: 'host', input: { seat: 'dialog' }, onError: { actions: 'toastBreakdown' } },
        { id: 'page', src: 'host', input: { seat: 'page' }, onError: { actions: 'toastBreakdown' } },
      ],
      on: {
        'place.allowed': [
          { guard: 'isPage', actions: ['openCentre', 'openPage'] },
          { guard: 'isScreen', actions: 'goTo' },
          { actions: ['leavePage', 'openDialog'] },
        ],
        'place.opened': { actions: 'publishAddress' },
        'place.left': { guard: { type: 'isAt', params: { seat: 'dialog' } }, actions: ['leavePage', 'publishAddress'] },
        'place.ended': [
          { guard: { type: 'isAt', params: { seat: 'lock' } }, description: 'Handled by the lock itself.' },
          { guard: 'hasReport', actions: ['publishAddress', 'report'] },
          { actions: 'openNext', description: 'Another destination follows.' },
        ],
      },
    },
    lock: {
      description: 'After a session has expired: the login over everything that is open.',
      meta: { requirements: ['own.session.ran-out'] },
      invoke: { id: 'lock', src: 'host', input: { seat: 'lock' }, onError: { actions: 'toastBreakdown' } },
      initial: 'none',
      states: {
        none: {
          description: 'Everything is available.',
          meta: { requirements: ['s2.member-centre.modal'] },
          on: {
            'session.lost': [
              {
                guard: 'hasExpired',
                target: 'locked',
                actions: ['setUsername', 'openLock'],
                description: 'The page stays, out of sight, until the same player is back.',
              },
              {
                guard: 'changeLeft',
                actions: ['closeAccount', 'requestLogin'],
                description: 'A login leads to the due change.',
              },
              { actions: 'closeAccount', description: "Rejected, or ended elsewhere; the player's pages close." },
            ],
          },
        },
        locked: {
          description: 'The login is open over the page, which keeps running out of reach.',
          meta: { requirements: ['own.session.ran-out', 's8.success.password-changed'] },
          on: {
            'place.ended': [
              {
                guard: 'isBackChanged',
                target: 'none',
                actions: ['sendSessionResumed', { type: 'toast', params: { kind: 'password.changed' } }],
                description: 'The same player is back, with a new password; the page continues.',
              },
              {
                guard: 'isBack',
                target: 'none',
                actions: 'sendSessionResumed',
                description: 'The same player is back; the page continues.',
              },
              {
                guard: { type: 'isAt', params: { seat: 'lock' } },
                target: 'none',
                actions: ['closeAccount', 'endAsDialog'],
                description: 'Another player, who starts afresh, or another destination is requested.',
              },
            ],
            'place.left': {
              guard: { type: 'isAt', params: { seat: 'lock' } },
              target: 'none',
              actions: 'closeAccount',
            },
            'gate.locked': {
              target: 'none',
              actions: ['leaveLock', 'closeAccount'],
              description: 'Visitors see the login only.',
            },
          },
        },
      },
    },
    alert: {
      description: 'A confirmation or a warning over whatever is open.',
      meta: { requirements: ['s8.logout.confirmation', 's8.centre.need-true-account'] },
      initial: 'none',
      states: {
        none: {
          description: 'No confirmation and no warning.',
          meta: { requirements: ['s6.role.visitor'] },
          on: { 'logout.requested': 'loggingOut', 'permission.needsTrueAccount': 'needTrueAccount' },
        },
        loggingOut: {
          description: 'The logout flow confirms and acts.',
          meta: { requirements: ['s2.header.logout', 's1.member.logout', 's4.logout.home'] },
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: [
              {
                guard: { type: 'loggedOut', params: ({ event }) => ({ loggedOut: event.output.loggedOut }) },
                target: 'none',
                actions: [
                  'sendSessionEnded',
                  'closeAccount',
                  'goHome',
                  { type: 'toast', params: { kind: 'logout.done' } },
                ],
              },
              { target: 'none', description: 'The player stays.' },
            ],
            onError: 'none',
          },
        },
        needTrueAccount: {
          description: 'in_need_true_account: the centre is not for this account; in_increase_submit confirms.',
          meta: { requirements: ['s6.protected.trial', 's6.protected.centres', 's8.centre.need-true-account'] },
          on: { 'alert.confirmed': 'none' },
        },
      },
    },
    pending: {
      description: 'A protected action in progress: requested, allowed, or waiting for a login.',
      meta: { requirements: ['s6.protected.no-token'] },
      initial: 'none',
      on: {
        'place.requested': [
          { guard: 'needsAccount', target: '.checkingAccess', actions: 'setPending' },
          { actions: 'allow' },
        ],
      },
      states: {
        none: {
          description: 'No action is waiting; a login leads to the home page.',
          meta: { requirements: ['s6.role.visitor', 's2.navigation.after-login'] },
          entry: 'clearPending',
          on: { 'login.completed': { actions: 'goHome' } },
        },
        checkingAccess: {
          description: 'Checks whether this account has access; waits while the session is being restored.',
          meta: { requirements: ['s6.protected.no-token', 's6.protected.centres'] },
          entry: 'requestPermission',
          on: {
            'session.present': { actions: 'requestPermission' },
            'session.absent': { actions: 'requestPermission' },
            'permission.granted': { target: 'none', actions: 'allowPending' },
            'permission.needsLogin': 'awaitingLogin',
            'permission.needsTrueAccount': 'none',
          },
        },
        awaitingLogin: {
          description: 'The login dialog is open; the action continues after it, or is dropped with it.',
          meta: {
            requirements: [
              's6.protected.no-token',
              's8.protected.login-modal',
              's8.protected.message',
              's2.navigation.after-free-trial',
              's4.forgot-phone.finish',
              's4.password-change.success',
            ],
          },
          entry: ['requestLogin', { type: 'toast', params: { kind: 'session.needed' } }],
          on: {
            'login.completed': [
              {
                guard: 'dropsPending',
                target: 'none',
                actions: 'goHome',
                description:
                  'A free demo, a recovery or a new password: the action is dropped, and the player goes to the home page.',
              },
              { target: 'checkingAccess' },
            ],
            'place.left': { guard: { type: 'isAt', params: { seat: 'dialog' } }, target: 'none' },
          },
        },
      },
    },
    background: {
      description: 'Background flows: the gate, the language, the country codes, and the news.',
      meta: {
        requirements: [
          's2.guard.redirect-to-login',
          's1.product.languages',
          's2.start.country-codes',
          's2.modal.after-login',
        ],
      },
      invoke: [
        { id: 'gate', src: 'gate', onError: { actions: 'toastBreakdown' } },
        {
          id: 'language',
          src: 'language',
          input: ({ context }) => ({ language: context.language }),
          onError: { actions: 'toastBreakdown' },
        },
        { id: 'countryList', src: 'countryList', onError: { actions: 'toastBreakdown' } },
        { id: 'news', src: 'news', onError: { actions: 'toastBreakdown' } },
      ],
      on: {
        'site.opened': { actions: 'forwardToGate' },
        'session.present': { actions: 'forwardToGate' },
        'session.absent': { actions: 'forwardToGate' },
        'gate.locked': { actions: 'closeGate' },
        'place.opened': { guard: { type: 'isAt', params: { seat: 'dialog' } }, actions: 'dropNews' },
        'language.failed': { actions: { type: 'toast', params: { kind: 'network.abnormal' } } },
      },
    },
  },
});
