import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const refreshed = { type: 'refresh.requested' };
const contract = { id: 'k1', state: 'offered' };
const offers = { type: 'offer.requested', downline: 'bijoy', kind: 'daily', kinds: ['daily'] };
const answers = { type: 'answer.requested', contract, act: 'reject' };

const offering = (title: string) => journey(title).meets('s6.contract.parties').sends(offers);
const answering = (title: string) => journey(title).meets('s4.contract.decision').sends(answers);

/** The oracle of a page of contracts, from the requirements. */
export const contractsJourneys = [
  journey('Agreements in force and pending offers are listed')
    .meets('s4.status.contract')
    .sees('open.listing.idle')
    .lacks('rejected')
    .invokes('list')
    .nothingElse(),

  offering('A sent offer is reported, and the list is reloaded')
    .meets('s3.contract-offer.offered-by')
    .sees('open.makingOffer')
    .invokes('contractOffer', { downline: 'bijoy', kind: 'daily', kinds: ['daily'] })
    .nothingElse()
    .ignores(answers)
    .settles('contractOffer', { output: { offered: contract } })
    .sees('open.listing.confirmation')
    .knows({ done: contract })
    .notifies('list', refreshed)
    .sends(answers)
    .knows({ done: null }),

  journey('Without an agreement of the kind, the agent cannot offer one')
    .meets('own.contract.held')
    .ignores({ ...offers, kinds: [] }),

  offering('Leaving the form offers nothing')
    .settles('contractOffer', { output: { offered: null } })
    .sees('open.listing.idle')
    .knows({ done: null })
    .nothingElse(),

  answering('A response to an agreement is reported, and the list is reloaded')
    .meets('s4.status.contract')
    .sees('open.details')
    .invokes('contractAnswer', { contract, act: 'reject' })
    .nothingElse()
    .settles('contractAnswer', { output: { said: contract } })
    .sees('open.listing.confirmation')
    .knows({ done: contract })
    .notifies('list', refreshed)
    .sends(offers)
    .knows({ done: null }),

  answering('An agreement left without a response is reloaded, because it may have changed')
    .settles('contractAnswer', { output: { said: null } })
    .sees('open.listing.idle')
    .knows({ done: null })
    .notifies('list', refreshed),

  offering('The offer form fails')
    .meets('own.portal.broken-part')
    .settles('contractOffer', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),

  answering('The response form fails')
    .meets('own.portal.broken-part')
    .settles('contractAnswer', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),

  journey('The list fails')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed')
    .knows({ failure: broken }),
];
