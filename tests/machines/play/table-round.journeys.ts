import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { leadsTo, until } from '../../harness/temporal';

const times = { betMs: 8_000, beaconMs: 60_000, pauseMs: 9_000 };
const published = { type: 'beacon.published' };

const opened = (title: string) => journey(title).given(times);
const closed = (title: string) => opened(title).waits(8_000);
const dealt = (title: string) => closed(title).sends(published);

/** The oracle of a round of a live table, from the requirements. */
export const tableRoundJourneys = [
  opened('Bets are taken until the close and never after it')
    .meets('own.table.rounds', 'own.table.spots')
    .sees('betting', 'bets')
    .nothingElse()
    .waits(7_999)
    .sees('betting', 'bets')
    .waits(1)
    .sees('closed')
    .lacks('bets', 'result')
    .nothingElse(),

  opened('A signature of the beacon before the close decides nothing')
    .meets('own.table.fair')
    .ignores(published)
    .sees('betting', 'bets'),

  closed('The beacon decides the result, by which all stakes are settled')
    .meets('own.table.fair', 'own.table.settled', 'own.table.spots')
    .sends(published)
    .sees('dealt', 'result')
    .lacks('bets')
    .acts('settleStakes')
    .nothingElse(),

  dealt('A second signature settles nothing again')
    .meets('own.table.settled')
    .acts('settleStakes')
    .ignores(published)
    .nothingElse()
    .sees('dealt'),

  dealt('The result stays on the screen until the round is over')
    .meets('own.table.rounds')
    .acts('settleStakes')
    .waits(8_999)
    .sees('dealt', 'result')
    .waits(1)
    .sees('over', 'result')
    .nothingElse()
    .ends(),

  closed('A silent beacon makes the round void, and all stakes are returned')
    .meets('own.table.void')
    .waits(59_999)
    .sees('closed')
    .waits(1)
    .sees('void')
    .lacks('result')
    .acts('returnStakes')
    .nothingElse()
    .ends(),
];

/** Conditions that hold in every round. */
export const tableRoundInvariants = [
  invariant('Stakes are settled where the result is dealt and nowhere else', ({ snapshot, effects }) => {
    const isSettling = effects.some((effect) => effect.kind === 'act' && effect.name === 'settleStakes');
    return isSettling === (effects.length > 0 && activeNames(snapshot).has('dealt'));
  }).meets('own.table.settled'),
  invariant('Stakes are returned in a void round alone', ({ snapshot, effects }) => {
    const isReturning = effects.some((effect) => effect.kind === 'act' && effect.name === 'returnStakes');
    return !isReturning || activeNames(snapshot).has('void');
  }).meets('own.table.void'),
];

export const tableRoundTemporals = [
  leadsTo('Whatever the beacon does, a closed round ends', 'closed', ['over', 'void'], { within: 2 }),
  until('No result is shown before bets are closed', 'bets', ['closed']),
];
