/** Pictures of cards and reels, rarest first. */
export const PICTURES = ['kite', 'owl', 'drum', 'boat', 'lily', 'fish'] as const;
export type Picture = (typeof PICTURES)[number];
