import type { OfferDraft } from '../../../../machines/contract-offer/contract-offer.machine';

/** What was typed into the form of an offer. */
export const draftOf = (data: FormData): OfferDraft => Object.fromEntries([...data].map(([name, value]) => [name, String(value)]));
