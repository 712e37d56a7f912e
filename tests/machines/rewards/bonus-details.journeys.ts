import { bonus } from '../../../machines/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const refresh = { type: 'refresh.requested' };
const chosen = { id: 'b1', left: '75.00' };

const listing = (title: string) => journey(title);
const asking = (title: string) => listing(title).sends({ type: 'givingUp.requested', chosen });
const givingUp = (title: string) => asking(title).sends({ type: 'givingUp.confirmed' });

/** The oracle of the bonuses, from the requirements. */
export const bonusDetailsJourneys = [
  listing('The bonuses are listed').sees('shown.listing.idle').lacks('busy', 'rejected').invokes('list').nothingElse(),

  asking('Before one is given up it is asked, and what is taken is said; no leaves all as it is')
    .meets('own.bonus.give-up')
    .sees('shown.asking')
    .lacks('busy', 'rejected')
    .knows({ chosen })
    .nothingElse()
    .sends({ type: 'givingUp.cancelled' })
    .sees('shown.listing.idle')
    .nothingElse(),

  givingUp('It is given up, with the sum that was told; the list is read anew')
    .meets('own.bonus.give-up')
    .sees('shown.givingUp', 'busy')
    .lacks('rejected')
    .invokes('giveUp', chosen)
    .ignores({ type: 'givingUp.cancelled' })
    .settles('giveUp', { output: { ...bonus, state: 'givenUp' } })
    .tells('list', refresh)
    .sees('shown.listing.givenUp')
    .lacks('busy', 'rejected')
    .sends({ type: 'givingUp.requested', chosen: { id: 'b2', left: '0.00' } })
    .knows({ chosen: { id: 'b2', left: '0.00' } }),

  givingUp('It is refused: why is said, and the list is read anew')
    .meets('own.bonus.give-up')
    .settles('giveUp', { error: offline })
    .tells('list', refresh)
    .sees('shown.listing.refused', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'givingUp.requested', chosen })
    .knows({ failure: null }),

  listing('The list fails: it is told, and begun anew')
    .meets('own.portal.broken-part')
    .settles('list', { error: broken })
    .sees('failed', 'rejected')
    .knows({ failure: broken })
    .sends({ type: 'retry.requested' })
    .sees('shown.listing.idle')
    .knows({ failure: null })
    .invokes('list'),
];
