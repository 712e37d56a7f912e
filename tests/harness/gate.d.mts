export type TierName = 'model' | 'rendered' | 'gateway' | 'browser';
export const TIERS: readonly TierName[];
export const GATE_FILTERS: Record<TierName, string>;
export const isInGate: (tier: string, tags: readonly string[]) => boolean;
export const TIER_OF: readonly (readonly [TierName, RegExp])[];
