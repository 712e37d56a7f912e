import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type ErrorActorEvent,
  type PromiseActorLogic,
  setup,
} from 'xstate';
import type { Failure, Language } from '../../../src/contract';
import type { DeskValue } from '../../../src/contract/operations/desk-endpoints';
import type { Permission } from '../../../src/contract/operations/roles';
import type { deskApprovalsMachine } from '../desk-approvals/desk-approvals.machine';
import type { deskAuditMachine } from '../desk-audit/desk-audit.machine';
import type { DeskLoginInput, deskLoginMachine } from '../desk-login/desk-login.machine';
import type { deskMoneyMachine } from '../desk-money/desk-money.machine';
import type { deskPlayersMachine } from '../desk-players/desk-players.machine';
import type { DeskQueueMachine } from '../desk-queue/desk-queue.machine';
import type { deskQueuesMachine, QueueName } from '../desk-queues/desk-queues.machine';

/** Page of the queue of withdrawals; `totalPages` counts the pages up to this one, plus one if more follow. */
export type WithdrawalPage = DeskValue<'withdrawals'> & { pageNum: number; totalPages: number };
type WithdrawalReview = DeskValue<'withdrawal'>;
/** Operator of the session. */
export type DeskOperator = { name: string; role: string; permissions: readonly Permission[] };
/** `system`: the desk follows the device. */
export type DeskTheme = 'system' | 'light' | 'dark';
type Page = 'queues' | 'withdrawals' | 'players' | 'approvals' | 'audit' | 'money';
/** Address of a page, and what is open on it. `id`: of an item or an act, or a player's user name; empty for none. */
export type DeskLink = { page: Page; queue: QueueName | null; id: string };
/** Choices of the earlier visit, and the address that was opened. `shortcuts`: single keys act on the page. */
export type DeskInput = DeskLoginInput & { language: Language; theme: DeskTheme; shortcuts: boolean; link: DeskLink };

/** The operators' desk: its session and its pages. Meets own.desk-app.session, own.desk-app.link. */
export const deskMachine = setup({
  types: {
    context: {} as DeskInput & { operator: DeskOperator | null; failure: Failure | null },
    events: {} as
      | { [Each in Page]: { type: `${Each}.requested` } }[Page]
      | { type: 'link.followed'; link: DeskLink }
      | { type: 'logout.requested' }
      | { type: 'session.expired' }
      | { type: 'retry.requested' }
      | { type: 'language.selected'; language: Language }
      | { type: 'theme.selected'; theme: DeskTheme }
      | { type: 'shortcuts.selected'; shortcuts: boolean }
      | ErrorActorEvent<Failure>,
    input: {} as DeskInput,
    children: {} as {
      loadSession: 'loadSession';
      login: 'login';
      watchSession: 'watchSession';
      watchAddress: 'watchAddress';
      queues: 'queues';
      withdrawals: 'withdrawals';
      players: 'players';
      approvals: 'approvals';
      audit: 'audit';
      money: 'money';
      endSession: 'endSession';
    },
    tags: {} as 'busy' | 'rejected',
  },
  actors: {
    /** Loads the operator of the session; null without a session. */
    loadSession: {} as PromiseActorLogic<DeskOperator | null>,
    login: {} as typeof deskLoginMachine,
    /** Sends `session.expired` when the gateway rejects a call because the session has ended. */
    watchSession: {} as CallbackActorLogic<AnyEventObject>,
    /** Sends `link.followed` when the operator goes back or forward in the browser. */
    watchAddress: {} as CallbackActorLogic<AnyEventObject>,
    /** Start page, with all queues besides withdrawals. */
    queues: {} as typeof deskQueuesMachine,
    /** Queue of withdrawals. */
    withdrawals: {} as DeskQueueMachine<WithdrawalPage, WithdrawalReview>,
    /** Search for players, and the page of one of them. */
    players: {} as typeof deskPlayersMachine,
    /** Requests that wait for a second operator. */
    approvals: {} as typeof deskApprovalsMachine,
    /** All that operators did and saw. */
    audit: {} as typeof deskAuditMachine,
    /** Figures of the site's money, and the verification of the ledger. */
    money: {} as typeof deskMoneyMachine,
    endSession: {} as PromiseActorLogic<void>,
  },
  guards: {
    leadsTo: ({ context }, params: { page: Page }) => context.link.page === params.page,
    hasOperator: (_, params: { operator: DeskOperator | null }) => params.operator !== null,
    mayAudit: ({ context }) => context.operator?.permissions.includes('administer') === true,
    mayReport: ({ context }) => context.operator?.permissions.includes('report') === true,
  },
  actions: {
    setOperator: assign({ operator: (_, params: { operator: DeskOperator | null }) => params.operator }),
    clearOperator: assign({ operator: null }),
    setLink: assign({ link: (_, params: { link: DeskLink }) => params.link }),
    /** A page opens what the address names once; afterwards it starts with nothing open. */
    clearLink: assign({ link: { page: 'queues', queue: null, id: '' } }),
    /** Shows the page in the address bar. */
    showAddress: (_, _params: { page: Page }) => {},
    /** The link of an enrolment leads to it once. */
    setLinkUsed: assign({ byLink: false }),
    setLanguage: assign({ language: (_, params: { language: Language }) => params.language }),
    setTheme: assign({ theme: (_, params: { theme: DeskTheme }) => params.theme }),
    setShortcuts: assign({ shortcuts: (_, params: { shortcuts: boolean }) => params.shortcuts }),
    /** Shows the messages of a language, and stores the choice. */
    applyLanguage: (_, _params: { language: Language }) => {},
    /** Shows a theme, and stores the choice. */
    applyTheme: (_, _params: { theme: DeskTheme }) => {},
    storeShortcuts: (_, _params: { shortcuts: boolean }) => {},
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'desk',
  context: ({ input }) => ({ ...input, operator: null, failure: null }),
  initial: 'checking',
  on: {
    'language.selected': {
      actions: [
        { type: 'setLanguage', params: ({ event }) => ({ language: event.language }) },
        { type: 'applyLanguage', params: ({ event }) => ({ language: event.language }) },
      ],
      description: 'Another language; what is open stays open.',
    },
    'theme.selected': {
      actions: [
        { type: 'setTheme', params: ({ event }) => ({ theme: event.theme }) },
        { type: 'applyTheme', params: ({ event }) => ({ theme: event.theme }) },
      ],
      description: 'Another theme.',
    },
    'shortcuts.selected': {
      actions: [
        { type: 'setShortcuts', params: ({ event }) => ({ shortcuts: event.shortcuts }) },
        { type: 'storeShortcuts', params: ({ event }) => ({ shortcuts: event.shortcuts }) },
      ],
      description: 'Turns the single keys on or off, which speech input would press by accident.',
    },
  },
  states: {
    checking: {
      description: 'Reads the session of this browser.',
      meta: { requirements: ['own.desk-app.session'] },
      tags: 'busy',
      invoke: {
        id: 'loadSession',
        src: 'loadSession',
        onDone: [
          {
            guard: { type: 'hasOperator', params: ({ event }) => ({ operator: event.output }) },
            target: 'loggedIn',
            actions: { type: 'setOperator', params: ({ event }) => ({ operator: event.output }) },
          },
          { target: 'loggedOut' },
        ],
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    loggedOut: {
      description: 'The login, or an enrolment by a link.',
      meta: { requirements: ['own.desk-app.session', 'own.desk-app.preferences'] },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({ byLink: context.byLink }),
        onDone: { target: 'checking', actions: 'setLinkUsed' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      initial: 'atStart',
      states: {
        atStart: { description: 'Nobody is logged in.', meta: { requirements: ['own.desk-app.session'] } },
        afterExpiry: {
          description: 'The session has ended by itself, which is shown above the login.',
          meta: { requirements: ['own.desk-app.expiry'] },
        },
      },
    },
    loggedIn: {
      description: 'The pages of the desk; a selected page starts with nothing open.',
      meta: { requirements: ['own.desk-app.session'] },
      invoke: [
        { id: 'watchSession', src: 'watchSession', onError: { target: 'failed', actions: 'setFailure' } },
        { id: 'watchAddress', src: 'watchAddress', onError: { target: 'failed', actions: 'setFailure' } },
      ],
      on: {
        'link.followed': {
          target: '.arriving',
          actions: { type: 'setLink', params: ({ event }) => ({ link: event.link }) },
          description: 'A link of the desk, or the browser’s own way back.',
        },
        'queues.requested': '.queues',
        'withdrawals.requested': '.withdrawals',
        'players.requested': '.players',
        'approvals.requested': '.approvals',
        'audit.requested': { guard: 'mayAudit', target: '.audit', description: 'For owners.' },
        'money.requested': { guard: 'mayReport', target: '.money', description: 'For owners and risk.' },
        'session.expired': { target: 'loggedOut.afterExpiry', actions: 'clearOperator' },
        'logout.requested': 'loggingOut',
      },
      initial: 'arriving',
      states: {
        arriving: {
          description: 'Opens the page that the address names.',
          meta: { requirements: ['own.desk-app.link'] },
          always: [
            { guard: { type: 'leadsTo', params: { page: 'withdrawals' } }, target: 'withdrawals' },
            { guard: { type: 'leadsTo', params: { page: 'players' } }, target: 'players' },
            { guard: { type: 'leadsTo', params: { page: 'approvals' } }, target: 'approvals' },
            { guard: { type: 'leadsTo', params: { page: 'audit' } }, target: 'audit' },
            { guard: { type: 'leadsTo', params: { page: 'money' } }, target: 'money' },
            { target: 'queues' },
          ],
        },
        queues: {
          description: 'The start page, with all queues besides withdrawals.',
          meta: { requirements: ['own.desk-app.session', 'own.desk-app.queues'] },
          exit: 'clearLink',
          invoke: {
            id: 'queues',
            src: 'queues',
            input: ({ context: { link } }) => ({ queue: link.queue, id: link.id }),
            onError: { target: '#desk.failed', actions: 'setFailure' },
          },
        },
        withdrawals: {
          description: 'The queue of withdrawals.',
          meta: { requirements: ['own.desk-app.session', 'own.desk-app.queue'] },
          exit: 'clearLink',
          invoke: {
            id: 'withdrawals',
            src: 'withdrawals',
            input: ({ context: { link } }) => ({ queue: 'withdrawals', id: link.id }),
            onError: { target: '#desk.failed', actions: 'setFailure' },
          },
        },
        players: {
          description: 'The search for players.',
          meta: { requirements: ['own.desk-app.session', 'own.desk-app.players'] },
          exit: 'clearLink',
          invoke: {
            id: 'players',
            src: 'players',
            input: ({ context: { link } }) => ({ user: link.id }),
            onError: { target: '#desk.failed', actions: 'setFailure' },
          },
        },
        approvals: {
          description: 'The acts that wait for a second operator.',
          meta: { requirements: ['own.desk-app.second'] },
          entry: { type: 'showAddress', params: { page: 'approvals' } },
          exit: 'clearLink',
          invoke: {
            id: 'approvals',
            src: 'approvals',
            onError: { target: '#desk.failed', actions: 'setFailure' },
          },
        },
        audit: {
          description: 'All that operators did and saw; others than owners see that the gateway rejects it.',
          meta: { requirements: ['own.desk-app.audit'] },
          exit: 'clearLink',
          invoke: {
            id: 'audit',
            src: 'audit',
            input: ({ context: { link } }) => ({ id: link.id }),
            onError: { target: '#desk.failed', actions: 'setFailure' },
          },
        },
        money: {
          description: 'The site’s money; other roles see that the gateway rejects it.',
          meta: { requirements: ['own.desk-app.money'] },
          entry: { type: 'showAddress', params: { page: 'money' } },
          exit: 'clearLink',
          invoke: {
            id: 'money',
            src: 'money',
            onError: { target: '#desk.failed', actions: 'setFailure' },
          },
        },
      },
    },
    loggingOut: {
      description: 'Ends the session at the gateway.',
      meta: { requirements: ['own.desk-app.session'] },
      tags: 'busy',
      invoke: {
        id: 'endSession',
        src: 'endSession',
        onDone: { target: 'loggedOut', actions: 'clearOperator' },
        onError: { target: 'failed', actions: 'setFailure' },
      },
    },
    failed: {
      description: 'The desk could not start or log out, or a part has failed; the operator can try again.',
      meta: { requirements: ['own.desk-app.session'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'checking' },
    },
  },
});
