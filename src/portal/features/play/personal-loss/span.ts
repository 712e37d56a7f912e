/** Number of days shown, ending today. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** The span that was chosen: 30 days to begin with. */
export const spanOf = (chosen = ''): Span => SPANS.find((span) => String(span) === chosen) ?? 30;
