import { invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';
import { activeNames } from '../../harness/journey-checks';
import { leadsTo, until } from '../../harness/temporal';

const times = { betMs: 8_000, beaconMs: 60_000, decisionMs: 10_000, pauseMs: 9_000 };
const published = (decisions: number) => ({ type: 'beacon.published', decisions });
const made = { type: 'decisions.made' };
const standEvent = { type: 'hands.stood' };

const opened = (title: string) => journey(title).given(times);
const closed = (title: string) => opened(title).waits(8_000);
const deciding = (title: string, decisions = 2) => closed(title).sends(published(decisions));

/** The oracle of a round of blackjack, from the requirements. */
export const blackjackRoundJourneys = [
  opened('Bets are taken until the close and never after it')
    .meets('own.table.rounds')
    .sees('betting', 'bets')
    .nothingElse()
    .waits(7_999)
    .sees('betting', 'bets')
    .waits(1)
    .sees('closed')
    .lacks('bets', 'decisions', 'result')
    .nothingElse(),

  opened('Before the close neither the beacon nor a decision changes a round')
    .meets('own.table.fair')
    .ignores(published(2))
    .ignores(made)
    .ignores(standEvent)
    .sees('betting', 'bets'),

  closed('The beacon decides the cards, and the first decision opens')
    .meets('own.table.fair', 'own.blackjack.decisions')
    .ignores(made)
    .ignores(standEvent)
    .knows({ decisions: 0, decision: 0 })
    .sends(published(2))
    .sees('deciding', 'decisions')
    .lacks('bets', 'result')
    .knows({ decisions: 2, decision: 0 })
    .nothingElse(),

  closed('Blackjack leaves nothing to decide')
    .meets('own.blackjack.decisions', 'own.table.settled')
    .sends(published(0))
    .sees('dealt', 'result')
    .lacks('decisions')
    .acts('settleStakes')
    .nothingElse(),

  deciding('Each decision ends when its time is over, and the last one ends with the result')
    .meets('own.blackjack.decisions', 'own.table.settled')
    .waits(9_999)
    .sees('deciding', 'decisions')
    .knows({ decision: 0 })
    .waits(1)
    .sees('deciding', 'decisions')
    .knows({ decision: 1 })
    .nothingElse()
    .waits(9_999)
    .sees('deciding', 'decisions')
    .waits(1)
    .sees('dealt', 'result')
    .lacks('decisions')
    .acts('settleStakes')
    .nothingElse(),

  deciding('A decision that all have made ends before its time, and the next one has its whole time')
    .meets('own.blackjack.decisions')
    .waits(4_000)
    .sends(made)
    .sees('deciding', 'decisions')
    .knows({ decision: 1 })
    .waits(9_999)
    .sees('deciding', 'decisions')
    .waits(1)
    .sees('dealt', 'result')
    .acts('settleStakes')
    .nothingElse(),

  deciding('The last decision that all have made ends with the result')
    .meets('own.blackjack.decisions', 'own.table.settled')
    .sends(made)
    .sends(made)
    .sees('dealt', 'result')
    .acts('settleStakes')
    .nothingElse(),

  deciding('Where no hand draws, the dealer draws')
    .meets('own.blackjack.decisions', 'own.table.settled')
    .sends(standEvent)
    .sees('dealt', 'result')
    .acts('settleStakes')
    .nothingElse(),

  deciding('A second signature changes nothing')
    .meets('own.table.fair')
    .ignores(published(4))
    .knows({ decisions: 2 })
    .sends(standEvent)
    .acts('settleStakes')
    .ignores(published(4))
    .ignores(made)
    .nothingElse()
    .sees('dealt'),

  deciding('The result stays on the screen until the round is over')
    .meets('own.table.rounds')
    .sends(standEvent)
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
export const blackjackRoundInvariants = [
  invariant('Stakes are settled where the result is dealt and nowhere else', ({ snapshot, effects }) => {
    const isSettling = effects.some((effect) => effect.kind === 'act' && effect.name === 'settleStakes');
    return isSettling === (effects.length > 0 && activeNames(snapshot).has('dealt'));
  }).meets('own.table.settled'),
  invariant('Stakes are returned in a void round alone', ({ snapshot, effects }) => {
    const isReturning = effects.some((effect) => effect.kind === 'act' && effect.name === 'returnStakes');
    return !isReturning || activeNames(snapshot).has('void');
  }).meets('own.table.void'),
  invariant('No decision opens that the cards do not permit', ({ snapshot }) => {
    const { decision, decisions } = snapshot.context;
    return !activeNames(snapshot).has('deciding') || decision < decisions;
  }).meets('own.blackjack.decisions'),
];

export const blackjackRoundTemporals = [
  leadsTo('Whatever the beacon and the players do, a closed round ends', 'closed', ['over', 'void'], { within: 4 }),
  until('No result is shown before bets are closed', 'bets', ['closed']),
];
