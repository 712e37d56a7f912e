import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { leadsTo, until } from '../../harness/temporal';

const times = { betMs: 8_000, beaconMs: 60_000, partMs: 4_000, pauseMs: 9_000 };
const published = { type: 'beacon.published' };

const opened = (title: string) => journey(title).given(times);
const closed = (title: string) => opened(title).waits(8_000);
const started = (title: string) => closed(title).sends(published);
const settled = (title: string) => started(title).waits(4_000).waits(4_000);

/** The oracle of a matchday of fixtures, from the requirements. */
export const fixtureRoundJourneys = [
  opened('Bets are taken until the close and never after it')
    .meets('own.table.rounds', 'own.fixture.schedule', 'own.fixture.prices', 'own.fixture.accumulator')
    .sees('betting', 'bets')
    .nothingElse()
    .waits(7_999)
    .sees('betting', 'bets')
    .waits(1)
    .sees('closed')
    .lacks('bets', 'playing', 'result')
    .nothingElse(),

  opened('A signature of the beacon before the close decides nothing')
    .meets('own.table.fair')
    .ignores(published)
    .sees('betting', 'bets'),

  closed('The beacon decides the results, which are played in two parts')
    .meets('own.table.fair', 'own.fixture.score')
    .sends(published)
    .sees('firstPart', 'playing')
    .lacks('bets', 'result')
    .nothingElse()
    .waits(3_999)
    .sees('firstPart', 'playing')
    .waits(1)
    .sees('secondPart', 'playing')
    .lacks('result')
    .nothingElse()
    .waits(3_999)
    .sees('secondPart')
    .waits(1)
    .sees('settled', 'result')
    .lacks('playing')
    .acts('settleStakes')
    .nothingElse(),

  started('A second signature changes nothing while the fixtures are played')
    .meets('own.table.fair')
    .ignores(published)
    .sees('firstPart')
    .waits(4_000)
    .ignores(published)
    .sees('secondPart')
    .nothingElse(),

  settled('A second signature settles nothing again')
    .meets('own.table.settled')
    .acts('settleStakes')
    .ignores(published)
    .nothingElse()
    .sees('settled'),

  settled('The final scores stay on the screen until the matchday is over')
    .meets('own.table.rounds', 'own.fixture.schedule')
    .acts('settleStakes')
    .waits(8_999)
    .sees('settled', 'result')
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
    .lacks('result', 'playing')
    .acts('returnStakes')
    .nothingElse()
    .ends(),
];

/** Conditions that hold in every matchday. */
export const fixtureRoundInvariants = [
  invariant('Stakes are settled with the final scores and nowhere else', ({ snapshot, effects }) => {
    const isSettling = effects.some((effect) => effect.kind === 'act' && effect.name === 'settleStakes');
    return !isSettling || activeNames(snapshot).has('settled');
  }).meets('own.table.settled'),
  invariant('Stakes are returned in a void round alone', ({ snapshot, effects }) => {
    const isReturning = effects.some((effect) => effect.kind === 'act' && effect.name === 'returnStakes');
    return !isReturning || activeNames(snapshot).has('void');
  }).meets('own.table.void'),
];

export const fixtureRoundTemporals = [
  leadsTo('Whatever the beacon does, a closed round ends', 'closed', ['over', 'void'], { within: 4 }),
  until('No result is shown before bets are closed', 'bets', ['closed']),
];
