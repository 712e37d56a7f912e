import * as v from 'valibot';
import { fromWire } from '../money/money';
import { id, markedListOf, markedPage, namedBy, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';

/** s3.contract-offer.types. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
/** s9.enum.periods: a day, a week, half a month, a month. */
export const CONTRACT_PERIODS = ['D', 'W', 'H', 'M'] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];
/** Rates are whole numbers of a thousandth of a percent: 30 % is 30,000. */
export const RATE_UNIT = 100_000;

/** The leaves of the chart `contract-lifecycle`, which the gateway runs. */
export const CONTRACT_STATES = [
  'offered',
  'rejected',
  'withdrawn',
  'expired',
  'active',
  'endAskedByUpline',
  'endAskedByDownline',
  'terminated',
  'superseded',
  'autoTerminated',
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** s4.contract.request-types, s4.status.contract. */
const REQUESTS = ['newContract', 'termination'] as const;
const STATUSES = ['inProcess', 'rejected', 'approved'] as const;
/** Outcome of a request, more precise than its status (own.contract.outcome). */
const CONTRACT_OUTCOMES = ['accepted', 'rejected', 'withdrawn', 'expired'] as const;
export type ContractOutcome = (typeof CONTRACT_OUTCOMES)[number];
type LastRequest = {
  request: (typeof REQUESTS)[number];
  status: (typeof STATUSES)[number];
  outcome: ContractOutcome | null;
};

const open = { status: 'inProcess', outcome: null } as const;
const approved = { status: 'approved', outcome: 'accepted' } as const;
const over = <O extends ContractOutcome>(outcome: O) => ({ status: 'rejected', outcome }) as const;

/**
 * The last request of a contract by its state: the one place that maps states to the three statuses of the
 * specification.
 */
export const REQUEST_OF: Record<ContractState, LastRequest> = {
  offered: { request: 'newContract', ...open },
  rejected: { request: 'newContract', ...over('rejected') },
  withdrawn: { request: 'newContract', ...over('withdrawn') },
  expired: { request: 'newContract', ...over('expired') },
  active: { request: 'newContract', ...approved },
  endAskedByUpline: { request: 'termination', ...open },
  endAskedByDownline: { request: 'termination', ...open },
  terminated: { request: 'termination', ...approved },
  superseded: { request: 'newContract', ...approved },
  autoTerminated: { request: 'newContract', ...approved },
};

/**
 * Returns the last request of a contract; `lastEnd`: the outcome of a request to terminate after which it goes on
 * (own.contract.outcome).
 */
export const lastRequestOf = (
  state: ContractState,
  lastEnd: Exclude<ContractOutcome, 'accepted'> | null,
): LastRequest =>
  state === 'active' && lastEnd !== null ? { request: 'termination', ...over(lastEnd) } : REQUEST_OF[state];

/** Minimum amount of a condition; `0.00` for none. */
const least = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
/** A rate of a contract. */
export const rate = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(RATE_UNIT));
const members = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Rate that is paid if all conditions are met: turnover, loss of the team and active members in the period. */
const tier = v.object({ rate: rate(1), turnover: least, loss: least, activeMembers: members });
export type ContractTier = v.InferOutput<typeof tier>;

/** Each tier pays more than the one before, and requires at least as much of everything. */
const rises = (tiers: ContractTier[]) =>
  tiers.every((one, index) => {
    const before = tiers[index - 1];
    if (!before) return true;
    const isMore = fromWire(one.turnover) >= fromWire(before.turnover) && fromWire(one.loss) >= fromWire(before.loss);
    return one.rate > before.rate && isMore && one.activeMembers >= before.activeMembers;
  });
const tiers = v.pipe(v.array(tier), v.minLength(1), v.maxLength(20), v.check(rises));

/**
 * s3.contract-offer.fields, s3.contract-offer.realtime-fields. A dividend is of what the team has lost; daily and
 * hourly wages are of its turnover.
 */
export const contractTerms = v.variant('kind', [
  v.strictObject({ kind: v.literal('dividend'), period: v.picklist(CONTRACT_PERIODS), tiers }),
  v.strictObject({ kind: v.literal('daily'), tiers }),
  v.strictObject({ kind: v.literal('hourly'), tiers }),
  /**
   * Rates on the stake of each settled bet from `singleBet` on: `winRate` of those that won, `lossRate` of the others.
   */
  v.strictObject({ kind: v.literal('realtime'), winRate: rate(0), lossRate: rate(0), singleBet: least }),
]);
export type ContractTerms = v.InferOutput<typeof contractTerms>;

/** Actions of a party; the agreement lists those that are permitted now. */
export const CONTRACT_ACTS = [
  'accept',
  'reject',
  'withdraw',
  'askEnd',
  'confirmEnd',
  'refuseEnd',
  'takeBackEnd',
] as const;
export type ContractAct = (typeof CONTRACT_ACTS)[number];
/**
 * Why it is over: as agreed, by other terms, by a lower rate of its giver, with the giver's own, at an operator's word,
 * or as its holder is no agent any more.
 */
export const CONTRACT_ENDINGS = ['agreed', 'superseded', 'above', 'giverEnded', 'operator', 'notAgent'] as const;
export type ContractEnding = (typeof CONTRACT_ENDINGS)[number];
const CONTRACT_SIDES = ['upline', 'downline'] as const;
export type ContractSide = (typeof CONTRACT_SIDES)[number];

/** A contract as one of its parties sees it. */
export const agentContract = v.object({
  id,
  /** Number for people. */
  number: v.string(),
  terms: contractTerms,
  state: v.picklist(CONTRACT_STATES),
  request: v.picklist(REQUESTS),
  status: v.picklist(STATUSES),
  /** Null while the request waits for an answer. */
  outcome: v.optional(v.nullable(v.picklist(CONTRACT_OUTCOMES)), null),
  /** Grows with each step; an act names the one it was decided on. */
  version: v.number(),
  /** Which party the reader is. */
  side: v.picklist(CONTRACT_SIDES),
  /** User names; `upline` is null if the house grants it. */
  upline: v.nullable(v.string()),
  downline: v.string(),
  permitted: v.array(v.picklist(CONTRACT_ACTS)),
  offeredAt: time,
  /** Expiry of the pending request; null without one. */
  deadline: v.nullable(time),
  /** From when to when bets count for it, the end not included. */
  effectiveFrom: v.nullable(time),
  effectiveTo: v.nullable(time),
  ending: v.nullable(v.picklist(CONTRACT_ENDINGS)),
});
export type AgentContract = v.InferOutput<typeof agentContract>;
export const agentContracts = markedListOf(agentContract);
export type AgentContracts = v.InferOutput<typeof agentContracts>;
export const contractsQuery = v.object({
  ...markedPage(SETTINGS.contracts.pageSize),
  /** Side of the caller; both sides by default. */
  side: v.optional(v.picklist(CONTRACT_SIDES)),
  kind: v.optional(v.picklist(CONTRACT_KINDS)),
  /** Those in force alone, or those that wait for the caller's own answer. */
  standing: v.optional(v.picklist(['inForce', 'waiting'])),
});

/** Accounts that lose an agreement when one is accepted, and why; `digest` identifies exactly this list. */
export const contractLosses = v.object({
  losses: v.array(v.object({ number: v.string(), downline: v.string(), ending: v.picklist(['above', 'giverEnded']) })),
  digest: v.string(),
});
export type ContractLosses = v.InferOutput<typeof contractLosses>;
export const contractQuery = v.object({ id });

export const contractOffer = v.object({ downline: namedBy(64), terms: contractTerms });
export type ContractOffer = v.InferOutput<typeof contractOffer>;
/** `digest`: of the displayed losses; sent with `accept` alone. */
export const contractAct = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  act: v.picklist(CONTRACT_ACTS),
  digest: v.optional(text(64)),
});

const waiting = v.nullable(v.picklist(REQUESTS));
/** `off`: operators have turned the page off for this agent; `inForce`: a contract of the kind holds. */
const standing = v.picklist(['off', 'none', 'inForce']);
/**
 * s3.consolidated.fields: of each kind of contract, which request waits for an answer, and how it stands. What the
 * values are is assumed, and the names of the last four.
 */
export const consolidated = v.object({
  divtypereq: waiting,
  dailysalreqtype: waiting,
  contracthoursalreq: waiting,
  realtimesalreqtype: waiting,
  divinfotype: standing,
  dailysalinfotype: standing,
  contracthoursalinfotype: standing,
  realtimesalinfotype: standing,
});
export type Consolidated = v.InferOutput<typeof consolidated>;
/** Field with the status of a kind of agreement. */
export const INFO_OF = {
  dividend: 'divinfotype',
  daily: 'dailysalinfotype',
  hourly: 'contracthoursalinfotype',
  realtime: 'realtimesalinfotype',
} as const satisfies Record<ContractKind, keyof Consolidated>;
