import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { leadsTo, until } from '../../harness/temporal';

const times = { fillMs: 90_000, beaconMs: 60_000, decideMs: 20_000, pauseMs: 9_000 };
const takeSeat = { type: 'seat.taken' };
const left = { type: 'seat.left' };
const decided = { type: 'seat.decided' };
const published = { type: 'beacon.published' };
const interrupted = { type: 'round.interrupted' };

const opened = (title: string, seats = 3) => journey(title).given({ seats, ...times });
const waiting = (title: string, seats = 3) => opened(title, seats).sends(takeSeat);
const starting = (title: string) => waiting(title, 2).sends(takeSeat);
const deciding = (title: string) => starting(title).sends(published);
const settled = (title: string) => deciding(title).sends(decided).sends(decided);

/** The oracle of a round between the players of a room, from the requirements. */
export const roomRoundJourneys = [
  opened('An empty room stays open until the first player sits down')
    .meets('own.room.seats')
    .sees('empty', 'seats')
    .knows({ seated: 0, decided: 0 })
    .nothingElse()
    .waits(1_000_000)
    .sees('empty', 'seats')
    .ignores(left)
    .ignores(decided)
    .ignores(published)
    .ignores(interrupted),

  waiting('The last seat starts the round, and no player can join afterwards')
    .meets('own.room.seats')
    .sees('waiting', 'seats')
    .knows({ seated: 1 })
    .sends(takeSeat)
    .sees('waiting', 'seats')
    .knows({ seated: 2 })
    .sends(takeSeat)
    .sees('starting', 'running')
    .lacks('seats', 'decisions', 'result')
    .knows({ seated: 3, decided: 0 })
    .nothingElse()
    .ignores(takeSeat)
    .ignores(left),

  waiting('A player who leaves before the start frees a seat')
    .meets('own.room.abandoned')
    .sends(takeSeat)
    .sends(left)
    .sees('waiting', 'seats')
    .knows({ seated: 1 })
    .nothingElse()
    .sends(takeSeat)
    .sees('waiting')
    .sends(takeSeat)
    .sees('starting'),

  waiting('A room that its only player leaves is empty again, without a time limit')
    .meets('own.room.abandoned', 'own.room.seats')
    .sends(left)
    .sees('empty', 'seats')
    .knows({ seated: 0 })
    .waits(1_000_000)
    .sees('empty')
    .sends(takeSeat)
    .sees('waiting')
    .knows({ seated: 1 })
    .waits(89_999)
    .sees('waiting'),

  waiting('The time to fill a room runs from the first seat, and later seats do not extend it')
    .meets('own.room.seats', 'own.room.void')
    .waits(60_000)
    .sends(takeSeat)
    .waits(29_999)
    .sees('waiting', 'seats')
    .waits(1)
    .sees('void')
    .lacks('seats', 'running', 'result')
    .acts('returnStakes')
    .nothingElse()
    .ends(),

  waiting('No decision and no signature counts before all seats are taken')
    .meets('own.room.fair')
    .ignores(decided)
    .ignores(published)
    .sees('waiting'),

  starting('The beacon deals the hands, and players decide')
    .meets('own.room.fair', 'own.room.decisions')
    .waits(59_999)
    .sees('starting')
    .sends(published)
    .sees('deciding', 'running', 'decisions')
    .lacks('result', 'seats')
    .nothingElse()
    .ignores(published)
    .ignores(takeSeat)
    .ignores(left),

  starting('A silent beacon makes the round void, and all stakes are returned')
    .meets('own.room.void')
    .waits(59_999)
    .sees('starting')
    .waits(1)
    .sees('void')
    .acts('returnStakes')
    .nothingElse()
    .ends(),

  starting('A player who leaves after the start has decided')
    .meets('own.room.abandoned')
    .sends(decided)
    .sees('starting', 'running')
    .knows({ decided: 1 })
    .nothingElse()
    .sends(published)
    .sees('deciding')
    .sends(decided)
    .sees('settled', 'result')
    .knows({ decided: 2 })
    .acts('settleStakes')
    .nothingElse(),

  starting('If all players leave after the start, the beacon settles the round')
    .meets('own.room.abandoned', 'own.room.settled')
    .sends(decided)
    .sends(decided)
    .sees('starting')
    .lacks('result')
    .ignores(decided)
    .sends(published)
    .sees('settled', 'result')
    .lacks('running', 'decisions')
    .acts('settleStakes')
    .nothingElse(),

  deciding('The last decision settles the round before its time is over')
    .meets('own.room.decisions', 'own.room.settled')
    .sends(decided)
    .sees('deciding', 'decisions')
    .knows({ decided: 1 })
    .nothingElse()
    .sends(decided)
    .sees('settled', 'result')
    .knows({ decided: 2 })
    .lacks('running', 'decisions')
    .acts('settleStakes')
    .nothingElse()
    .ignores(decided)
    .ignores(interrupted),

  deciding('The decision deadline settles the round without absent players')
    .meets('own.room.decisions', 'own.room.abandoned')
    .waits(10_000)
    .sends(decided)
    .waits(9_999)
    .sees('deciding')
    .waits(1)
    .sees('settled', 'result')
    .acts('settleStakes')
    .nothingElse(),

  settled('The result stays on the screen until the round is over')
    .meets('own.room.settled')
    .acts('settleStakes')
    .waits(8_999)
    .sees('settled', 'result')
    .waits(1)
    .sees('over', 'result')
    .nothingElse()
    .ends(),

  waiting('An interruption while seats are free returns all stakes')
    .meets('own.room.void')
    .sends(interrupted)
    .sees('void')
    .acts('returnStakes')
    .nothingElse()
    .ends(),
  starting('An interruption before the hands are dealt returns all stakes')
    .meets('own.room.void')
    .sends(interrupted)
    .sees('void')
    .acts('returnStakes')
    .nothingElse()
    .ends(),
  deciding('An interruption while players decide returns all stakes')
    .meets('own.room.void')
    .sends(interrupted)
    .sees('void')
    .lacks('running', 'decisions')
    .acts('returnStakes')
    .nothingElse()
    .ends(),
];

/** Conditions that hold in every round. */
export const roomRoundInvariants = [
  invariant('Stakes are settled where the result is shown and nowhere else', ({ snapshot, effects }) => {
    const isSettling = effects.some((effect) => effect.kind === 'act' && effect.name === 'settleStakes');
    return isSettling === (effects.length > 0 && activeNames(snapshot).has('settled'));
  }).meets('own.room.settled'),
  invariant('Stakes are returned in a void round alone', ({ snapshot, effects }) => {
    const isReturning = effects.some((effect) => effect.kind === 'act' && effect.name === 'returnStakes');
    return !isReturning || activeNames(snapshot).has('void');
  }).meets('own.room.void'),
  invariant('No round runs before all seats are taken', ({ snapshot }) => {
    const { seated, seats }: { seated: number; seats: number } = snapshot.context;
    const names = activeNames(snapshot);
    return (!names.has('running') && !names.has('result')) || seated === seats;
  }).meets('own.room.seats'),
];

export const roomRoundTemporals = [
  leadsTo('Whatever players do, a round that runs ends', 'deciding', ['over', 'void'], { within: 4 }),
  until('No result is shown before the beacon has decided', 'seats', ['starting', 'void']),
];
