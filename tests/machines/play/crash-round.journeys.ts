import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { leadsTo, until } from '../../harness/temporal';

const times = { betMs: 8_000, beaconMs: 60_000, pauseMs: 4_000 };
const published = (flightMs: number) => ({ type: 'beacon.published', flightMs });

const opened = (title: string) => journey(title).given(times);
const closed = (title: string) => opened(title).waits(8_000);
const flying = (title: string, flightMs = 5_000) => closed(title).sends(published(flightMs));

/** The oracle of a round of the crash game, from the requirements. */
export const crashRoundJourneys = [
  opened('Bets are taken until the close and never after it')
    .meets('own.table.rounds')
    .sees('betting', 'bets')
    .nothingElse()
    .waits(7_999)
    .sees('betting', 'bets')
    .waits(1)
    .sees('closed')
    .lacks('bets', 'takes')
    .nothingElse(),

  opened('A signature of the beacon before the close decides nothing')
    .meets('own.table.fair')
    .ignores(published(5_000))
    .sees('betting', 'bets'),

  closed('The beacon decides the flight; stakes can be taken while it lasts')
    .meets('own.table.fair', 'own.crash.cash-out')
    .knows({ flightMs: null })
    .sends(published(5_000))
    .sees('flying', 'takes')
    .knows({ flightMs: 5_000 })
    .lacks('bets', 'result')
    .nothingElse()
    .waits(4_999)
    .sees('flying', 'takes')
    .waits(1)
    .sees('crashed', 'result')
    .lacks('takes')
    .acts('settleStakes')
    .nothingElse(),

  flying('A second signature changes nothing')
    .meets('own.table.fair')
    .ignores(published(9_000))
    .waits(5_000)
    .sees('crashed'),

  flying('A flight can end where it starts', 0)
    .meets('own.crash.cash-out')
    .waits(0)
    .sees('crashed', 'result')
    .acts('settleStakes')
    .nothingElse(),

  flying('The result stays on the screen until the round is over')
    .meets('own.table.rounds', 'own.table.settled')
    .waits(5_000)
    .sees('crashed', 'result')
    .waits(3_999)
    .sees('crashed')
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
export const crashRoundInvariants = [
  invariant('Stakes are settled where a flight ends and nowhere else', ({ snapshot, effects }) => {
    const isSettling = effects.some((effect) => effect.kind === 'act' && effect.name === 'settleStakes');
    return isSettling === (effects.length > 0 && activeNames(snapshot).has('crashed'));
  }).meets('own.table.settled'),
  invariant('Stakes are returned in a void round alone', ({ snapshot, effects }) => {
    const isReturning = effects.some((effect) => effect.kind === 'act' && effect.name === 'returnStakes');
    return !isReturning || activeNames(snapshot).has('void');
  }).meets('own.table.void'),
];

export const crashRoundTemporals = [
  leadsTo('Whatever the beacon does, a closed round ends', 'closed', ['over', 'void'], { within: 3 }),
  until('Nothing is taken before bets are closed', 'bets', ['closed']),
];
