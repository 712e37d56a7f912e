import * as v from 'valibot';
import { fromWire } from '../money/money';
import { id, markedListOf, markedPage, text, time } from '../platform/fields';
import { namedBy } from '../platform/normalise';
import { SETTINGS } from '../platform/settings';

/** s3.contract-offer.types. */
export const CONTRACT_KINDS = ['dividend', 'daily', 'hourly', 'realtime'] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];
/** s9.enum.periods: a day, a week, half a month, a month. */
export const CONTRACT_PERIODS = ['D', 'W', 'H', 'M'] as const;
export type ContractPeriod = (typeof CONTRACT_PERIODS)[number];
/** Rates are whole numbers of a thousandth of a percent: 30 % is 30,000. */
export const RATE_UNIT = 100_000;

/** Leaves of the chart `contract-lifecycle`, which the gateway runs. */
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
 * Last request of an agreement by its state: the only mapping from states to the three statuses of the specification.
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
 * Returns the last request of an agreement; `lastEnd`: outcome of a termination request after which it continues
 * (own.contract.outcome).
 */
export const lastRequestOf = (
  state: ContractState,
  lastEnd: Exclude<ContractOutcome, 'accepted'> | null,
): LastRequest =>
  state === 'active' && lastEnd !== null ? { request: 'termination', ...over(lastEnd) } : REQUEST_OF[state];

/** Minimum amount of a condition; `0.00` for none. */
const least = v.pipe(v.string(), v.regex(/^\d{1,13}\.\d{2}$/));
/** Rate of an agreement. */
export const rate = (min: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(RATE_UNIT));
const members = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

/** Rate that is paid if all conditions are met: turnover, loss of the team and active members in the period. */
const tier = v.object({ rate: rate(1), turnover: least, loss: least, activeMembers: members });
export type ContractTier = v.InferOutput<typeof tier>;

/** Returns whether each tier pays more than the previous one, and requires at least as much in every respect. */
const rises = (tiers: ContractTier[]) =>
  tiers.every((candidate, index) => {
    const before = tiers[index - 1];
    if (!before) return true;
    const isMore =
      fromWire(candidate.turnover) >= fromWire(before.turnover) && fromWire(candidate.loss) >= fromWire(before.loss);
    return candidate.rate > before.rate && isMore && candidate.activeMembers >= before.activeMembers;
  });
const tiers = v.pipe(v.array(tier), v.minLength(1), v.maxLength(20), v.check(rises));

/**
 * s3.contract-offer.fields, s3.contract-offer.realtime-fields. A dividend is a share of the team's losses; daily and
 * hourly wages are shares of its turnover.
 */
export const contractTerms = v.variant('kind', [
  v.strictObject({ kind: v.literal('dividend'), period: v.picklist(CONTRACT_PERIODS), tiers }),
  v.strictObject({ kind: v.literal('daily'), tiers }),
  v.strictObject({ kind: v.literal('hourly'), tiers }),
  /**
   * Rates on the stake of each settled bet of at least `singleBet`: `winRate` for winning bets, `lossRate` for the
   * others.
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
 * Reason why it ended: by mutual consent, by other terms, by a lower rate of its giver, with the giver's own agreement,
 * by an operator, or because its holder is no longer an agent.
 */
export const CONTRACT_ENDINGS = ['agreed', 'superseded', 'above', 'giverEnded', 'operator', 'notAgent'] as const;
export type ContractEnding = (typeof CONTRACT_ENDINGS)[number];
const CONTRACT_SIDES = ['upline', 'downline'] as const;
export type ContractSide = (typeof CONTRACT_SIDES)[number];

/** An agreement as displayed to one of its parties. */
export const agentContract = v.object({
  id,
  /** Number for people. */
  number: v.string(),
  terms: contractTerms,
  state: v.picklist(CONTRACT_STATES),
  request: v.picklist(REQUESTS),
  status: v.picklist(STATUSES),
  /** Null while the request is pending. */
  outcome: v.optional(v.nullable(v.picklist(CONTRACT_OUTCOMES)), null),
  /** Increases with each step; every action names the version it was decided on. */
  version: v.number(),
  /** Side of the reader. */
  side: v.picklist(CONTRACT_SIDES),
  /** User names; `upline` is null if the house grants it. */
  upline: v.nullable(v.string()),
  downline: v.string(),
  permitted: v.array(v.picklist(CONTRACT_ACTS)),
  offeredAt: time,
  /** Expiry of the pending request; null without one. */
  deadline: v.nullable(time),
  /** Period in which bets count for it, excluding its end. */
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
  /** Only those in force, or only those that the caller has to respond to. */
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
/** `digest`: of the displayed losses; sent only with `accept`. */
export const contractAct = v.object({
  id,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  act: v.picklist(CONTRACT_ACTS),
  digest: v.optional(text(64)),
});

const waiting = v.nullable(v.picklist(REQUESTS));
/** `off`: operators have turned the page off for this agent; `inForce`: an agreement of the kind is in force. */
const kindStatus = v.picklist(['off', 'none', 'inForce']);
/**
 * s3.consolidated.fields: for each kind of agreement, the pending request and the status. The values are assumed, and
 * so are the names of the last four.
 */
export const consolidated = v.object({
  divtypereq: waiting,
  dailysalreqtype: waiting,
  contracthoursalreq: waiting,
  realtimesalreqtype: waiting,
  divinfotype: kindStatus,
  dailysalinfotype: kindStatus,
  contracthoursalinfotype: kindStatus,
  realtimesalinfotype: kindStatus,
});
export type Consolidated = v.InferOutput<typeof consolidated>;
/** Field with the status of a kind of agreement. */
export const INFO_OF = {
  dividend: 'divinfotype',
  daily: 'dailysalinfotype',
  hourly: 'contracthoursalinfotype',
  realtime: 'realtimesalinfotype',
} as const satisfies Record<ContractKind, keyof Consolidated>;
