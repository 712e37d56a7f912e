import { bonus } from '../../../machines/samples';
import { journey } from '../../harness/journey';

const broken = { kind: 'malformed', code: 'client.unexpected' };
const offline = { kind: 'offline', code: 'client.offline' };
const refresh = { type: 'refresh.requested' };
const chosen = { id: 'b1', left: '75.00', atStake: '10.00' };

const listing = (title: string) => journey(title);
const requesting = (title: string) => listing(title).sends({ type: 'giveUp.requested', chosen });
const givingUp = (title: string) => requesting(title).sends({ type: 'giveUp.confirmed' });

/** The oracle of the bonuses, from the requirements. */
export const bonusDetailsJourneys = [
  listing('The bonuses are listed').sees('open.listing.idle').lacks('busy', 'rejected').invokes('list').nothingElse(),

  requesting('Forfeiting a bonus shows the loss and asks for confirmation; cancelling changes nothing')
    .meets('own.bonus.give-up')
    .sees('open.confirming')
    .lacks('busy', 'rejected')
    .knows({ chosen })
    .nothingElse()
    .sends({ type: 'giveUp.cancelled' })
    .sees('open.listing.idle')
    .nothingElse(),

  givingUp('A bonus is forfeited with the amount shown, and the list reloads')
    .meets('own.bonus.give-up')
    .sees('open.givingUp', 'busy')
    .lacks('rejected')
    .invokes('giveUp', chosen)
    .ignores({ type: 'giveUp.cancelled' })
    .settles('giveUp', { output: { ...bonus, state: 'givenUp' } })
    .notifies('list', refresh)
    .sees('open.listing.givenUp')
    .lacks('busy', 'rejected')
    .sends({ type: 'giveUp.requested', chosen: { id: 'b2', left: '0.00', atStake: '0.00' } })
    .knows({ chosen: { id: 'b2', left: '0.00', atStake: '0.00' } }),

  givingUp('A rejection shows its reason, and the list reloads')
    .meets('own.bonus.give-up')
    .settles('giveUp', { error: offline })
    .notifies('list', refresh)
    .sees('open.listing.rejected', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends({ type: 'giveUp.requested', chosen })
    .knows({ failure: null }),

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
