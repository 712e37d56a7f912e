import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { MemberInfo } from '../../src/contract';
import type { EntranceOutput, EntranceRequest, entranceMachine } from '../entrance/entrance.machine';
import type { memberCentreMachine } from '../member-centre/member-centre.machine';
import type { PasswordRequest, PasswordsOutput, passwordsMachine } from '../passwords/passwords.machine';
import type { Loss } from '../session/session.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Which dialog is wanted, and with what: a centre opens at a page. */
export type DialogRequest =
  | EntranceRequest
  | PasswordRequest
  | { name: 'memberCentre'; page: string }
  | { name: 'agentCentre'; page: string }
  | { name: 'afterLogin' };
/** What is new, for the dialog that follows a login. */
export type News = { title: string; content: string; date: string };

/** How the dialogs by which somebody comes in, or those about passwords, can end. */
type Outcome = EntranceOutput['outcome'] | PasswordsOutput['outcome'];

const isWayIn = (request: DialogRequest | null): request is EntranceRequest =>
  ['login', 'register', 'freeTrial', 'accountLink'].includes(request?.name ?? '');
const PASSWORDS = ['changePassword', 'forgotPassword', 'resetPassword'];

/** Which dialog is open, one at a time; its chunk is brought first, then its flow runs. Meets s4.modal.*. */
export const dialogsMachine = setup({
  types: {
    /** `returning`: whose session ran out; the login that follows leads back to where they were. */
    context: {} as { request: DialogRequest | null; returning: string; news: News[] },
    events: {} as
      | { type: 'dialog.requested'; request: DialogRequest }
      | { type: 'dialog.closed' }
      | { type: 'dialog.retried' }
      | { type: 'login.resumed'; account: MemberInfo }
      | { type: 'session.lost'; loss: Loss; username: string },
    children: {} as { entrance: 'entrance'; passwords: 'passwords'; memberCentre: 'memberCentre' },
    tags: {} as 'busy' | 'open' | 'rejected',
  },
  actors: {
    /** Brings the dialog's chunk and its words; rejects after the chunk time-out of 120 s. */
    loadDialog: fromPromise<void, { name: DialogRequest['name'] }>(notProvided('loadDialog')),
    /** The dialogs by which somebody comes in; the wiring provides the chart. */
    entrance: {} as typeof entranceMachine,
    /** The dialogs about passwords, likewise. */
    passwords: {} as typeof passwordsMachine,
    /** The member centre, likewise. */
    memberCentre: {} as typeof memberCentreMachine,
    /** What is new for who has just logged in; nothing where the module is off. */
    loadNews: fromPromise<News[]>(notProvided('loadNews')),
  },
  guards: {
    isNamed: ({ context }, params: { name: DialogRequest['name'] }) => context.request?.name === params.name,
    openAlready: ({ context }, params: { request: DialogRequest }) => context.request?.name === params.request.name,
    loggedIn: (_, params: { account: MemberInfo | null }) => params.account !== null,
    leadsOn: (_, params: { next: DialogRequest | null }) => params.next !== null,
    ranOut: (_, params: { loss: Loss }) => params.loss === 'ranOut',
    isTrue: (_, params: { value: boolean }) => params.value,
    isCentre: (_, params: { request: DialogRequest }) => params.request.name === 'memberCentre',
    comesIn: ({ context }) => isWayIn(context.request),
    aboutPasswords: ({ context }) => PASSWORDS.includes(context.request?.name ?? ''),
    ended: (_, params: { outcome: Outcome; as: Outcome }) => params.outcome === params.as,
    hasNews: (_, params: { news: News[] }) => params.news.length > 0,
  },
  actions: {
    keepRequest: assign({ request: (_, params: { request: DialogRequest }) => params.request }),
    keepNext: assign({ request: (_, params: { next: DialogRequest | null }) => params.next }),
    forgetRequest: assign({ request: null, returning: '' }),
    requestLoginAgain: assign((_, { username }: { username: string }) => ({
      returning: username,
      request: { name: 'login', username, submitted: false },
    })),
    requestAfterLogin: assign((_, { news }: { news: News[] }) => ({ request: { name: 'afterLogin' }, news })),
    reportShown: sendParent(({ context }) => ({ type: 'dialog.shown', name: context.request?.name })),
    reportGone: sendParent({ type: 'dialog.gone' }),
    reportLogin: sendParent((_, { account, changed }: { account: unknown; changed?: true }) => ({
      type: 'login.completed',
      account,
      ...(changed && { changed }),
    })),
    reportReturn: sendParent((_, params: { account: MemberInfo | null }) => ({ type: 'login.resumed', account: params.account })),
    reportAccountClosed: sendParent({ type: 'account.closed' }),
    reportExcluded: sendParent({ type: 'account.excluded' }),
    reportPassword: sendParent((_, { output }: { output: PasswordsOutput }) => ({
      type: `password.${output.outcome}`,
      account: output.account,
    })),
    askEntranceToClose: sendTo('entrance', { type: 'dialog.closed' }),
    askPasswordsToClose: sendTo('passwords', { type: 'dialog.closed' }),
    leadCentre: sendTo('memberCentre', (_, { request }: { request: DialogRequest }) => ({
      type: 'page.chosen',
      page: request.name === 'memberCentre' ? request.page : '',
    })),
    tellCentre: sendTo('memberCentre', ({ event }) => event),
  },
}).createMachine({
  id: 'dialogs',
  context: { request: null, returning: '', news: [] },
  initial: 'closed',
  on: {
    'dialog.requested': [
      {
        guard: { type: 'openAlready', params: ({ event }) => ({ request: event.request }) },
        description: 'It is open already: asking twice changes nothing.',
      },
      { target: '.loading', actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) } },
    ],
    'session.lost': {
      guard: { type: 'ranOut', params: ({ event }) => ({ loss: event.loss }) },
      target: '.loading',
      actions: { type: 'requestLoginAgain', params: ({ event }) => ({ username: event.username }) },
      description: 'The session ran out: the login opens over the page, which stays as it is.',
    },
  },
  states: {
    closed: {
      description: 'No dialog is open.',
      meta: { requirements: ['s4.modal.by-name'] },
      entry: 'forgetRequest',
    },
    loading: {
      description: 'The chunk of the dialog is brought.',
      meta: { requirements: ['s4.modal.by-name', 's9.const.chunk-timeout'] },
      tags: ['busy', 'open'],
      entry: 'reportShown',
      invoke: {
        id: 'loadDialog',
        src: 'loadDialog',
        input: ({ context }) => ({ name: context.request?.name ?? 'login' }),
        onDone: [
          { guard: 'comesIn', target: 'entrance' },
          { guard: 'aboutPasswords', target: 'passwords' },
          { guard: { type: 'isNamed', params: { name: 'memberCentre' } }, target: 'memberCentre' },
          { guard: { type: 'isNamed', params: { name: 'afterLogin' } }, target: 'afterLogin' },
          { target: 'centre' },
        ],
        onError: 'failed',
      },
      on: { 'dialog.closed': { target: 'closed', actions: 'reportGone' } },
    },
    failed: {
      description: 'The chunk did not come, or its flow broke down: try again, or close.',
      meta: { requirements: ['s8.chunk.load-error'] },
      tags: ['open', 'rejected'],
      on: { 'dialog.retried': 'loading', 'dialog.closed': { target: 'closed', actions: 'reportGone' } },
    },
    entrance: {
      description: 'Somebody wants to come in: to log in, to register, or to try. Their chart decides when it may be left.',
      meta: { requirements: ['s4.modal.by-name', 's4.modal.escape', 's4.modal.scroll-lock', 'own.session.ran-out'] },
      tags: 'open',
      invoke: {
        id: 'entrance',
        src: 'entrance',
        input: ({ context: { request, returning } }) => ({
          request: isWayIn(request) ? request : { name: 'login', username: '', submitted: false },
          returning,
        }),
        onDone: [
          { guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'broken' }) }, target: 'failed' },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'resumed' }) },
            target: 'closed',
            actions: [{ type: 'reportReturn', params: ({ event }) => ({ account: event.output.account }) }, 'reportGone'],
            description: 'Back after the session ran out: the page stays.',
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'entered' }) },
            target: 'seekingNews',
            actions: [{ type: 'reportLogin', params: ({ event }) => event.output }, 'reportGone'],
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'begun' }) },
            target: 'closed',
            actions: [{ type: 'reportLogin', params: ({ event }) => ({ account: event.output.account }) }, 'reportGone'],
            description: 'A new account, or a trial: it counts as a login.',
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'ledOn' }) },
            target: 'loading',
            actions: { type: 'keepNext', params: ({ event }) => ({ next: event.output.next }) },
            description: 'Another dialog is wanted instead.',
          },
          { target: 'closed', actions: 'reportGone', description: 'Left without a session.' },
        ],
        onError: 'failed',
      },
      on: { 'dialog.closed': { actions: 'askEntranceToClose' } },
    },
    passwords: {
      description: 'Another password, a forgotten one, or a mailed link; their chart decides when it may be left.',
      meta: { requirements: ['s2.modal.change-password', 's2.modal.forgot-password', 's2.navigation.after-password-change'] },
      tags: 'open',
      invoke: {
        id: 'passwords',
        src: 'passwords',
        input: ({ context: { request } }) => ({
          request: request?.name === 'changePassword' || request?.name === 'resetPassword' ? request : { name: 'forgotPassword' },
        }),
        onDone: [
          { guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'broken' }) }, target: 'failed' },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'left' }) },
            target: 'closed',
            actions: 'reportGone',
          },
          {
            guard: { type: 'ended', params: ({ event }) => ({ outcome: event.output.outcome, as: 'entered' }) },
            target: 'seekingNews',
            actions: [{ type: 'reportLogin', params: ({ event }) => ({ account: event.output.account }) }, 'reportGone'],
          },
          { target: 'closed', actions: [{ type: 'reportPassword', params: ({ event }) => ({ output: event.output }) }, 'reportGone'] },
        ],
        onError: 'failed',
      },
      on: { 'dialog.closed': { actions: 'askPasswordsToClose' } },
    },
    seekingNews: {
      description: 'Somebody has logged in: is there something new to show?',
      meta: { requirements: ['s4.login.after-login', 's2.modal.after-login'] },
      entry: 'forgetRequest',
      invoke: {
        id: 'loadNews',
        src: 'loadNews',
        onDone: [
          {
            guard: { type: 'hasNews', params: ({ event }) => ({ news: event.output }) },
            target: 'loading',
            actions: { type: 'requestAfterLogin', params: ({ event }) => ({ news: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: 'closed',
      },
    },
    afterLogin: {
      description: 'What is new, once after a login.',
      meta: { requirements: ['s2.modal.after-login', 's4.login.after-login'] },
      tags: 'open',
      on: { 'dialog.closed': { target: 'closed', actions: 'reportGone' } },
    },
    memberCentre: {
      description: 'The member centre; its own chart knows its pages, and what happens when the session is lost.',
      meta: { requirements: ['s2.modal.member-centre', 's2.member-centre.modal', 's9.const.modal-size'] },
      tags: 'open',
      invoke: {
        id: 'memberCentre',
        src: 'memberCentre',
        input: ({ context: { request } }) => ({ page: request?.name === 'memberCentre' ? request.page : 'securityCenter' }),
        onDone: [
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.accountClosed }) },
            target: 'closed',
            actions: ['reportAccountClosed', 'reportGone'],
          },
          {
            guard: { type: 'isTrue', params: ({ event }) => ({ value: event.output.excluded }) },
            target: 'closed',
            actions: ['reportExcluded', 'reportGone'],
          },
          {
            guard: { type: 'loggedIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'closed',
            actions: [{ type: 'reportLogin', params: ({ event }) => ({ account: event.output.account }) }, 'reportGone'],
            description: 'Somebody else has logged in after the session ran out.',
          },
          {
            guard: { type: 'leadsOn', params: ({ event }) => ({ next: event.output.next }) },
            target: 'loading',
            actions: { type: 'keepNext', params: ({ event }) => ({ next: event.output.next }) },
          },
          { target: 'closed', actions: 'reportGone' },
        ],
        onError: 'failed',
      },
      on: {
        'dialog.requested': {
          guard: { type: 'isCentre', params: ({ event }) => ({ request: event.request }) },
          actions: { type: 'leadCentre', params: ({ event }) => ({ request: event.request }) },
          description: 'Another page of it.',
        },
        'dialog.closed': { actions: 'tellCentre' },
        'session.lost': { actions: 'tellCentre' },
        'login.resumed': { actions: { type: 'reportReturn', params: ({ event }) => ({ account: event.account }) } },
      },
    },
    centre: {
      description: 'The agent centre; its flow comes with its own part.',
      meta: { requirements: ['s4.modal.by-name', 's9.const.modal-size'] },
      tags: 'open',
      on: {
        'dialog.closed': { target: 'closed', actions: 'reportGone' },
        'session.lost': { target: 'closed', actions: 'reportGone', description: 'It was for who was logged in.' },
      },
    },
  },
});
