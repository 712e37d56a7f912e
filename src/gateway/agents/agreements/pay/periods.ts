import type { ContractKind, ContractTerms } from '../../../../contract/agents/agent-contracts';
import { periodAt, type Span } from '../../../platform/time/periods';

/**
 * Returns the period of an agreement's totals. Real-time salary is paid every five minutes from the day's total so far
 * (s9.const.realtime-wages).
 */
export const spanOf = (terms: ContractTerms): Span => (terms.kind === 'dividend' ? terms.period : SPANS[terms.kind]);
const SPANS: Record<Exclude<ContractKind, 'dividend'>, Span> = { daily: 'D', hourly: 'hour', realtime: 'D' };

/** Returns the start of terms accepted now: the next period, or the next five minutes. */
export const beginsAfter = (terms: ContractTerms, at: number, zone: string): number =>
  periodAt(terms.kind === 'realtime' ? 'five' : spanOf(terms), at, zone).end;
