import type { VendorCard } from '../../../../contract/play/games';

/** Returns one card per vendor: one with games of several categories has a card in each. */
export const distinctVendors = (cards: readonly VendorCard[]): VendorCard[] => [
  ...new Map(cards.map((card) => [card.vassalage, card])).values(),
];
