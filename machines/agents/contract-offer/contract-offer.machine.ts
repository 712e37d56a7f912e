import { assign, type ErrorActorEvent, type PromiseActorLogic, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { AgentContract, ContractKind, ContractOffer } from '../../../src/contract/agents/agent-contracts';
import type { FieldProblem } from '../../platform/form/form.machine';

/** Input by field; a tier's field ends with its index: `rate.0`. */
export type OfferDraft = Record<string, string>;
/** `offer`: what would be sent, once it is right. */
export type OfferCheck = { kind: 'wrong'; problems: FieldProblem[] } | { kind: 'right'; offer: ContractOffer };
/** `kind` is null until chosen among `kinds`, of which the upline has a contract. */
type OfferInput = { downline: string; kind: ContractKind | null; kinds: ContractKind[] };
/** Null: it was left. */
export type OfferOutput = { offered: AgentContract | null };

/** Number of tiers the form takes. */
const MOST_TIERS = 8;

/**
 * An upline offers terms to a downline right below: typed, checked, looked at, sent. What was agreed before holds until they are accepted.
 * Meets s3.contract-offer.offered-by, s6.contract.parties.
 */
export const contractOfferMachine = setup({
  types: {
    context: {} as OfferInput &
      OfferOutput & {
        draft: OfferDraft;
        tiers: number;
        offer: ContractOffer | null;
        problems: FieldProblem[];
        failure: Failure | null;
      },
    events: {} as
      | { type: 'kind.chosen'; kind: ContractKind }
      | { type: 'offer.submitted'; draft: OfferDraft }
      | { type: 'field.edited'; draft: OfferDraft }
      | { type: 'tier.added' }
      | { type: 'tier.removed' }
      | { type: 'review.left' }
      | { type: 'offer.confirmed' }
      | { type: 'offer.left' }
      | ErrorActorEvent<Failure>,
    input: {} as OfferInput,
    output: {} as OfferOutput,
    tags: {} as 'busy' | 'form' | 'rejected',
  },
  actors: {
    /** Checks what was typed: each field, and that tiers rise. */
    check: {} as PromiseActorLogic<OfferCheck, { kind: ContractKind | null; draft: OfferDraft; tiers: number }>,
    /** Checks what is typed by now, while something is called wrong. */
    recheck: {} as PromiseActorLogic<OfferCheck, { kind: ContractKind | null; draft: OfferDraft; tiers: number }>,
    /** Sends it; the gateway knows what the upline has itself, and who is right below. */
    send: {} as PromiseActorLogic<AgentContract, { offer: ContractOffer | null }>,
  },
  guards: {
    isHeld: ({ context }, { kind }: { kind: ContractKind }) => context.kinds.includes(kind),
    isKindKnown: ({ context }) => context.kind !== null,
    isWrong: (_, params: OfferCheck) => params.kind === 'wrong',
    hasRoom: ({ context }) => context.tiers < MOST_TIERS,
    allMended: ({ context }) => context.problems.length === 0,
    hasSeveral: ({ context }) => context.tiers > 1,
  },
  actions: {
    setKind: assign({ kind: (_, params: { kind: ContractKind }) => params.kind }),
    setDraft: assign({ draft: (_, params: { draft: OfferDraft }) => params.draft }),
    addTier: assign({ tiers: ({ context }) => context.tiers + 1 }),
    removeTier: assign({ tiers: ({ context }) => context.tiers - 1 }),
    setProblems: assign({ problems: (_, params: OfferCheck) => (params.kind === 'wrong' ? params.problems : []) }),
    /** Keeps only the errors that still apply; new ones wait for submit. */
    setStanding: assign({
      problems: ({ context }, params: OfferCheck) => {
        const found = params.kind === 'wrong' ? params.problems : [];
        return context.problems.filter((one) =>
          found.some(({ field, code }) => field === one.field && code === one.code),
        );
      },
    }),
    setOffer: assign({ offer: (_, params: OfferCheck) => (params.kind === 'right' ? params.offer : null) }),
    setOffered: assign({ offered: (_, params: AgentContract) => params }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearRejection: assign({ problems: [], failure: null }),
  },
}).createMachine({
  id: 'contract-offer',
  context: ({ input }) => ({ ...input, draft: {}, tiers: 1, offer: null, problems: [], failure: null, offered: null }),
  initial: 'choosing',
  output: ({ context }) => ({ offered: context.offered }),
  states: {
    choosing: {
      description:
        'Of which kind the contract is, of those that the upline has; it is not asked where that was chosen already.',
      meta: { requirements: ['s3.contract-offer.types', 'own.contract.held'] },
      always: { guard: 'isKindKnown', target: 'editing' },
      on: {
        'kind.chosen': {
          guard: { type: 'isHeld', params: ({ event }) => ({ kind: event.kind }) },
          target: 'editing',
          actions: { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'offer.left': 'over',
      },
    },
    editing: {
      description: 'Whom it is for and what is offered: tiers with their rates, or the fields of a real-time salary.',
      meta: {
        requirements: ['s3.contract-offer.fields', 's3.contract-offer.realtime-fields', 's3.contract-offer.offered-by'],
      },
      tags: 'form',
      exit: 'clearRejection',
      on: {
        'offer.submitted': {
          target: 'checking',
          actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.draft }) },
        },
        'tier.added': { guard: 'hasRoom', actions: 'addTier' },
        'tier.removed': { guard: 'hasSeveral', actions: 'removeTier' },
        'offer.left': 'over',
      },
      initial: 'fresh',
      states: {
        fresh: { description: 'Nothing is wrong yet.', meta: { requirements: ['s3.contract-offer.fields'] } },
        invalid: {
          description: 'What is wrong is said under each field; what was typed stays.',
          meta: { requirements: ['own.contract.offered'] },
          tags: 'rejected',
          on: {
            'field.edited': {
              target: '.checking',
              actions: { type: 'setDraft', params: ({ event }) => ({ draft: event.draft }) },
            },
            'tier.removed': {
              guard: 'hasSeveral',
              target: '.checking',
              actions: 'removeTier',
              description: 'Its errors go with it.',
            },
          },
          initial: 'shown',
          states: {
            shown: {
              description: 'It waits to be mended.',
              meta: { requirements: ['own.form.mended'] },
              always: { guard: 'allMended', target: '#mended' },
            },
            checking: {
              description: 'Something was typed: what is right by now is no longer called wrong.',
              meta: { requirements: ['own.form.mended'] },
              invoke: {
                id: 'recheck',
                src: 'recheck',
                input: ({ context: { kind, draft, tiers } }) => ({ kind, draft, tiers }),
                onDone: { target: 'shown', actions: { type: 'setStanding', params: ({ event }) => event.output } },
                onError: {
                  target: '#refused',
                  actions: ['clearRejection', 'setFailure'],
                },
              },
            },
          },
        },
        mended: {
          id: 'mended',
          description: 'All that was wrong is mended; it can be sent again.',
          meta: { requirements: ['own.form.mended'] },
        },
        refused: {
          id: 'refused',
          description: 'The gateway refused, or was not reached: the reason is said, and what was typed stays.',
          meta: { requirements: ['own.contract.offered', 's8.message.network-abnormal'] },
          tags: 'rejected',
        },
      },
    },
    checking: {
      description: 'What was typed is checked before anything is sent.',
      meta: { requirements: ['own.contract.offered'] },
      tags: ['busy', 'form'],
      invoke: {
        id: 'check',
        src: 'check',
        input: ({ context: { kind, draft, tiers } }) => ({ kind, draft, tiers }),
        onDone: [
          {
            guard: { type: 'isWrong', params: ({ event }) => event.output },
            target: 'editing.invalid',
            actions: { type: 'setProblems', params: ({ event }) => event.output },
          },
          { target: 'reviewing', actions: { type: 'setOffer', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'editing.refused',
          actions: 'setFailure',
        },
      },
    },
    reviewing: {
      description: 'The terms in plain words, before they are offered: nobody changes them afterwards.',
      meta: { requirements: ['own.contract.offered', 's3.contract-offer.fields'] },
      on: { 'offer.confirmed': 'sending', 'review.left': 'editing' },
    },
    sending: {
      description: 'It is sent.',
      meta: { requirements: ['s6.contract.parties'] },
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context }) => ({ offer: context.offer }),
        onDone: { target: 'over', actions: { type: 'setOffered', params: ({ event }) => event.output } },
        onError: {
          target: 'editing.refused',
          actions: 'setFailure',
        },
      },
    },
    over: { description: 'Offered, or left.', meta: { requirements: ['own.contract.offered'] }, type: 'final' },
  },
});
