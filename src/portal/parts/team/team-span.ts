/** Number of days shown, ending today. */
export const TEAM_SPANS = [1, 7, 30] as const;
export type TeamSpan = (typeof TEAM_SPANS)[number];

/** The span that was chosen: 7 days to begin with. */
export const teamSpanOf = (chosen = ''): TeamSpan => TEAM_SPANS.find((span) => String(span) === chosen) ?? 7;
