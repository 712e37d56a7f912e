import { assertEvent, assign, emit, fromPromise, sendTo, setup } from 'xstate';
import type { Language, MemberInfo } from '../../src/contract';
import type { DialogRequest, dialogsMachine } from '../dialogs/dialogs.machine';
import type { logoutMachine } from '../logout/logout.machine';
import type { Errand, sessionMachine } from '../session/session.machine';
import type { systemStatusMachine } from '../system-status/system-status.machine';
import type { PortalEmitted, PortalEvent, Told } from './portal.events';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** What is asked for where no action was kept. */
const MY_ACCOUNT: Errand = { centre: 'member', page: 'securityCenter' };

/** The whole portal: its long-lived children, and what concerns more than one of them. Meets s4.modal.*, s6.protected.*. */
export const portalMachine = setup({
  types: {
    context: {} as { errand: Errand | null; language: Language },
    events: {} as PortalEvent,
    input: {} as { language: Language },
    emitted: {} as PortalEmitted,
    children: {} as { systemStatus: 'systemStatus'; session: 'session'; dialogs: 'dialogs'; logout: 'logout' },
    tags: {} as 'busy',
  },
  actors: {
    systemStatus: {} as typeof systemStatusMachine,
    session: {} as typeof sessionMachine,
    dialogs: {} as typeof dialogsMachine,
    logout: {} as typeof logoutMachine,
    /** Loads the words, stores the language under hisLang and lang, makes it the page's, and gives it back. */
    changeLanguage: fromPromise<Language, { language: Language }>(notProvided('changeLanguage')),
    /** Tells the gateway. */
    tellLanguage: fromPromise<void, { language: Language }>(notProvided('tellLanguage')),
    /** Reads the country-code list for the forms that need it. */
    loadCountries: fromPromise<void>(notProvided('loadCountries')),
  },
  guards: {
    loginFirst: (_, params: { loginFirst: boolean }) => params.loginFirst,
    loggedOut: (_, params: { loggedOut: boolean }) => params.loggedOut,
    changed: (_, params: { changed?: true }) => params.changed === true,
    isRead: (_, params: { account: MemberInfo | null }) => params.account !== null,
  },
  actions: {
    keepErrand: assign({ errand: (_, params: { errand: Errand }) => params.errand }),
    forgetErrand: assign({ errand: null }),
    keepLanguage: assign({ language: (_, params: { language: Language }) => params.language }),
    askStatusAgain: sendTo('systemStatus', { type: 'service.refused' }),
    retryStatus: sendTo('systemStatus', { type: 'retry.requested' }),
    askPermission: sendTo('session', ({ context: { errand } }) => ({ type: 'permission.asked', errand: errand ?? MY_ACCOUNT })),
    askStanding: sendTo('session', { type: 'standing.asked' }),
    tellSessionOpened: sendTo('session', (_, { account }: { account: MemberInfo | null }) => ({ type: 'session.opened', account })),
    tellSessionEnded: sendTo('session', { type: 'session.ended' }),
    tellSessionRefused: sendTo('session', { type: 'session.refused' }),
    openDialog: sendTo('dialogs', (_, params: { request: DialogRequest }) => ({ type: 'dialog.requested', request: params.request })),
    openLogin: sendTo('dialogs', { type: 'dialog.requested', request: { name: 'login', username: '', submitted: false } }),
    openCentre: sendTo('dialogs', ({ context: { errand } }) => ({
      type: 'dialog.requested',
      request: { name: errand?.centre === 'agent' ? 'agentCentre' : 'memberCentre', page: errand?.page ?? MY_ACCOUNT.page },
    })),
    tellDialogs: sendTo('dialogs', ({ event }) => event),
    closeDialog: sendTo('dialogs', { type: 'dialog.closed' }),
    retryDialog: sendTo('dialogs', { type: 'dialog.retried' }),
    goHome: emit({ type: 'page.wanted', to: '/' }),
    goToLogin: emit({ type: 'page.wanted', to: '/login' }),
    nameDialog: emit((_, params: { name: DialogRequest['name'] | null }) => ({ type: 'address.changed', dialog: params.name })),
    tell: emit((_, { message }: { message: Told }) => ({ type: 'told', message })),
    tellChanged: emit({ type: 'told', message: 'password.changed' }),
    /** A child that broke down does not take the rest of the page with it (s8.message.unknown-error). */
    tellBreakdown: emit({ type: 'told', message: 'unknown.error' }),
    closeGate: emit({ type: 'gate.closed' }),
  },
  delays: { countriesRest: 30_000 },
}).createMachine({
  id: 'portal',
  context: ({ input }) => ({ errand: null, language: input.language }),
  type: 'parallel',
  states: {
    systemStatus: {
      description: 'Whether the portal may be used; a call that is told "closed" has it looked at again.',
      meta: { requirements: ['s4.system-status.normal', 's1.site.closed', 'own.portal.broken-part'] },
      invoke: { id: 'systemStatus', src: 'systemStatus', onError: { actions: 'tellBreakdown' } },
      on: { 'call.unavailable': { actions: 'askStatusAgain' }, 'retry.requested': { actions: 'retryStatus' } },
    },
    session: {
      description: 'Who is here. A call that is told "not logged in" ends the session.',
      meta: { requirements: ['s2.start.member-info', 's3.storage.session', 's7.call.member-info'] },
      invoke: { id: 'session', src: 'session', onError: { actions: 'tellBreakdown' } },
      on: {
        'login.completed': [
          {
            guard: { type: 'changed', params: ({ event }) => ({ changed: event.changed }) },
            actions: [{ type: 'tellSessionOpened', params: ({ event }) => ({ account: event.account }) }, 'tellChanged'],
          },
          { actions: { type: 'tellSessionOpened', params: ({ event }) => ({ account: event.account }) } },
        ],
        'call.unauthorised': { actions: 'tellSessionRefused' },
        'login.resumed': { actions: { type: 'tellSessionOpened', params: ({ event }) => ({ account: event.account }) } },
        'password.changed': [
          {
            guard: { type: 'isRead', params: ({ event }) => ({ account: event.account }) },
            actions: [{ type: 'tellSessionOpened', params: ({ event }) => ({ account: event.account }) }, 'goHome', 'tellChanged'],
          },
          { actions: ['goHome', 'tellChanged'] },
        ],
        'password.reset': { actions: ['goToLogin', { type: 'tell', params: { message: 'password.reset' } }] },
        'account.*': { actions: ['tellSessionEnded', 'goHome', { type: 'tell', params: ({ event }) => ({ message: event.type }) }] },
        'session.lost': { actions: ['tellDialogs', { type: 'tell', params: ({ event }) => ({ message: `session.${event.loss}` }) }] },
      },
    },
    dialogs: {
      description: 'Which dialog is open; it is named in the address, so that back closes it and a link opens it.',
      meta: { requirements: ['s4.modal.by-name', 's4.modal.escape', 's4.modal.scroll-lock'] },
      invoke: { id: 'dialogs', src: 'dialogs', onError: { actions: 'tellBreakdown' } },
      on: {
        'dialog.requested': { actions: { type: 'openDialog', params: ({ event }) => ({ request: event.request }) } },
        'dialog.closed': { actions: 'closeDialog' },
        'dialog.retried': { actions: 'retryDialog' },
        'dialog.shown': { actions: { type: 'nameDialog', params: ({ event }) => ({ name: event.name }) } },
        'dialog.gone': { actions: { type: 'nameDialog', params: { name: null } } },
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
          on: { 'logout.requested': 'leaving', 'permission.needsTrueAccount': 'needTrueAccount' },
        },
        leaving: {
          description: 'The logout flow asks and acts.',
          meta: { requirements: ['s2.header.logout', 's1.member.logout', 's4.logout.home'] },
          invoke: {
            id: 'logout',
            src: 'logout',
            onDone: [
              {
                guard: { type: 'loggedOut', params: ({ event }) => ({ loggedOut: event.output.loggedOut }) },
                target: 'none',
                actions: ['tellSessionEnded', 'closeDialog', 'goHome', { type: 'tell', params: { message: 'logout.done' } }],
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
    errand: {
      description: 'A protected action on its way: asked, allowed, or waiting for a login.',
      meta: { requirements: ['s6.protected.no-token'] },
      initial: 'none',
      on: { 'action.requested': { target: '.asking', actions: { type: 'keepErrand', params: ({ event }) => ({ errand: event.errand }) } } },
      states: {
        none: {
          description: 'No action is waiting. A login goes to the home page.',
          meta: { requirements: ['s6.role.visitor', 's2.navigation.after-login'] },
          entry: 'forgetErrand',
          on: { 'login.completed': { actions: 'goHome' } },
        },
        asking: {
          description: 'The session is asked whether this account may; while it is being restored, its answer is waited for.',
          meta: { requirements: ['s6.protected.no-token', 's6.protected.centres'] },
          entry: 'askPermission',
          on: {
            'session.present': { actions: 'askPermission' },
            'session.absent': { actions: 'askPermission' },
            'permission.granted': { target: 'none', actions: 'openCentre' },
            'permission.needsLogin': 'awaitingLogin',
            'permission.needsTrueAccount': 'none',
          },
        },
        awaitingLogin: {
          description: 'The login dialog is open; the action goes on after it, or is dropped with it.',
          meta: { requirements: ['s6.protected.no-token', 's8.protected.login-modal', 's8.protected.message'] },
          entry: ['openLogin', { type: 'tell', params: { message: 'session.needed' } }],
          on: { 'login.completed': 'asking', 'dialog.gone': 'none' },
        },
      },
    },
    gate: {
      description: 'With "logined to home page" on, a visitor sees only the pages that are exempt.',
      meta: { requirements: ['s2.guard.redirect-to-login', 's2.guard.exempt-routes'] },
      initial: 'unknown',
      states: {
        unknown: {
          description: 'The setting is not known yet.',
          meta: { requirements: ['s2.guard.redirect-to-login'] },
          on: {
            'site.opened': [
              { guard: { type: 'loginFirst', params: ({ event }) => ({ loginFirst: event.loginFirst }) }, target: 'guarded' },
              { target: 'open' },
            ],
          },
        },
        open: {
          description: 'The setting is off: everybody may go everywhere.',
          meta: { requirements: ['s1.visitor.browse'] },
          on: {
            'site.opened': { guard: { type: 'loginFirst', params: ({ event }) => ({ loginFirst: event.loginFirst }) }, target: 'guarded' },
          },
        },
        guarded: {
          description: 'The setting is on.',
          meta: { requirements: ['s2.guard.redirect-to-login'] },
          initial: 'asking',
          on: {
            'site.opened': [
              { guard: { type: 'loginFirst', params: ({ event }) => ({ loginFirst: event.loginFirst }) }, description: 'Still on.' },
              { target: 'open' },
            ],
            'session.present': '.passing',
            'session.absent': '.locked',
          },
          states: {
            asking: {
              description: 'Is somebody logged in? While the session is being restored, its answer is waited for.',
              meta: { requirements: ['s2.guard.redirect-to-login'] },
              entry: 'askStanding',
            },
            passing: { description: 'Somebody is logged in: everything is open.', meta: { requirements: ['s2.guard.redirect-to-login'] } },
            locked: {
              description: 'Nobody is logged in: every page that is not exempt leads to /login.',
              meta: { requirements: ['s2.guard.redirect-to-login', 's2.guard.exempt-routes'] },
              entry: 'closeGate',
            },
          },
        },
      },
    },
    language: {
      description: 'Bengali or English.',
      meta: { requirements: ['s1.product.languages', 's9.const.languages'] },
      initial: 'settled',
      states: {
        settled: {
          description: 'The page speaks one language.',
          meta: {
            requirements: ['s1.visitor.language', 's2.header.language-picker', 's1.brand.languages', 's1.brand.language-list-visible'],
          },
          on: { 'language.requested': 'changing' },
        },
        changing: {
          description: 'The words are loaded and the choice is stored; what was typed stays.',
          meta: { requirements: ['s4.language.stored', 's4.language.localised', 's3.storage.language', 'own.language.kept'] },
          tags: 'busy',
          invoke: {
            id: 'changeLanguage',
            src: 'changeLanguage',
            input: ({ event }) => {
              assertEvent(event, 'language.requested');
              return { language: event.language };
            },
            onDone: { target: 'telling', actions: { type: 'keepLanguage', params: ({ event }) => ({ language: event.output }) } },
            onError: { target: 'settled', actions: { type: 'tell', params: { message: 'network.abnormal' } } },
          },
        },
        telling: {
          description: 'The gateway is told; it learns it from every call anyway.',
          meta: { requirements: ['s4.language.stored'] },
          tags: 'busy',
          invoke: {
            id: 'tellLanguage',
            src: 'tellLanguage',
            input: ({ context }) => ({ language: context.language }),
            onDone: 'settled',
            onError: 'settled',
          },
        },
      },
    },
    countries: {
      description: 'The country-code list, loaded at the start.',
      meta: { requirements: ['s2.start.country-codes'] },
      initial: 'loading',
      states: {
        loading: {
          description: 'The list is loaded.',
          meta: { requirements: ['s2.start.country-codes'] },
          invoke: { id: 'loadCountries', src: 'loadCountries', onDone: 'ready', onError: 'resting' },
        },
        resting: {
          description: 'The list did not come; it is tried again in half a minute.',
          meta: { requirements: ['s2.start.country-codes'] },
          after: { countriesRest: 'loading' },
        },
        ready: { description: 'The list is there.', meta: { requirements: ['s2.start.country-codes'] } },
      },
    },
  },
});
