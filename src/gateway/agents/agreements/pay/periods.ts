import type { ContractKind, ContractTerms } from '../../../../contract/agents/agent-contracts';
import { periodAt, type Span } from '../../../platform/time/periods';

/** What a contract is added up by. Real-time salary is due each five minutes of what a day has come to so far (s9.const.realtime-wages). */
export const spanOf = (terms: ContractTerms): Span => (terms.kind === 'dividend' ? terms.period : SPANS[terms.kind]);
const SPANS: Record<Exclude<ContractKind, 'dividend'>, Span> = { daily: 'D', hourly: 'hour', realtime: 'D' };

/** When terms that are accepted now begin to count: with the next period, or the next five minutes. */
export const beginsAfter = (terms: ContractTerms, at: number, zone: string): number =>
  periodAt(terms.kind === 'realtime' ? 'five' : spanOf(terms), at, zone).end;
