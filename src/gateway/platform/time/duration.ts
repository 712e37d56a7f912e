const UNITS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Parses a typed duration (`500ms`, `30m`, `2h`, `7d`) to ms; null if it is invalid. */
export function durationMs(typed: string): number | null {
  const [, amount, unit = ''] = /^(\d{1,9})(ms|s|m|h|d)$/.exec(typed) ?? [];
  return amount === undefined ? null : Number(amount) * (UNITS[unit] ?? 0);
}
