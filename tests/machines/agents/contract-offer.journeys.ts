import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const contract = { number: 'C1', terms: { kind: 'daily', tiers: [] } };
const left = { type: 'offer.closed' };
const added = { type: 'tier.added' };
const removed = { type: 'tier.removed' };
/** Makes the form validate its fields again. */
const recheck = { type: 'field.edited', field: 'tiers' };

const offering = (title: string) =>
  journey(title).meets('own.contract.offered').given({ downline: 'bijoy', kind: 'daily', kinds: [] });
const failed = (title: string) => offering(title).sends(added).settles('offerForm', { error: broken });

/** The oracle of an offer, from the requirements; of its form, the oracle of forms. */
export const contractOfferJourneys = [
  journey('An offer to a selected downline starts with the choice of a kind')
    .meets('own.contract.offered', 'own.contract.held')
    .given({ downline: 'bijoy', kind: null, kinds: ['hourly', 'realtime'] })
    .sees('choosing')
    .nothingElse()
    .ignores(added)
    .ignores({ type: 'kind.selected', kind: 'daily' })
    .nothingElse()
    .sends({ type: 'kind.selected', kind: 'hourly' })
    .sees('editing')
    .knows({ downline: 'bijoy', kind: 'hourly' })
    .invokes('offerForm', { about: 'hourly' })
    .acts('shareTiers', { tiers: 1 })
    .nothingElse()
    .ignores({ type: 'kind.selected', kind: 'realtime' }),

  journey('Leaving before the choice of a kind offers nothing')
    .meets('own.contract.offered')
    .given({ downline: 'bijoy', kind: null, kinds: ['hourly'] })
    .sends(left)
    .ends({ offered: null }),

  offering('With a known kind the form opens first; the sent offer is reported')
    .meets('s3.contract-offer.offered-by', 's6.contract.parties')
    .sees('editing')
    .lacks('rejected')
    .knows({ downline: 'bijoy', tiers: 1 })
    .invokes('offerForm', { about: 'daily' })
    .acts('shareTiers', { tiers: 1 })
    .nothingElse()
    .settles('offerForm', { output: { sent: true, word: contract } })
    .ends({ offered: contract }),

  offering('There are one to eight tiers, and the form reads as many')
    .ignores(removed)
    .sends(added)
    .knows({ tiers: 2 })
    .acts('shareTiers', { tiers: 2 })
    .nothingElse()
    .sends(removed)
    .knows({ tiers: 1 })
    .sends(added)
    .sends(added)
    .sends(added)
    .sends(added)
    .sends(added)
    .sends(added)
    .sends(added)
    .knows({ tiers: 8 })
    .acts('shareTiers', { tiers: 8 })
    .ignores(added),

  offering('Removing a tier removes its errors')
    .meets('own.form.corrected')
    .sends(added)
    .sends(removed)
    .acts('shareTiers', { tiers: 1 })
    .notifies('offerForm', recheck)
    .nothingElse(),

  offering('Leaving the form offers nothing')
    .settles('offerForm', { output: { sent: false } })
    .ends({ offered: null }),

  failed('A failure of the form is reported, and the form restarts with one tier')
    .meets('own.portal.broken-part')
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .ignores(added)
    .sends({ type: 'retry.requested' })
    .sees('editing')
    .lacks('rejected')
    .knows({ failure: null, tiers: 1 })
    .invokes('offerForm', { about: 'daily' })
    .acts('shareTiers', { tiers: 1 })
    .nothingElse(),

  failed('After a failure of the form, the offer is left').sends(left).ends({ offered: null }),
];
