import type { ContractKind, ContractPeriod } from '../../../../contract/agents/agent-contracts';
import { type Period, periodAt, type Span } from '../../../platform/time/periods';

/** Times of counted plays, epoch ms: the last before the settled time, and the first from it on. */
type PlayTimes = { last: number | null; next: number | null };
/** Settlement run at a boundary; `span`: period of a dividend. */
export type Run = { kind: ContractKind; span: ContractPeriod | null; period: Period };

const SPANS: readonly Span[] = ['five', 'hour', 'D', 'W', 'H', 'M'];

/** Returns the next settlement time; null if nothing counts. Periods without plays are skipped. */
export function boundaryAfter(settled: number, { last, next }: PlayTimes, zone: string): number | null {
  const ends = SPANS.flatMap((span) => {
    const open = periodAt(span, settled, zone);
    if (last !== null && last >= open.start) return [open.end];
    return next === null ? [] : [periodAt(span, next, zone).end];
  });
  return ends.length > 0 ? Math.min(...ends) : null;
}

/**
 * Returns the runs at a boundary: for the periods that end there, and for the real-time salary of the day so far
 * (s9.const.realtime-wages).
 */
export function runsAt(boundary: number, zone: string): Run[] {
  const within = (span: Span) => periodAt(span, boundary - 1, zone);
  const dividends = (['D', 'W', 'H', 'M'] as const).map(
    (span): Run => ({ kind: 'dividend', span, period: within(span) }),
  );
  const wages: Run[] = [
    { kind: 'hourly', span: null, period: within('hour') },
    { kind: 'daily', span: null, period: within('D') },
  ];
  return [
    { kind: 'realtime', span: null, period: within('D') },
    ...[...wages, ...dividends].filter(({ period }) => period.end === boundary),
  ];
}
