import type { VendorCard } from '../../../../contract/play/games';

/** Returns one card per vendor, with its games of all categories: the menu has a card in each of them. */
export function distinctVendors(cards: readonly VendorCard[]): VendorCard[] {
  const byVendor = new Map<string, VendorCard>();
  for (const card of cards) {
    const games = (byVendor.get(card.vassalage)?.games ?? 0) + card.games;
    byVendor.set(card.vassalage, { ...card, games });
  }
  return [...byVendor.values()];
}
