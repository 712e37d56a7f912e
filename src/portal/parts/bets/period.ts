import { siteDayOf, startOfSiteDay } from '../../../ui/site-zone';

/** Number of days shown, ending today. */
export const PERIODS = [1, 7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The period that was chosen: 30 days to begin with. */
export const periodOf = (chosen = ''): Period => PERIODS.find((period) => String(period) === chosen) ?? 30;

/** Start of a period (epoch ms): the first moment of its first day, by the calendar of the site. */
export const startOf = (period: Period, now: number): number => startOfSiteDay(siteDayOf(now), 1 - period);
