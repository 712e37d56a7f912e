import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const low = { kind: 'rejected', status: 422, code: 'ledger.insufficient' };
const first = { issue: 'A-1', closesAt: 60_000 };
const second = { issue: 'A-2', closesAt: 120_000 };
const third = { issue: 'A-3', closesAt: 180_000 };
const known = { lottery: 'SSC', priceVersion: 'p1', plays: ['direct-5', 'place'], closedPlays: [], issues: [first] };
const rules = { ...known, issues: [first, second, third] };
const lines = [{ play: 'direct-5', selection: '1|2|3|4|5' }];
const plan = { draws: [{ issue: 'A-1', multiple: 1 }], stake: '10.00', most: '98000.00' };
const planned = { output: { kind: 'planned', plan } };
const closes = (...closedPlays: string[]) => ({ type: 'rules.changed', rules: { ...rules, closedPlays } });
const shape = (changes: object) => ({ type: 'shape.changed', changes });
const times = (nth: number, multiple: number) => ({ type: 'multiple.changed', nth, multiple });
const goesOn = { type: 'stop.changed', stopAfterWin: false };
const opens = (...issues: object[]) => ({ type: 'rules.changed', rules: { ...known, issues } });
const confirms = { type: 'chase.confirmed' };
const renews = { type: 'plan.renewed' };
const retry = { type: 'retry.requested' };
const back = { type: 'chase.cancelled' };
const input = (...multiples: number[]) => ({ rules, lines, multiples });

const allowance = { kind: 'stake', period: 'week', left: '0.00', until: 1 };

const startChase = (title: string) => journey(title).meets('own.lottery.chase').given({ rules: known, lines });
const opened = (title: string) => startChase(title).settles('loadDraws', { output: rules });
const ready = (title: string) => opened(title).settles('plan', planned);
const sending = (title: string) => ready(title).sends(confirms);
const halted = [
  sending('Refused').settles('placeChase', { error: low }),
  sending('A chase that is too late').settles('placeChase', { output: { kind: 'closed' } }),
  sending('A chase at another price').settles('placeChase', { output: { kind: 'changed' } }),
  sending('A chase beyond a limit').settles('placeChase', { output: { kind: 'limited', allowance } }),
];
const leaves = [
  startChase('Draws that fail to load').settles('loadDraws', { error: offline }),
  ready('A chase is planned'),
  sending('A rejected chase').settles('placeChase', { error: low }),
  sending('A late chase').settles('placeChase', { output: { kind: 'closed' } }),
  sending('A chase at a changed cost').settles('placeChase', { output: { kind: 'changed' } }),
  sending('A chase that a limit forbids').settles('placeChase', { output: { kind: 'limited', allowance } }),
  sending('A placed chase').settles('placeChase', { output: { kind: 'placed', placed: { id: 'c' } } }),
];

/** The oracle of a chase, from the requirements. */
export const lotteryChaseJourneys = [
  startChase('The open draws load; a chase starts with five, once each, and ends with a win')
    .sees('loading', 'busy')
    .lacks('rejected')
    .knows({
      draws: 5,
      first: 1,
      doubles: false,
      own: {},
      stopAfterWin: true,
      plan: null,
      problem: null,
      placed: null,
      failure: null,
    })
    .invokes('loadDraws', { lottery: 'SSC' })
    .nothingElse()
    .ignores(confirms)
    .ignores(back)
    .settles('loadDraws', { output: rules })
    .sees('editing.planning', 'busy')
    .knows({ rules })
    .invokes('plan', input(1, 1, 1, 1, 1))
    .nothingElse()
    .ignores(confirms)
    .settles('plan', planned)
    .sees('editing.planned')
    .lacks('busy', 'rejected')
    .knows({ plan })
    .nothingElse(),

  startChase('Draws that fail to load are reported and can be retried')
    .settles('loadDraws', { error: offline })
    .sees('failed', 'rejected')
    .lacks('busy')
    .knows({ failure: offline })
    .sends(retry)
    .sees('loading')
    .knows({ failure: null })
    .invokes('loadDraws', { lottery: 'SSC' }),

  ready('Maintenance of its play ends an unsent chase')
    .meets('own.lottery.maintenance')
    .sends(closes('place'))
    .sees('editing.planning')
    .sends(closes('direct-5'))
    .sees('left'),
  sending('Maintenance leaves a sent chase')
    .meets('own.lottery.maintenance')
    .ignores(closes('direct-5'))
    .sees('placing'),
  startChase('A chase does not open during maintenance')
    .meets('own.lottery.maintenance')
    .settles('loadDraws', { output: { ...rules, closedPlays: rules.plays } })
    .sees('left'),

  ready('The number of draws is selected, and the held amount is calculated again')
    .sends(shape({ draws: 2 }))
    .sees('editing.planning')
    .knows({ plan })
    .invokes('plan', input(1, 1))
    .nothingElse(),
  ready('The multiple doubles from draw to draw')
    .sends(shape({ doubles: true }))
    .invokes('plan', input(1, 2, 4, 8, 16))
    .sends(shape({ draws: 3, first: 3 }))
    .invokes('plan', input(3, 6, 12))
    .sends(shape({ doubles: false }))
    .invokes('plan', input(3, 3, 3)),
  ready('A draw has a multiple of its own, until another scheme is selected')
    .sends(times(1, 7))
    .sees('editing.planning')
    .invokes('plan', input(1, 7, 1, 1, 1))
    .nothingElse()
    .sends(times(0, 2))
    .invokes('plan', input(2, 7, 1, 1, 1))
    .settles('plan', planned)
    .sends(shape({ draws: 3 }))
    .invokes('plan', input(1, 1, 1)),

  opened('Invalid input is reported, and the selection stays')
    .meets('own.lottery.rejected')
    .settles('plan', { output: { kind: 'refused', problem: 'multiple' } })
    .sees('editing.notPlaced', 'rejected')
    .lacks('busy')
    .knows({ problem: 'multiple' })
    .ignores(confirms)
    .sends(times(0, 1))
    .knows({ problem: null }),
  ...[{ output: { kind: 'outdated' } }, { error: offline }].map((ending) =>
    opened('A page that cannot price takes no chase')
      .meets('own.lottery.repriced')
      .settles('plan', ending)
      .sees('editing.outdated', 'rejected')
      .lacks('busy')
      .ignores(confirms),
  ),

  ready('A draw closes during planning: the following ones count')
    .meets('own.lottery.countdown')
    .sends(opens(second))
    .sees('editing.planning')
    .knows({ rules: { ...rules, issues: [second, third] } })
    .invokes('plan', { ...input(1, 1, 1, 1, 1), rules: { ...rules, issues: [second, third] } })
    .nothingElse(),
  ready('No draw accepts bets')
    .sends(opens())
    .knows({ rules: { ...rules, issues: [] } })
    .invokes('plan', { ...input(1, 1, 1, 1, 1), rules: { ...rules, issues: [] } }),

  ready('It is placed as planned, and the held amount is shown')
    .sends(goesOn)
    .sees('editing.planned')
    .knows({ stopAfterWin: false })
    .nothingElse()
    .sends(confirms)
    .sees('placing', 'busy')
    .lacks('rejected')
    .invokes('placeChase', { rules, lines, plan, stopAfterWin: false })
    .nothingElse()
    .ignores(confirms)
    .ignores(back)
    .ignores(opens(second))
    .settles('placeChase', { output: { kind: 'placed', placed: { id: 'c', stake: '10.00' } } })
    .sees('placed')
    .lacks('busy', 'rejected')
    .knows({ placed: { id: 'c', stake: '10.00' } })
    .nothingElse(),

  sending('Without a response the same chase is sent again, though the next draw is open')
    .meets('own.money.once')
    .settles('placeChase', { error: offline })
    .sees('notPlaced', 'rejected')
    .lacks('busy')
    .knows({ failure: offline, placed: null })
    .ignores(opens(second))
    .sends(confirms)
    .knows({ failure: null })
    .invokes('placeChase', { rules, lines, plan, stopAfterWin: true }),
  sending('A closed draw places nothing automatically')
    .meets('own.lottery.late')
    .settles('placeChase', { output: { kind: 'closed' } })
    .sees('late', 'rejected')
    .lacks('busy')
    .knows({ placed: null })
    .nothingElse()
    .ignores(confirms),
  sending('A chase beyond a limit of the player is not placed; the limit is named')
    .meets('own.play-limit.reached')
    .settles('placeChase', { output: { kind: 'limited', allowance } })
    .sees('limited', 'rejected')
    .lacks('busy')
    .knows({ allowance, placed: null })
    .nothingElse()
    .ignores(confirms),
  sending('A changed price places nothing automatically')
    .meets('own.lottery.repriced')
    .settles('placeChase', { output: { kind: 'changed' } })
    .sees('repriced', 'rejected')
    .lacks('busy')
    .knows({ placed: null })
    .nothingElse()
    .ignores(confirms),

  ...halted.map((way) =>
    way
      .meets('own.lottery.late')
      .sends(renews)
      .sees('loading')
      .knows({ failure: null })
      .invokes('loadDraws', { lottery: 'SSC' }),
  ),
  ...leaves.map((way) => way.sends(back).sees('left').ends()),
];
