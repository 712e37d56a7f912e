import {
  type AnyEventObject,
  assign,
  type CallbackActorLogic,
  type DoneActorEvent,
  type ErrorActorEvent,
  type PromiseActorLogic,
  sendTo,
  setup,
} from 'xstate';
import type { CashIn, CashInPage, CashInTerms, Failure } from '../../../src/contract';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';
import type { ListMachine } from '../../platform/list/list.machine';
import type { proofUploadMachine } from '../proof-upload/proof-upload.machine';

const MAX_PICTURES = 3;
/** `blocked`: nothing can be reported now; the terms say why. */
export type CashInTermsOutcome = { kind: 'open' | 'blocked'; terms: CashInTerms };

/**
 * Transfers that the player sends by hand from a mobile wallet and then reports: the wallets that receive, a report,
 * and what became of the earlier ones. The gateway runs `cash-in-lifecycle`. Meets own.cash-in.page.
 */
export const cashInMachine = setup({
  types: {
    /** `wallet`: code of the receiving wallet; `cashIn`: the open report. */
    context: {} as { terms: CashInTerms | null; wallet: string; cashIn: CashIn | null; failure: Failure | null },
    events: {} as
      | { type: 'wallet.selected'; wallet: string }
      | { type: 'report.selected'; cashIn: CashIn }
      | { type: 'report.changed'; cashIn: CashIn }
      | { type: 'report.closed' }
      | { type: 'proofs.changed'; proofs: string[] }
      | { type: 'cancel.requested' }
      | { type: 'cancel.confirmed' }
      | { type: 'cancel.declined' }
      | { type: 'retry.requested' }
      | DoneActorEvent<CashIn, 'cancelCashIn'>
      | ErrorActorEvent<Failure>,
    children: {} as {
      list: 'list';
      loadTerms: 'loadTerms';
      reportForm: 'reportForm';
      watchCashIn: 'watchCashIn';
      receipt: 'receipt';
      cancelCashIn: 'cancelCashIn';
    },
    tags: {} as 'busy' | 'rejected' | 'overview' | 'cancelling',
  },
  actors: {
    /** Own reports, newest first. */
    list: {} as ListMachine<CashInPage>,
    /** Loads the wallets that receive, the limits, and any block. */
    loadTerms: {} as PromiseActorLogic<CashInTermsOutcome>,
    /** Amount, sender and transaction ID, sent once; `about`: the wallet. Its `word` is the new report. */
    reportForm: {} as typeof formMachine,
    /** Sends `report.changed` when the report has changed, here or elsewhere. */
    watchCashIn: {} as CallbackActorLogic<AnyEventObject, { id: string }>,
    /** Pictures of the receipt; the wiring provides the chart. */
    receipt: {} as typeof proofUploadMachine,
    cancelCashIn: {} as PromiseActorLogic<CashIn, { id: string }>,
  },
  guards: {
    isBlocked: (_, params: CashInTermsOutcome) => params.kind === 'blocked',
    wasSent: (_, params: FormOutput) => params.sent,
    isDecided: ({ context, event }) => ('cashIn' in event ? event.cashIn : context.cashIn)?.state !== 'pending',
    isFull: ({ context }) => (context.cashIn?.pictures ?? []).length >= MAX_PICTURES,
  },
  actions: {
    setTerms: assign({ terms: (_, params: CashInTermsOutcome) => params.terms }),
    setWallet: assign({ wallet: (_, params: { wallet: string }) => params.wallet }),
    setReport: assign({
      cashIn: ({ context, event }) =>
        'cashIn' in event ? event.cashIn : 'output' in event ? event.output : context.cashIn,
    }),
    addPictures: assign({
      cashIn: ({ context: { cashIn } }, { ids }: { ids: string[] }) =>
        cashIn && { ...cashIn, pictures: [...new Set([...cashIn.pictures, ...ids])] },
    }),
    setSent: assign({ cashIn: (_, { word }: FormOutput) => (typeof word === 'object' ? (word as CashIn) : null) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
    /** The newest report is on the first page. */
    restartList: sendTo('list', { type: 'filter.selected', filter: {} }),
    refreshList: sendTo('list', { type: 'refresh.requested' }),
  },
}).createMachine({
  id: 'cash-in',
  context: { terms: null, wallet: '', cashIn: null, failure: null },
  initial: 'open',
  states: {
    open: {
      description: 'The page is open; earlier reports are listed below the wallets.',
      meta: { requirements: ['own.cash-in.page'] },
      invoke: { id: 'list', src: 'list', onError: { target: 'failed', actions: 'setFailure' } },
      initial: 'loading',
      states: {
        loading: {
          description: 'Loading the wallets that receive, and the limits.',
          meta: { requirements: ['own.cash-in.page', 'own.cash-in.limits'] },
          tags: ['busy', 'overview'],
          invoke: {
            id: 'loadTerms',
            src: 'loadTerms',
            onDone: [
              {
                guard: { type: 'isBlocked', params: ({ event }) => event.output },
                target: 'blocked',
                actions: { type: 'setTerms', params: ({ event }) => event.output },
              },
              { target: 'choosing', actions: { type: 'setTerms', params: ({ event }) => event.output } },
            ],
            onError: { target: 'unavailable', actions: 'setFailure' },
          },
          on: { 'report.selected': { target: 'following', actions: 'setReport' } },
        },
        unavailable: {
          description: 'The wallets could not be loaded: try again. Earlier reports can still be opened.',
          meta: { requirements: ['own.cash-in.page', 's8.message.network-abnormal'] },
          tags: ['rejected', 'overview'],
          exit: 'clearFailure',
          on: {
            'retry.requested': 'loading',
            'report.selected': { target: 'following', actions: 'setReport' },
          },
        },
        blocked: {
          description:
            'Nothing can be reported now: a break, no wallet that receives, or a limit that is reached. Says which.',
          meta: { requirements: ['own.cash-in.limits', 'own.deposit.barred'] },
          tags: 'overview',
          on: {
            'retry.requested': 'loading',
            'report.selected': { target: 'following', actions: 'setReport' },
          },
        },
        choosing: {
          description: 'The wallets that receive, with their bounds; earlier reports can be opened.',
          meta: { requirements: ['own.cash-in.page', 'own.cash-in.create'] },
          tags: 'overview',
          on: {
            'wallet.selected': {
              target: 'reporting',
              actions: { type: 'setWallet', params: ({ event }) => ({ wallet: event.wallet }) },
            },
            'report.selected': { target: 'following', actions: 'setReport' },
          },
        },
        reporting: {
          description: 'The number to send to, and the report: amount, own number and transaction ID.',
          meta: { requirements: ['own.cash-in.create', 'own.cash-in.reference', 'own.cash-in.page'] },
          invoke: {
            id: 'reportForm',
            src: 'reportForm',
            input: ({ context }) => ({ about: context.wallet }),
            onDone: [
              {
                guard: { type: 'wasSent', params: ({ event }) => event.output },
                target: 'following',
                actions: [{ type: 'setSent', params: ({ event }) => event.output }, 'restartList'],
              },
              { target: 'loading', description: 'Left; nothing was reported. The wallets may have changed.' },
            ],
            onError: { target: '#cash-in.failed', actions: 'setFailure' },
          },
        },
        following: {
          description: 'A report with its status; a decision appears by itself.',
          meta: { requirements: ['own.cash-in.page', 'own.cash-in.confirm'] },
          invoke: {
            id: 'watchCashIn',
            src: 'watchCashIn',
            input: ({ context }) => ({ id: context.cashIn?.id ?? '' }),
            onError: { description: 'The page continues without updates; reopening the report shows its status.' },
          },
          on: {
            'report.changed': [
              { guard: 'isDecided', target: '.routing', actions: 'setReport' },
              { actions: 'setReport', description: 'Still pending: an upload goes on.' },
            ],
          },
          initial: 'routing',
          states: {
            routing: {
              description: 'Checks whether the report is decided, and whether it takes more pictures.',
              meta: { requirements: ['own.cash-in.page'] },
              always: [
                { guard: 'isDecided', target: 'decided' },
                { guard: 'isFull', target: 'pending.full' },
                { target: 'pending' },
              ],
            },
            pending: {
              description: 'Awaits the decision of an operator: says until when, and can be cancelled.',
              meta: { requirements: ['own.cash-in.page', 'own.cash-in.create'] },
              on: {
                'cancel.requested': 'confirming',
                'report.closed': { target: '#cash-in.open.loading', actions: 'refreshList' },
              },
              initial: 'receiving',
              states: {
                receiving: {
                  description: 'Pictures of the receipt can be added; each is stored with the report.',
                  meta: { requirements: ['own.cash-in.create', 'own.proof.upload'] },
                  invoke: {
                    id: 'receipt',
                    src: 'receipt',
                    input: ({ context }) => ({ about: context.cashIn?.id ?? '' }),
                    onError: { description: 'The report stays pending without more pictures.' },
                  },
                  on: {
                    'proofs.changed': {
                      actions: { type: 'addPictures', params: ({ event }) => ({ ids: event.proofs }) },
                    },
                  },
                },
                full: {
                  description: 'Three pictures of the receipt are stored, as many as a report takes.',
                  meta: { requirements: ['s9.const.images', 'own.cash-in.create'] },
                },
              },
            },
            confirming: {
              description: 'Asks whether to cancel: only a transfer that was not sent should be cancelled.',
              meta: { requirements: ['own.cash-in.create', 'own.cash-in.page'] },
              tags: 'cancelling',
              on: { 'cancel.confirmed': 'cancelling', 'cancel.declined': 'routing' },
            },
            cancelling: {
              description: 'Cancelling.',
              meta: { requirements: ['own.cash-in.create'] },
              tags: ['busy', 'cancelling'],
              invoke: {
                id: 'cancelCashIn',
                src: 'cancelCashIn',
                input: ({ context }) => ({ id: context.cashIn?.id ?? '' }),
                onDone: { target: 'routing', actions: 'setReport' },
                onError: { target: 'rejected', actions: 'setFailure' },
              },
            },
            rejected: {
              description: 'The report could not be cancelled: says why, and it can be tried again.',
              meta: { requirements: ['own.cash-in.create', 's8.message.network-abnormal'] },
              tags: ['rejected', 'cancelling'],
              exit: 'clearFailure',
              on: { 'cancel.confirmed': 'cancelling', 'cancel.declined': 'routing' },
            },
            decided: {
              description: 'Confirmed with the credited amount, rejected with its reason, expired, or cancelled.',
              meta: { requirements: ['own.cash-in.confirm', 'own.cash-in.page'] },
              on: { 'report.closed': { target: '#cash-in.open.loading', actions: 'refreshList' } },
            },
          },
        },
      },
    },
    failed: {
      description: 'A part has failed: try again.',
      meta: { requirements: ['own.cash-in.page', 'own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'open' },
    },
  },
});
