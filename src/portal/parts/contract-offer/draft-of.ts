import type { OfferDraft } from '../../../../machines/agents/contract-offer/contract-offer.machine';
import type { OfferRef } from './contract-offer.flow';

/** What was typed into the form of an offer. */
export const draftOf = (data: FormData): OfferDraft =>
  Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));

/** Tells an offer, where it listens, that its form was typed into. */
export function editOffer(offer: OfferRef, data: FormData) {
  const event = { type: 'field.edited', draft: draftOf(data) } as const;
  if (offer.getSnapshot().can(event)) offer.send(event);
}
