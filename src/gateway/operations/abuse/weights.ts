import { GATEWAY_SETTINGS } from '../../../contract';

/** Things that accounts share. */
export const TRACE_KINDS = ['device', 'address', 'payout', 'payee', 'payer', 'invitation'] as const;
/** Coincidences of two accounts in a round. */
export const ROUND_KINDS = ['opposite', 'cadence'] as const;
/** `alike`: both won or both lost, which weighs against opposition. */
export const STORED_ROUND_KINDS = [...ROUND_KINDS, 'alike'] as const;
const CONDUCT_KINDS = ['offers', 'thinPlay'] as const;
/** `reversal`: a deposit was taken back, evidence about one account. */
export const SIGNAL_KINDS = [...TRACE_KINDS, ...ROUND_KINDS, ...CONDUCT_KINDS, 'reversal'] as const;
export const CASE_STATES = ['open', 'innocent', 'abuse', 'merged'] as const;

type TraceKind = (typeof TRACE_KINDS)[number];
type RoundKind = (typeof ROUND_KINDS)[number];
type SignalKind = (typeof SIGNAL_KINDS)[number];

/** Weight from which a pair of accounts is connected, and the weight of new evidence that reopens a decided pair. */
export const THRESHOLD = 100;
export const FRESH = 20;
/** Number of accounts up to which a shared thing has its full weight, and from which it has none. */
export const CROWD = 10;
export const MAX_CROWD = 100;
/** Opposed rounds with a bonus that connect two accounts by themselves, and give the bonus no progress. */
export const REPEATED = GATEWAY_SETTINGS.opposition.rounds;
/** Days after which traces and rounds no longer count. */
export const DAYS = 90;

const SHARED: Record<TraceKind, number> = {
  payout: 40,
  payer: 40,
  device: 30,
  payee: 15,
  address: 10,
  invitation: 10,
};
/** Both took money of offers; neither played much more than once through its deposits. */
const CONDUCT: Record<(typeof CONDUCT_KINDS)[number], number> = { offers: 20, thinPlay: 20 };
const STRONG: readonly SignalKind[] = ['payout', 'payer', ...ROUND_KINDS];
const IS_CONDUCT: readonly SignalKind[] = [...ROUND_KINDS, ...CONDUCT_KINDS];

/** Minimum number of coincidences that count. */
const MIN_ROUNDS: Record<RoundKind, number> = { opposite: 3, cadence: 5 };

/** Weighs a thing that `accounts` share: a crowd proves nothing about two of them. */
export const weighTrace = (kind: TraceKind, accounts: number): number =>
  Math.floor(SHARED[kind] * Math.min(1, CROWD / accounts));

/** Weighs coincidences in rounds, counted in whole rounds; `granted`: those in which one side played for a bonus. */
export function weighRounds(kind: RoundKind, rounds: number, granted: number): number {
  if (rounds < MIN_ROUNDS[kind]) return 0;
  if (kind === 'cadence') return Math.min(40, 5 * rounds);
  return granted >= REPEATED ? THRESHOLD : Math.min(60, 10 * rounds);
}

export const weighConduct = (kind: keyof typeof CONDUCT): number => CONDUCT[kind];

/** Evidence for a pair. `isFresh`: no decision has covered it. */
export type Evidence = { kind: SignalKind; weight: number; reasons: Record<string, unknown>; isFresh: boolean };

/**
 * Decides whether evidence connects two accounts (`own.abuse.signals`): enough weight, with a strong signal and with
 * conduct, and something that no decision has covered.
 */
export function isSuspect(evidence: readonly Evidence[]): boolean {
  const weightOf = (some: readonly Evidence[]) => some.reduce((total, { weight }) => total + weight, 0);
  return (
    weightOf(evidence) >= THRESHOLD &&
    weightOf(evidence.filter(({ isFresh }) => isFresh)) >= FRESH &&
    evidence.some(({ kind, weight }) => weight > 0 && STRONG.includes(kind)) &&
    evidence.some(({ kind, weight }) => weight > 0 && IS_CONDUCT.includes(kind))
  );
}
