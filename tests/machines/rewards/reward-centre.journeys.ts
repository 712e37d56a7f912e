import { reward } from '../../../machines/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const refresh = { type: 'refresh.requested' };
const claim = { type: 'claim.requested', id: 'r1' };
const claimed = { ...reward, state: 'claimed' };

const listing = (title: string) => journey(title);
const claiming = (title: string) => listing(title).sends(claim);

/** The oracle of the reward centre, from the requirements. */
export const rewardCentreJourneys = [
  listing('The rewards are listed').sees('open.listing.idle').lacks('busy', 'rejected').invokes('list').nothingElse(),

  claiming('A claim is confirmed, and the list reloads')
    .meets('own.rewards.claim')
    .sees('open.claiming', 'busy')
    .lacks('rejected')
    .invokes('claim', { id: 'r1' })
    .ignores({ type: 'claim.requested', id: 'r2' })
    .settles('claim', { output: claimed })
    .notifies('list', refresh)
    .sees('open.listing.claimed')
    .lacks('busy', 'rejected')
    .sends({ type: 'claim.requested', id: 'r2' })
    .invokes('claim', { id: 'r2' }),

  claiming('A failed claim shows its reason, reloads the list, and can be retried')
    .meets('own.rewards.claim')
    .settles('claim', { error: offline })
    .notifies('list', refresh)
    .sees('open.listing.rejected', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(claim)
    .knows({ failure: null })
    .invokes('claim', { id: 'r1' }),

  listing('A failed list is reported, and restarts')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
