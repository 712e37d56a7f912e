import { assign, setup } from 'xstate';

/** Policy at the time of the offer; later configuration changes do not apply. */
type ContractPolicy = {
  /** Minutes until an unanswered offer or termination request expires. */
  answerMinutes: number;
};

/** Events from either party. */
type OfParty =
  | { type: 'upline.withdrawn' }
  | { type: 'downline.accepted' }
  | { type: 'downline.rejected' }
  | { type: 'upline.endAsked' }
  | { type: 'upline.endConfirmed' }
  | { type: 'upline.endRefused' }
  | { type: 'upline.endTakenBack' }
  | { type: 'downline.endAsked' }
  | { type: 'downline.endConfirmed' }
  | { type: 'downline.endRefused' }
  | { type: 'downline.endTakenBack' };
/** Events caused by another contract or an operator. */
type OfOthers = { type: 'other.superseded' } | { type: 'other.ended' };
type ContractLifecycleEvent = OfParty | OfOthers;

/** Outcomes of a termination request other than confirmation. */
type UnconfirmedEnd = 'rejected' | 'withdrawn' | 'expired';
type Party = 'upline' | 'downline';
/** Notifications sent to both parties; those on a termination request name the party that made it. */
export type ContractNews =
  | {
      news:
        | 'offered'
        | 'accepted'
        | 'rejected'
        | 'withdrawn'
        | 'expired'
        | 'terminated'
        | 'superseded'
        | 'autoTerminated';
    }
  | { news: 'endAsked' | 'endRefused' | 'endTakenBack' | 'endExpired'; askedBy: Party };

/**
 * Lifecycle of a contract between an agent and a downline. The gateway runs it through `transition()`: delays become
 * jobs, and actions run in the same transaction. Names of leaf states are the wire values. Terms are immutable: new
 * terms are a new contract. Meets s4.contract.*, s4.status.contract and s6.contract.parties.
 */
export const contractLifecycleMachine = setup({
  types: {
    /** `lastEnd`: outcome of the last unconfirmed termination request; null if there was none. */
    context: {} as ContractPolicy & { lastEnd: UnconfirmedEnd | null },
    events: {} as ContractLifecycleEvent,
    input: {} as ContractPolicy,
    tags: {} as 'inForce' | 'waiting' | 'over',
  },
  actions: {
    /** Ends the contracts that the downline has granted under this one. */
    endDownlineContracts: () => {},
    notifySides: (_, _params: ContractNews) => {},
    recordEnd: assign({ lastEnd: (_, params: { outcome: UnconfirmedEnd }) => params.outcome }),
  },
  delays: { answerDue: ({ context }) => context.answerMinutes * 60_000 },
}).createMachine({
  id: 'contract-lifecycle',
  context: ({ input }) => ({ ...input, lastEnd: null }),
  initial: 'offered',
  states: {
    offered: {
      description:
        'The upline has offered terms, which can no longer be changed; the earlier agreement holds until the downline accepts.',
      meta: { requirements: ['s6.contract.parties', 's3.contract-offer.offered-by', 's4.contract.request-types'] },
      tags: 'waiting',
      entry: { type: 'notifySides', params: { news: 'offered' } },
      on: { 'downline.accepted': 'inForce', 'downline.rejected': 'rejected', 'upline.withdrawn': 'withdrawn' },
      after: { answerDue: 'expired' },
    },
    inForce: {
      description: 'Bets of the team count for it.',
      meta: { requirements: ['s4.contract.decision', 's4.contract.auto-termination'] },
      tags: 'inForce',
      entry: { type: 'notifySides', params: { news: 'accepted' } },
      on: { 'other.superseded': 'superseded', 'other.ended': 'autoTerminated' },
      initial: 'active',
      states: {
        active: {
          description:
            'In force; either party may ask to terminate it, and the outcome of the last such request is recorded.',
          meta: { requirements: ['s4.status.contract', 's4.contract.request-types', 'own.contract.outcome'] },
          on: { 'upline.endAsked': 'endAskedByUpline', 'downline.endAsked': 'endAskedByDownline' },
        },
        endAskedByUpline: {
          description: 'The upline has asked to terminate it; it stays in force until the downline confirms.',
          meta: { requirements: ['s4.contract.request-types', 's4.contract.decision'] },
          tags: 'waiting',
          entry: { type: 'notifySides', params: { news: 'endAsked', askedBy: 'upline' } },
          on: {
            'downline.endConfirmed': '#contract-lifecycle.terminated',
            'downline.endRefused': {
              target: 'active',
              actions: [
                { type: 'recordEnd', params: { outcome: 'rejected' } },
                { type: 'notifySides', params: { news: 'endRefused', askedBy: 'upline' } },
              ],
            },
            'upline.endTakenBack': {
              target: 'active',
              actions: [
                { type: 'recordEnd', params: { outcome: 'withdrawn' } },
                { type: 'notifySides', params: { news: 'endTakenBack', askedBy: 'upline' } },
              ],
            },
          },
          after: {
            answerDue: {
              target: 'active',
              actions: [
                { type: 'recordEnd', params: { outcome: 'expired' } },
                { type: 'notifySides', params: { news: 'endExpired', askedBy: 'upline' } },
              ],
            },
          },
        },
        endAskedByDownline: {
          description: 'The downline has asked to terminate it; it stays in force until the upline confirms.',
          meta: { requirements: ['s4.contract.request-types', 's4.contract.decision'] },
          tags: 'waiting',
          entry: { type: 'notifySides', params: { news: 'endAsked', askedBy: 'downline' } },
          on: {
            'upline.endConfirmed': '#contract-lifecycle.terminated',
            'upline.endRefused': {
              target: 'active',
              actions: [
                { type: 'recordEnd', params: { outcome: 'rejected' } },
                { type: 'notifySides', params: { news: 'endRefused', askedBy: 'downline' } },
              ],
            },
            'downline.endTakenBack': {
              target: 'active',
              actions: [
                { type: 'recordEnd', params: { outcome: 'withdrawn' } },
                { type: 'notifySides', params: { news: 'endTakenBack', askedBy: 'downline' } },
              ],
            },
          },
          after: {
            answerDue: {
              target: 'active',
              actions: [
                { type: 'recordEnd', params: { outcome: 'expired' } },
                { type: 'notifySides', params: { news: 'endExpired', askedBy: 'downline' } },
              ],
            },
          },
        },
      },
    },
    rejected: {
      description: 'The downline has rejected the offer; the earlier agreement continues.',
      meta: { requirements: ['s6.contract.parties', 's4.status.contract'] },
      tags: 'over',
      type: 'final',
      entry: { type: 'notifySides', params: { news: 'rejected' } },
    },
    withdrawn: {
      description: 'The upline has withdrawn the offer before it was answered.',
      meta: { requirements: ['own.contract.lifecycle'] },
      tags: 'over',
      type: 'final',
      entry: { type: 'notifySides', params: { news: 'withdrawn' } },
    },
    expired: {
      description: 'The offer has expired without an answer.',
      meta: { requirements: ['own.contract.lifecycle'] },
      tags: 'over',
      type: 'final',
      entry: { type: 'notifySides', params: { news: 'expired' } },
    },
    terminated: {
      description:
        'Both parties have agreed to terminate it; agreements that the downline has granted from it end too.',
      meta: { requirements: ['s4.contract.decision'] },
      tags: 'over',
      type: 'final',
      entry: ['endDownlineContracts', { type: 'notifySides', params: { news: 'terminated' } }],
    },
    superseded: {
      description: 'Replaced by other terms of the same kind that were accepted.',
      meta: { requirements: ['own.contract.lifecycle'] },
      tags: 'over',
      type: 'final',
      entry: { type: 'notifySides', params: { news: 'superseded' } },
    },
    autoTerminated: {
      description:
        "It exceeds its grantor's own agreement, or the grantor no longer has one; the agreements below it end too.",
      meta: { requirements: ['s4.contract.auto-termination'] },
      tags: 'over',
      type: 'final',
      entry: ['endDownlineContracts', { type: 'notifySides', params: { news: 'autoTerminated' } }],
    },
  },
});
