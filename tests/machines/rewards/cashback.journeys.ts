import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const claim = { type: 'claim.requested', amount: '12.50' };
const retry = { type: 'retry.requested' };

const listing = (title: string) => journey(title).meets('own.cashback.claimed');
const claiming = (title: string) => listing(title).sends(claim);

/** The oracle of cashback, from the requirements. */
export const cashbackJourneys = [
  listing('What can be claimed is listed')
    .sees('open.listing.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .nothingElse()
    .ignores(retry),

  claiming('All cashback is claimed as shown; the paid amount is shown, and the list reloads')
    .sees('open.claiming', 'busy')
    .lacks('rejected')
    .invokes('claim', { amount: '12.50' })
    .nothingElse()
    .ignores(claim)
    .settles('claim', { output: { kind: 'paid', amount: '12.50' } })
    .sees('open.listing.claimed')
    .lacks('busy', 'rejected')
    .knows({ claimed: '12.50', failure: null })
    .notifies('list', { type: 'refresh.requested' })
    .nothingElse(),

  claiming('Changed cashback is shown again, and nothing is claimed')
    .settles('claim', { output: { kind: 'changed' } })
    .sees('open.listing.changed', 'rejected')
    .lacks('busy')
    .knows({ failure: null, claimed: null })
    .notifies('list', { type: 'refresh.requested' })
    .nothingElse()
    .sends(claim)
    .sees('open.claiming')
    .lacks('rejected'),

  claiming('Without a response the claim can be retried, and the error is cleared')
    .settles('claim', { error: offline })
    .sees('open.listing.rejected', 'rejected')
    .knows({ failure: offline, claimed: null })
    .notifies('list', { type: 'refresh.requested' })
    .nothingElse()
    .sends(claim)
    .sees('open.claiming')
    .lacks('rejected')
    .knows({ failure: null })
    .invokes('claim', { amount: '12.50' }),

  claiming('The paid amount stays until the next claim')
    .settles('claim', { output: { kind: 'paid', amount: '12.50' } })
    .sends({ type: 'claim.requested', amount: '3.00' })
    .knows({ claimed: null })
    .invokes('claim', { amount: '3.00' })
    .settles('claim', { output: { kind: 'paid', amount: '3.00' } })
    .knows({ claimed: '3.00' }),

  listing('A failed list is reported and can be retried')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends(retry)
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
