import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import { siteDayOf, startOfSiteDay } from '../../../../ui/site-zone';
import type { CentreDependencies } from '../../../parts/dependencies';

const idle = { staked: '0.00', won: '0.00', profit: '0.00' };

/**
 * Every day of the span by the calendar of the site, those without a bet too. Meets s2.member-centre.personal-loss,
 * own.personal-loss.days.
 */
export const personalLossFlow = ({ client, now }: Pick<CentreDependencies, 'client' | 'now'>) =>
  listFlow('personalLoss', async (filter, _, signal) => {
    const span = spanOf(filter.span);
    const startOf = (index: number) => startOfSiteDay(siteDayOf(now()), index + 1 - span);
    const loss = await client.personalLoss({ from: startOf(0) }, { signal });
    const played = new Map(loss.days.map((day) => [day.day, day]));
    const days = Array.from({ length: span }, (_day, index) => siteDayOf(startOf(index)));
    return outcomeOf(
      { ...loss, days: days.map((day) => played.get(day) ?? { day, ...idle }) },
      loss.staked === idle.staked && loss.won === idle.won,
    );
  });

/** Periods of the filter, in days that end today. */
export const SPANS = [7, 30, 90] as const;

export type Span = (typeof SPANS)[number];

/** Returns the selected period; 30 days by default. */
export const spanOf = (chosen = ''): Span => SPANS.find((span) => String(span) === chosen) ?? 30;
