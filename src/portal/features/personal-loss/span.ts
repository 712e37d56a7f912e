/** How many days are looked at, today the last of them. */
export const SPANS = [7, 30, 90] as const;
export type Span = (typeof SPANS)[number];

/** The span that was chosen: 30 days to begin with. */
export const spanOf = (chosen = ''): Span => SPANS.find((span) => String(span) === chosen) ?? 30;
