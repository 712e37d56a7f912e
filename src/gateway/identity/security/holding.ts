/** Holdings that prevent closing an account, in the order in which a player resolves them. */
export const HOLDINGS = ['review', 'redemption', 'vendor', 'balance', 'bonus'] as const;
export type Holding = (typeof HOLDINGS)[number];
