import { assign, fromPromise, sendParent, sendTo, setup } from 'xstate';
import type { freeTrialMachine } from '../free-trial/free-trial.machine';
import type { loginMachine } from '../login/login.machine';

const notProvided = (actor: string) => (): never => {
  throw new Error(`${actor} is not provided`);
};

/** Which dialog is wanted, and with what: a login may come with a form already sent; a centre opens at a page. */
export type DialogRequest =
  | { name: 'login'; username: string; submitted: boolean }
  | { name: 'memberCentre'; page: string }
  | { name: 'agentCentre'; page: string }
  | { name: 'freeTrial' };

/** Which dialog is open, one at a time; its chunk is brought first, then its flow runs. Meets s4.modal.*. */
export const dialogsMachine = setup({
  types: {
    context: {} as { request: DialogRequest | null },
    events: {} as { type: 'dialog.requested'; request: DialogRequest } | { type: 'dialog.closed' } | { type: 'dialog.retried' },
    children: {} as { login: 'login'; freeTrial: 'freeTrial' },
    tags: {} as 'busy' | 'open' | 'rejected',
  },
  actors: {
    /** Brings the dialog's chunk and its words; rejects after the chunk time-out of 120 s. */
    loadDialog: fromPromise<void, { name: DialogRequest['name'] }>(notProvided('loadDialog')),
    /** The login chart; the wiring provides it. */
    login: {} as typeof loginMachine,
    /** The chart of the free trial, likewise. */
    freeTrial: {} as typeof freeTrialMachine,
  },
  guards: {
    isNamed: ({ context }, params: { name: DialogRequest['name'] }) => context.request?.name === params.name,
    openAlready: ({ context }, params: { request: DialogRequest }) => context.request?.name === params.request.name,
    loggedIn: (_, params: { account: unknown }) => params.account !== null,
  },
  actions: {
    keepRequest: assign({ request: (_, params: { request: DialogRequest }) => params.request }),
    forgetRequest: assign({ request: null }),
    reportShown: sendParent(({ context }) => ({ type: 'dialog.shown', name: context.request?.name })),
    reportGone: sendParent({ type: 'dialog.gone' }),
    reportLogin: sendParent((_, params: { account: unknown }) => ({ type: 'login.completed', account: params.account })),
    askLoginToClose: sendTo('login', { type: 'dialog.closed' }),
    askTrialToClose: sendTo('freeTrial', { type: 'dialog.closed' }),
  },
}).createMachine({
  id: 'dialogs',
  context: { request: null },
  initial: 'closed',
  on: {
    'dialog.requested': [
      {
        guard: { type: 'openAlready', params: ({ event }) => ({ request: event.request }) },
        description: 'It is open already: asking twice changes nothing.',
      },
      { target: '.loading', actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.request }) } },
    ],
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
          { guard: { type: 'isNamed', params: { name: 'login' } }, target: 'login' },
          { guard: { type: 'isNamed', params: { name: 'freeTrial' } }, target: 'freeTrial' },
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
    login: {
      description: 'The login dialog; its own chart decides when it may be left.',
      meta: { requirements: ['s2.modal.login', 's4.modal.escape', 's4.modal.scroll-lock'] },
      tags: 'open',
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { request } }) =>
          request?.name === 'login' ? { username: request.username, submitted: request.submitted } : { username: '', submitted: false },
        onDone: [
          {
            guard: { type: 'loggedIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'closed',
            actions: [{ type: 'reportLogin', params: ({ event }) => ({ account: event.output.account }) }, 'reportGone'],
          },
          { target: 'closed', actions: 'reportGone', description: 'Left without a session.' },
        ],
        onError: 'failed',
      },
      on: { 'dialog.closed': { actions: 'askLoginToClose' } },
    },
    freeTrial: {
      description: 'The free trial; its own chart decides when it may be left. One that has begun counts as logged in.',
      meta: { requirements: ['s1.visitor.free-trial', 's4.free-trial.finish', 's4.modal.escape'] },
      tags: 'open',
      invoke: {
        id: 'freeTrial',
        src: 'freeTrial',
        onDone: [
          {
            guard: { type: 'loggedIn', params: ({ event }) => ({ account: event.output.account }) },
            target: 'closed',
            actions: [{ type: 'reportLogin', params: ({ event }) => ({ account: event.output.account }) }, 'reportGone'],
          },
          { target: 'closed', actions: 'reportGone', description: 'Left without a trial.' },
        ],
        onError: 'failed',
      },
      on: { 'dialog.closed': { actions: 'askTrialToClose' } },
    },
    centre: {
      description: 'The member centre or the agent centre; their flows come with their own parts.',
      meta: { requirements: ['s4.modal.by-name', 's9.const.modal-size'] },
      tags: 'open',
      on: { 'dialog.closed': { target: 'closed', actions: 'reportGone' } },
    },
  },
});
