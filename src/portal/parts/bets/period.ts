/** How many days back are looked at, today the last of them. */
export const PERIODS = [1, 7, 30, 90] as const;
export type Period = (typeof PERIODS)[number];

/** The period that was chosen: 30 days to begin with. */
export const periodOf = (chosen = ''): Period => PERIODS.find((period) => String(period) === chosen) ?? 30;

/** When it begins, by the player's own clock: the first moment of its first day. */
export function startOf(period: Period, now: number): number {
  const day = new Date(now);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - period + 1).getTime();
}
