import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const broken = { kind: 'malformed', code: 'client.unexpected' };
const ended = { draws: 3, returned: '6.00', balance: '100.00' };
const endRequest = { type: 'end.requested', id: 'c1' };
const all = { type: 'endAll.requested' };
const yes = { type: 'end.confirmed' };
const no = { type: 'end.cancelled' };

const listing = (title: string) => journey(title).meets('own.lottery.chases');
const requesting = (title: string) => listing(title).sends(endRequest);

/** Journeys of the list of running chases, derived from the requirements. */
export const lotteryChasesJourneys = [
  listing('The chases are listed')
    .sees('open.listing.idle')
    .lacks('busy', 'rejected')
    .invokes('list')
    .nothingElse()
    .ignores(yes)
    .ignores(no),

  requesting('A chase is ended with a confirmation; the returned amount is shown, and the list reloads')
    .sees('open.confirming.fresh')
    .lacks('busy', 'rejected')
    .knows({ selected: 'c1' })
    .nothingElse()
    .sends(yes)
    .sees('open.ending', 'busy')
    .invokes('endChases', { id: 'c1' })
    .nothingElse()
    .ignores(no)
    .ignores(yes)
    .settles('endChases', { output: ended })
    .sees('open.listing.ended')
    .lacks('busy')
    .knows({ ended })
    .notifies('list', { type: 'refresh.requested' })
    .nothingElse()
    .sends(all)
    .knows({ selected: null, ended: null }),

  listing('All chases are ended with a confirmation')
    .sends(all)
    .sees('open.confirming.fresh')
    .knows({ selected: null })
    .sends(yes)
    .invokes('endChases', { id: null }),

  requesting('Cancelling ends nothing').sends(no).sees('open.listing.idle').nothingElse(),

  requesting('A failed end shows the reason, and can be retried or cancelled')
    .sends(yes)
    .settles('endChases', { error: offline })
    .sees('open.confirming.rejected', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, ended: null })
    .sends(yes)
    .knows({ failure: null })
    .invokes('endChases', { id: 'c1' })
    .settles('endChases', { error: offline })
    .sends(no)
    .sees('open.listing.idle')
    .knows({ failure: null }),

  listing('A failed list is reported and can be retried')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('open.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
