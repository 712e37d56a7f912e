import { active, invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const first = { issue: 'A-1' };
const second = { issue: 'A-2' };
const rules = {
  lottery: 'SSC',
  priceVersion: 'p1',
  plays: ['direct-5', 'place'],
  closedPlays: [],
  startingUnits: {},
  groups: { least: 1800, most: 1960, step: 2 },
  issues: [first],
};
const next = { ...rules, issues: [second] };
const none = { ...rules, issues: [] };
const barred = { ...rules, standing: { block: { by: 'timeOut', until: 1 } } };
/** Prices of other groups: 1870, 1880, … 1950. */
const others = { ...next, priceVersion: 'p2', groups: { least: 1870, most: 1950, step: 10 } };
const draft = { play: 'direct-5', selection: '', unit: 'yuan', multiple: 1, group: 1960 };
const filled = { ...draft, selection: '1|2|3|4|5', multiple: 3 };
const price = { stake: '6.00', most: '294000.00', lines: [{ units: 1 }] };
const lower = { stake: '6.00', most: '280000.00', lines: [{ units: 1 }] };
const priced = { output: { kind: 'priced', price } };
const pricedTwo = { output: { kind: 'priced', price: { ...price, lines: [{ units: 1 }, { units: 2 }] } } };
const chosen = { type: 'draft.changed', changes: { selection: '1|2|3|4|5', multiple: 3 } };
const elsewhere = { type: 'lottery.selected', lottery: 'LHC' };
const changed = (to: object) => ({ type: 'rules.changed', rules: to });
const adds = { type: 'line.added' };
const removes = { type: 'line.removed', line: 0 };
const chases = { type: 'chase.requested' };
const request = { type: 'order.requested' };
const confirms = { type: 'order.confirmed' };
const declines = { type: 'review.cancelled' };
const accepts = { type: 'next.accepted' };
const sent = { rules, issue: first, lines: [filled], price };
const back = (to: object = rules) => ({ output: { kind: 'back', rules: to } });

const opened = (title: string, play = '') => journey(title).given({ rules, play });
const ready = (title: string) =>
  opened(title)
    .settles('price', { output: { kind: 'incomplete' } })
    .sends(chosen)
    .settles('price', priced);
const startReview = (title: string) => ready(title).sends(request);
const sending = (title: string) => startReview(title).sends(confirms);
const tooLate = (title: string, now: object) =>
  sending(title).settles('placement', { output: { kind: 'closed', rules: now } });
const dearer = (title: string) =>
  sending(title).settles('placement', {
    output: { kind: 'changed', rules: { ...next, priceVersion: 'p2' }, price: lower },
  });
const withTimeLeft = (title: string, left: number) =>
  ready(title)
    .meets('own.play-limit.reached', 'own.lottery.status')
    .sends(changed({ ...rules, standing: { block: null, playLeft: [{ kind: 'time', left }] } }))
    .settles('price', priced);
const added = (title: string) => ready(title).sends(adds).settles('price', priced);

const goesElsewhere = [
  opened('While a bet is priced').settles('price', { output: { kind: 'incomplete' } }),
  startReview('Before a bet is placed'),
  tooLate('After a bet came too late', next),
  dearer('At a new price'),
];

/** The oracle of a bet on a lottery, from the requirements. */
export const lotteryOrderJourneys = [
  withTimeLeft('Without time left of the player’s own limit no bet is sent', 0)
    .ignores(request)
    .sees('choosing.priced'),
  withTimeLeft('With time left of it a bet can be reviewed', 1).sends(request).sees('reviewing'),

  withTimeLeft('After a bet, what its placement knows of the limits is shown', 5)
    .sends(request)
    .sends(confirms)
    .settles('placement', back({ ...rules, standing: { block: null, playLeft: [{ kind: 'loss', left: '1.00' }] } }))
    .sees('choosing.pricing')
    .knows({ rules: { ...rules, standing: { block: null, playLeft: [{ kind: 'loss', left: '1.00' }] } } }),
  withTimeLeft('After a chase, what was left of the limits is no longer shown', 5)
    .sends(chases)
    .settles('chase', { output: undefined })
    .sees('choosing.pricing')
    .knows({ rules: { ...rules, standing: { block: null, playLeft: [] } } }),

  ready('A used-up limit of losses leaves the decision to the gateway, since a bonus may pay')
    .meets('own.play-limit.reached')
    .sends(changed({ ...rules, standing: { block: null, playLeft: [{ kind: 'loss', left: '0.00' }] } }))
    .settles('price', priced)
    .sends(request)
    .sees('reviewing'),

  opened('A lottery opens at its first play, without a selection, once, in whole units, at the highest prize')
    .meets('own.lottery.board', 'own.lottery.price')
    .sees('choosing.pricing', 'choosing', 'busy')
    .lacks('rejected')
    .knows({
      draft,
      regrouped: false,
      lines: [],
      price: null,
      before: null,
      problem: null,
      issue: null,
      rules,
    })
    .invokes('price', { rules, lines: [] })
    .nothingElse()
    .ignores(request)
    .settles('price', { output: { kind: 'incomplete' } })
    .sees('choosing.incomplete')
    .lacks('busy', 'rejected')
    .ignores(request)
    .nothingElse(),

  opened('It opens at the requested play', 'place')
    .meets('own.lottery.board')
    .invokes('price', { rules, lines: [] })
    .knows({ draft: { ...draft, play: 'place' } }),
  journey('A play whose full unit wins more than an order may starts with a smaller unit')
    .given({ rules: { ...rules, startingUnits: { place: 'jiao' } }, play: 'place' })
    .meets('own.lottery.unit')
    .knows({ draft: { ...draft, play: 'place', unit: 'jiao' } })
    .sends({ type: 'draft.changed', changes: { unit: 'fen' } })
    .sends({ type: 'play.selected', play: 'direct-5' })
    .knows({ draft: { ...draft, unit: 'fen' } })
    .sends({ type: 'play.selected', play: 'place' })
    .knows({ draft: { ...draft, play: 'place', unit: 'jiao' } }),
  opened('An unknown play does not open', 'niu-niu').meets('own.lottery.board').knows({ draft }),
  journey('A lottery without plays has nothing to open')
    .given({ rules: { ...rules, plays: [] }, play: 'place' })
    .knows({ draft: { ...draft, play: '' } }),

  opened('A selection is priced immediately, and again on each change')
    .meets('own.lottery.price')
    .sends(chosen)
    .sees('choosing.pricing')
    .knows({ draft: filled })
    .invokes('price', { rules, lines: [filled] })
    .nothingElse()
    .settles('price', priced)
    .sees('choosing.priced')
    .lacks('busy', 'rejected')
    .knows({ price })
    .sends({ type: 'draft.changed', changes: { unit: 'fen' } })
    .sees('choosing.pricing')
    .knows({ draft: { ...filled, unit: 'fen' }, price: null })
    .invokes('price', { rules, lines: [{ ...filled, unit: 'fen' }] })
    .nothingElse(),

  ready('Another play starts without a selection; unit and multiple stay')
    .meets('own.lottery.price')
    .sends({ type: 'play.selected', play: 'place' })
    .sees('choosing.pricing')
    .knows({ draft: { ...filled, play: 'place', selection: '' }, price: null })
    .invokes('price', { rules, lines: [] }),

  opened('An invalid bet is reported, and stays')
    .meets('own.lottery.rejected')
    .sends(chosen)
    .settles('price', { output: { kind: 'refused', problem: 'units' } })
    .sees('choosing.rejected', 'rejected', 'choosing')
    .lacks('busy')
    .knows({ problem: 'units', draft: filled, price: null })
    .ignores(request)
    .sends(chosen)
    .knows({ problem: null }),

  ...[{ output: { kind: 'outdated' } }, { error: offline }].map((ending) =>
    opened('A page that cannot price takes no bet')
      .meets('own.lottery.repriced')
      .settles('price', ending)
      .sees('choosing.outdated', 'rejected')
      .lacks('busy')
      .knows({ price: null })
      .ignores(request),
  ),

  ready('The next issue is priced by its own rules, and the selection stays')
    .meets('own.lottery.countdown')
    .sends(changed(next))
    .sees('choosing.pricing')
    .knows({ rules: next, draft: filled })
    .invokes('price', { rules: next, lines: [filled] }),

  ready('Without an issue that takes bets, none is placed')
    .meets('own.lottery.late')
    .sends(changed(none))
    .settles('price', priced)
    .sees('choosing.priced')
    .ignores(request),

  ready('During a break no bet is placed; the selection stays')
    .meets('own.lottery.status')
    .sends(changed(barred))
    .settles('price', priced)
    .sees('choosing.priced')
    .knows({ draft: filled, rules: barred })
    .ignores(request)
    .ignores(chases),
  tooLate('A break also blocks a bet in the next draw', next)
    .meets('own.lottery.status')
    .sends(changed({ ...barred, issues: [second] }))
    .ignores(accepts),
  ready('A play under maintenance takes no bet; the selection stays')
    .meets('own.lottery.maintenance')
    .sends(changed({ ...rules, closedPlays: ['direct-5'] }))
    .settles('price', priced)
    .sees('choosing.priced')
    .knows({ draft: filled })
    .ignores(request)
    .ignores(chases),
  ready('Maintenance of another play does not block bets')
    .meets('own.lottery.maintenance')
    .sends(changed({ ...rules, closedPlays: ['place'] }))
    .settles('price', priced)
    .sends(request)
    .sees('reviewing'),
  startReview('Maintenance before a bet is placed returns it to the slip')
    .meets('own.lottery.maintenance')
    .sends(changed({ ...rules, closedPlays: ['direct-5', 'place'] }))
    .sees('choosing')
    .knows({ draft: filled, rules: { ...rules, closedPlays: ['direct-5', 'place'] } }),
  startReview('Maintenance of another play leaves the bet in review')
    .meets('own.lottery.maintenance')
    .sends(changed({ ...rules, closedPlays: ['place'] }))
    .sees('reviewing')
    .knows({ rules: { ...rules, closedPlays: ['place'] }, issue: first })
    .sends(confirms)
    .sees('placing'),
  startReview('A bet in review is late where no other draw takes bets')
    .meets('own.lottery.late')
    .sends(changed(none))
    .sees('late'),
  tooLate('The next draw rejects a bet during maintenance', next)
    .meets('own.lottery.maintenance')
    .sends(changed({ ...next, closedPlays: ['direct-5'] }))
    .ignores(accepts),
  ready('Other conditions do not block bets')
    .meets('own.lottery.status')
    .sends(
      changed({
        ...rules,
        standing: { block: null, depositLeft: '5.00', playLeft: [], realityMinutes: 30, isTrial: true },
      }),
    )
    .settles('price', priced)
    .sends(request)
    .sees('reviewing'),

  ...[
    ['above the highest', 1960, 1950],
    ['under the lowest', 1820, 1870],
    ['between two', 1884, 1880],
    ['between two, nearer to the other', 1886, 1890],
  ].map(([where, group, nearest]) =>
    ready(`A prize group ${where} of a new price list becomes the nearest one, and is marked until a change`)
      .meets('own.lottery.repriced')
      .sends({ type: 'draft.changed', changes: { group } })
      .knows({ regrouped: false })
      .settles('price', priced)
      .sends(adds)
      .settles('price', priced)
      .sends(changed(others))
      .sees('choosing.pricing')
      .knows({
        lines: [{ ...filled, group: nearest }],
        draft: { ...filled, selection: '', group: nearest },
        regrouped: true,
      })
      .invokes('price', { rules: others, lines: [{ ...filled, group: nearest }] })
      .sends({ type: 'draft.changed', changes: { unit: 'fen' } })
      .knows({ regrouped: false }),
  ),
  ready('A group that a new price list contains stays')
    .meets('own.lottery.repriced')
    .sends({ type: 'draft.changed', changes: { group: 1880 } })
    .settles('price', priced)
    .sends(changed(others))
    .knows({ draft: { ...filled, group: 1880 }, regrouped: false }),
  sending('A changed price with other groups selects the nearest one, which is marked')
    .meets('own.lottery.repriced')
    .settles('placement', { output: { kind: 'changed', rules: others, price: lower } })
    .sees('repriced')
    .knows({ draft: { ...filled, group: 1950 }, regrouped: true, price: lower })
    .sends(accepts)
    .invokes('placement', { rules: others, issue: second, lines: [{ ...filled, group: 1950 }], price: lower }),

  ready('A bet is reviewed as a whole before it is placed, and can be changed')
    .meets('own.lottery.confirm')
    .sends(request)
    .sees('reviewing')
    .lacks('busy', 'choosing', 'rejected')
    .knows({ issue: first, price, draft: filled })
    .nothingElse()
    .ignores(chosen)
    .sends(declines)
    .sees('choosing.pricing')
    .knows({ draft: filled }),

  startReview('It is placed, for the issue that was shown')
    .meets('own.lottery.confirm')
    .sends(confirms)
    .sees('placing')
    .lacks('busy', 'rejected', 'choosing')
    .invokes('placement', sent)
    .nothingElse()
    .ignores(confirms)
    .ignores(elsewhere),
  sending('After a bet the selection stays for another one')
    .meets('own.lottery.confirm', 'own.lottery.rejected')
    .settles('placement', back())
    .sees('choosing.pricing')
    .knows({ draft: filled })
    .invokes('price', { rules, lines: [filled] })
    .nothingElse(),
  sending('Another lottery that was selected below a placed bet opens')
    .meets('own.lottery.board')
    .settles('placement', { output: { kind: 'elsewhere', lottery: 'LHC', rules } })
    .sees('left')
    .ends({ lottery: 'LHC' }),
  sending('The next issue opens during a submit: the submit continues, and is notified')
    .meets('own.lottery.confirm', 'own.lottery.countdown')
    .sends(changed(next))
    .sees('placing')
    .knows({ rules: next, issue: first })
    .notifies('placement', changed(next))
    .nothingElse(),
  sending('A failure of the placement requires a reload')
    .meets('own.portal.broken-part')
    .settles('placement', { error: offline })
    .sees('choosing.outdated'),

  startReview('The issue closes during the review: the next one is offered')
    .meets('own.lottery.late')
    .sends(changed(next))
    .sees('late')
    .lacks('busy', 'rejected')
    .knows({ rules: next, issue: first })
    .nothingElse()
    .sends(accepts)
    .sees('placing')
    .knows({ issue: second })
    .invokes('placement', { ...sent, rules: next, issue: second })
    .nothingElse(),

  tooLate('A bet that is too late is not placed: the next issue is offered', next)
    .meets('own.lottery.late')
    .sees('late')
    .lacks('busy')
    .knows({ rules: next })
    .nothingElse()
    .sends(accepts)
    .invokes('placement', { ...sent, rules: next, issue: second }),
  tooLate('A player who declines changes the bet', next)
    .meets('own.lottery.late')
    .sends(declines)
    .sees('choosing')
    .knows({ draft: filled }),
  tooLate('Without an issue that takes bets none is offered until there is one', none)
    .meets('own.lottery.late')
    .ignores(accepts)
    .sends(changed(next))
    .sees('late')
    .knows({ rules: next })
    .sends(accepts)
    .sees('placing'),

  sending('A changed price is shown beside the old one')
    .meets('own.lottery.repriced')
    .settles('placement', { output: { kind: 'changed', rules: { ...next, priceVersion: 'p2' }, price: lower } })
    .sees('repriced')
    .lacks('busy')
    .knows({ before: price, price: lower, rules: { ...next, priceVersion: 'p2' } })
    .nothingElse(),
  dearer('It is placed at the new price only with the player’s consent')
    .meets('own.lottery.repriced')
    .sends(accepts)
    .sees('placing')
    .knows({ before: null })
    .invokes('placement', { rules: { ...next, priceVersion: 'p2' }, issue: second, lines: [filled], price: lower })
    .nothingElse(),
  dearer('A player who declines the new price changes the bet')
    .meets('own.lottery.repriced')
    .sends(declines)
    .sees('choosing')
    .knows({ draft: filled }),
  dearer('It is not placed either where no issue takes bets')
    .meets('own.lottery.repriced')
    .sends(changed(none))
    .ignores(accepts),
  sending('A new price unknown to the page requires a reload')
    .meets('own.lottery.repriced')
    .settles('placement', { output: { kind: 'outdated', rules: next } })
    .sees('choosing.outdated', 'rejected')
    .lacks('busy')
    .knows({ rules: next, draft: filled }),

  ready('A line is added to the slip, and the next one is selected; all of them are priced')
    .meets('own.lottery.lines')
    .sends(adds)
    .sees('choosing.pricing')
    .knows({ lines: [filled], draft: { ...filled, selection: '' } })
    .invokes('price', { rules, lines: [filled] })
    .nothingElse()
    .settles('price', priced)
    .sees('choosing.priced')
    .ignores(adds)
    .sends(chosen)
    .invokes('price', { rules, lines: [filled, filled] })
    .ignores(adds)
    .settles('price', pricedTwo)
    .sends(adds)
    .knows({ lines: [filled, filled] }),
  added('All lines of the slip are placed together')
    .meets('own.lottery.lines')
    .sends(chosen)
    .settles('price', priced)
    .sends(request)
    .sends(confirms)
    .invokes('placement', { ...sent, lines: [filled, filled] })
    .nothingElse(),
  added('The lines of a slip can be placed without another one')
    .meets('own.lottery.lines')
    .sends(request)
    .sends(confirms)
    .invokes('placement', sent),
  added('A removed line leaves the selection')
    .meets('own.lottery.lines')
    .sends({ type: 'play.selected', play: 'place' })
    .knows({ lines: [filled] })
    .settles('price', priced)
    .sends({ type: 'draft.changed', changes: { selection: '7' } })
    .settles('price', pricedTwo)
    .sends(adds)
    .settles('price', pricedTwo)
    .sends(removes)
    .sees('choosing.pricing')
    .knows({ lines: [{ ...filled, play: 'place', selection: '7' }] })
    .invokes('price', { rules, lines: [{ ...filled, play: 'place', selection: '7' }] })
    .nothingElse(),

  ready('The same slip is bet on several draws, and the bet stays unchanged')
    .meets('own.lottery.chase')
    .sends(chases)
    .sees('chasing')
    .lacks('busy', 'choosing', 'rejected')
    .invokes('chase', { rules, lines: [filled] })
    .nothingElse()
    .ignores(elsewhere)
    .settles('chase', { output: undefined })
    .sees('choosing.pricing')
    .knows({ draft: filled })
    .invokes('price', { rules, lines: [filled] }),
  ready('A chase is notified of the next issue, and so is the bet')
    .meets('own.lottery.chase', 'own.lottery.countdown')
    .sends(chases)
    .sends(changed(next))
    .sees('chasing')
    .knows({ rules: next })
    .notifies('chase', changed(next))
    .nothingElse(),
  ready('A failure of the chase editor requires a reload')
    .meets('own.portal.broken-part')
    .sends(chases)
    .settles('chase', { error: offline })
    .sees('choosing.outdated'),
  ready('While no issue takes bets, no chase starts')
    .meets('own.lottery.chase')
    .sends(changed(none))
    .settles('price', priced)
    .ignores(chases),

  ...goesElsewhere.map((way) => way.meets('own.lottery.board').sends(elsewhere).sees('left').ends({ lottery: 'LHC' })),
];

/** Invariants of a bet. */
export const lotteryOrderInvariants = [
  invariant('nothing is placed or repriced without an issue that the player agreed to', (moment) =>
    ['placing', 'late', 'repriced'].every((state) => !active(moment, state) || moment.snapshot.context.issue !== null),
  ).meets('own.lottery.late'),
];
