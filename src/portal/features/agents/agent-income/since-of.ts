/** Number of days shown, ending today; all without one. */
export const DAYS_BACK = [1, 7, 30, 90] as const;
const DAY = 86_400_000;

/** When what is looked for begins, epoch ms: bills whose period begins then or later; null for all of them. */
export function sinceOf(chosen = '', now: number): number | null {
  const days = DAYS_BACK.find((one) => String(one) === chosen);
  return days === undefined ? null : now - days * DAY;
}
