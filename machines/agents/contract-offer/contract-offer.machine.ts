import { assign, type DoneActorEvent, type ErrorActorEvent, sendTo, setup } from 'xstate';
import type { Failure } from '../../../src/contract';
import type { AgentContract, ContractKind } from '../../../src/contract/agents/agent-contracts';
import type { FormOutput, formMachine } from '../../platform/form/form.machine';

/** `kind` is null until one of `kinds` is chosen; `kinds` are the kinds of contract that the upline itself has. */
type OfferInput = { downline: string; kind: ContractKind | null; kinds: ContractKind[] };
/** `offered` is null if the upline left without an offer. */
export type OfferOutput = { offered: AgentContract | null };

const MAX_TIERS = 8;

/**
 * An upline offers terms to a direct downline: a kind, and a form with one to eight tiers that is validated, reviewed
 * and sent. The previous terms stay in force until the new ones are accepted. Meets s3.contract-offer.offered-by,
 * s6.contract.parties.
 */
export const contractOfferMachine = setup({
  types: {
    context: {} as OfferInput & OfferOutput & { tiers: number; failure: Failure | null },
    events: {} as
      | { type: 'kind.selected'; kind: ContractKind }
      | { type: 'tier.added' }
      | { type: 'tier.removed' }
      | { type: 'retry.requested' }
      | { type: 'offer.closed' }
      | DoneActorEvent<FormOutput, 'offerForm'>
      | ErrorActorEvent<Failure>,
    input: {} as OfferInput,
    output: {} as OfferOutput,
    children: {} as { offerForm: 'offerForm' },
    tags: {} as 'rejected',
  },
  actors: {
    /**
     * Collects the downline and the terms, and checks that the tiers rise; always reviewed before sending. Its `word`
     * is the offered contract. The gateway knows the upline's own contract and its direct downlines.
     */
    offerForm: {} as typeof formMachine,
  },
  guards: {
    isHeld: ({ context }, { kind }: { kind: ContractKind }) => context.kinds.includes(kind),
    isKindKnown: ({ context }) => context.kind !== null,
    hasRoom: ({ context }) => context.tiers < MAX_TIERS,
    hasSeveral: ({ context }) => context.tiers > 1,
  },
  actions: {
    setKind: assign({ kind: (_, params: { kind: ContractKind }) => params.kind }),
    addTier: assign({ tiers: ({ context }) => context.tiers + 1 }),
    removeTier: assign({ tiers: ({ context }) => context.tiers - 1 }),
    clearTiers: assign({ tiers: 1 }),
    /** Passes the number of tiers to the form's actors; the wiring provides it. */
    shareTiers: (_, _params: { tiers: number }) => {},
    /** Makes the form drop the errors of removed fields. */
    recheck: sendTo('offerForm', { type: 'field.edited', field: 'tiers' }),
    setOffered: assign({ offered: (_, { word }: FormOutput) => contractIn(word) }),
    setFailure: assign({ failure: ({ event }) => ('error' in event ? event.error : null) }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'contract-offer',
  context: ({ input }) => ({ ...input, tiers: 1, offered: null, failure: null }),
  initial: 'choosing',
  output: ({ context }) => ({ offered: context.offered }),
  states: {
    choosing: {
      description: 'Selecting the kind of agreement, among those that the upline has; skipped if the kind is known.',
      meta: { requirements: ['s3.contract-offer.types', 'own.contract.held'] },
      always: { guard: 'isKindKnown', target: 'editing' },
      on: {
        'kind.selected': {
          guard: { type: 'isHeld', params: ({ event }) => ({ kind: event.kind }) },
          target: 'editing',
          actions: { type: 'setKind', params: ({ event }) => ({ kind: event.kind }) },
        },
        'offer.closed': 'ended',
      },
    },
    editing: {
      description:
        'The form: the downline, and tiers or the fields of a real-time salary; shows the terms again before it sends.',
      meta: {
        requirements: [
          's3.contract-offer.fields',
          's3.contract-offer.realtime-fields',
          's3.contract-offer.offered-by',
          's6.contract.parties',
          'own.contract.offered',
          'own.form.corrected',
        ],
      },
      entry: ['clearTiers', { type: 'shareTiers', params: { tiers: 1 } }],
      invoke: {
        id: 'offerForm',
        src: 'offerForm',
        input: ({ context }) => ({ about: context.kind }),
        onDone: {
          target: 'ended',
          actions: { type: 'setOffered', params: ({ event }) => event.output },
        },
        onError: { target: 'failed', actions: 'setFailure' },
      },
      on: {
        'tier.added': {
          guard: 'hasRoom',
          actions: ['addTier', { type: 'shareTiers', params: ({ context }) => ({ tiers: context.tiers }) }],
        },
        'tier.removed': {
          guard: 'hasSeveral',
          actions: [
            'removeTier',
            { type: 'shareTiers', params: ({ context }) => ({ tiers: context.tiers }) },
            'recheck',
          ],
          description: "The kind's errors are cleared with it.",
        },
      },
    },
    failed: {
      description: 'The form failed: reopen it, or leave.',
      meta: { requirements: ['own.portal.broken-part'] },
      tags: 'rejected',
      exit: 'clearFailure',
      on: { 'retry.requested': 'editing', 'offer.closed': 'ended' },
    },
    ended: { description: 'Offered, or left.', meta: { requirements: ['own.contract.offered'] }, type: 'final' },
  },
});

/** Returns the contract in the form's `word`, or null. */
const contractIn = (word: FormOutput['word']): AgentContract | null =>
  typeof word === 'object' && 'terms' in word ? word : null;
