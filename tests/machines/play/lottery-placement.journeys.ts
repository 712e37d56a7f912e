import { active, invariant } from '../../harness/invariant';
import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const low = { kind: 'rejected', status: 409, code: 'wallet.insufficient' };
const first = { issue: 'A-1' };
const rules = {
  lottery: 'SSC',
  priceVersion: 'p1',
  issues: [first],
  standing: { block: null, playLeft: [{ kind: 'time', left: 5 }] },
};
const next = { ...rules, issues: [{ issue: 'A-2' }] };
const lines = [{ play: 'direct-5', selection: '1|2|3|4|5', unit: 'yuan', multiple: 3, group: 1960 }];
const price = { stake: '6.00', most: '294000.00', lines: [{ units: 1 }] };
const lower = { ...price, most: '280000.00' };
const order = { id: 'o-1', number: 'L1', issue: 'A-1', state: 'placed', cancellable: true };
const allowance = { kind: 'loss', period: 'day', left: '1.00', until: null };
const bet = { rules, issue: first, lines, price };
const leftOf = (playLeft: object[]) => ({ ...rules, standing: { block: null, playLeft } });
const changed = (to: object) => ({ type: 'rules.changed', rules: to });
const elsewhere = { type: 'lottery.selected', lottery: 'LHC' };
const confirms = { type: 'order.confirmed' };
const back = { type: 'review.cancelled' };
const cancels = { type: 'cancel.requested' };
const again = { type: 'another.requested' };

const sending = (title: string) => journey(title).given(bet);
const settled = (title: string, output: object) => sending(title).settles('placeOrder', { output });
const placed = (title: string, changes: object = {}) =>
  settled(title, { kind: 'placed', order: { ...order, ...changes } });
const overLimit = (title: string) => settled(title, { kind: 'limited', allowance });
const rejected = (title: string, error: object = low) => sending(title).settles('placeOrder', { error });

/** The oracle of placing a reviewed bet, from the requirements. */
export const lotteryPlacementJourneys = [
  sending('A bet is sent as it was reviewed')
    .meets('own.lottery.confirm')
    .sees('placing', 'busy')
    .lacks('rejected', 'sent')
    .knows({ order: null, failure: null, allowance: null })
    .invokes('placeOrder', bet)
    .nothingElse()
    .ignores(confirms)
    .ignores(elsewhere)
    .ignores(back),
  placed('A placed bet is shown')
    .meets('own.lottery.confirm')
    .sees('placed.cancellable', 'sent')
    .lacks('busy', 'rejected')
    .knows({ order, failure: null })
    .nothingElse()
    .ignores(confirms)
    .ignores(back),
  placed('After a bet is placed, what was left of the limits is no longer shown')
    .meets('own.play-limit.reached')
    .knows({ rules: leftOf([]) })
    .sends(again)
    .ends({ kind: 'back', rules: leftOf([]) }),
  journey('A bet of a visitor, whose limits are unknown, shows none')
    .given({ ...bet, rules: { ...rules, standing: null } })
    .meets('own.play-limit.reached')
    .settles('placeOrder', { output: { kind: 'placed', order } })
    .knows({ rules: { ...rules, standing: null } }),

  overLimit('A bet beyond a limit of the player is not placed')
    .meets('own.play-limit.reached', 'own.lottery.rejected')
    .sees('limited', 'rejected')
    .lacks('busy', 'sent')
    .knows({ allowance, order: null })
    .nothingElse()
    .ignores(confirms)
    .ignores(again),
  overLimit('A bet that a limit forbids shows what is left of it from then on')
    .meets('own.play-limit.reached')
    .sends(back)
    .ends({ kind: 'back', rules: leftOf([allowance]) }),
  overLimit('After a limit forbade a bet, another lottery can be opened')
    .meets('own.lottery.board')
    .sends(elsewhere)
    .ends({ kind: 'elsewhere', lottery: 'LHC', rules: leftOf([allowance]) }),

  settled('A bet that is too late is not placed', { kind: 'closed', rules: next })
    .meets('own.lottery.late')
    .sees('ended')
    .lacks('sent')
    .ends({ kind: 'closed', rules: next }),
  settled('A bet at another price is not placed', { kind: 'changed', rules: next, price: lower })
    .meets('own.lottery.repriced')
    .sees('ended')
    .ends({ kind: 'changed', rules: next, price: lower }),
  settled('A bet at a price that the page does not have is not placed', { kind: 'outdated' })
    .meets('own.lottery.repriced')
    .sees('ended')
    .ends({ kind: 'outdated', rules }),

  rejected('A rejection shows its reason; the bet can be changed')
    .meets('own.lottery.rejected')
    .sees('rejected')
    .lacks('busy', 'sent')
    .knows({ failure: low, order: null })
    .nothingElse()
    .ignores(elsewhere)
    .sends(back)
    .knows({ failure: null })
    .ends({ kind: 'back', rules }),
  rejected('Without a response it is sent again for the same issue, though the next one is open', offline)
    .meets('own.money.once', 'own.lottery.confirm')
    .knows({ failure: offline })
    .sends(changed(next))
    .sees('rejected')
    .knows({ rules: next, issue: first })
    .sends(confirms)
    .sees('placing', 'busy')
    .knows({ failure: null })
    .invokes('placeOrder', { ...bet, rules: next })
    .nothingElse(),
  sending('The next issue opens during a submit: the submit continues')
    .meets('own.lottery.confirm')
    .sends(changed(next))
    .sees('placing')
    .knows({ rules: next, issue: first })
    .nothingElse(),

  placed('A placed order is cancelled')
    .meets('own.lottery.cancel')
    .sends(cancels)
    .sees('cancelling', 'busy', 'sent')
    .invokes('cancelOrder', { id: 'o-1' })
    .nothingElse()
    .ignores(again)
    .ignores(elsewhere)
    .settles('cancelOrder', { output: { kind: 'cancelled', order: { ...order, state: 'cancelled' } } })
    .sees('placed.cancelled', 'sent')
    .lacks('busy')
    .knows({ order: { ...order, state: 'cancelled' }, failure: null })
    .ignores(cancels)
    .sends(again)
    .ends({ kind: 'back', rules: leftOf([]) }),
  placed('A failed cancellation shows the reason and can be retried')
    .meets('own.lottery.cancel')
    .sends(cancels)
    .settles('cancelOrder', { error: offline })
    .sees('placed.cancellable', 'sent')
    .lacks('busy')
    .knows({ failure: offline, order })
    .sends(cancels)
    .knows({ failure: null })
    .invokes('cancelOrder', { id: 'o-1' }),
  placed('After its issue has closed it can no longer be cancelled')
    .meets('own.lottery.cancel')
    .sends(changed(next))
    .sees('placed.closed', 'sent')
    .knows({ rules: next })
    .ignores(cancels)
    .sends(again)
    .ends({ kind: 'back', rules: next }),
  placed('Its issue reloads and still takes bets')
    .meets('own.lottery.cancel')
    .sends(changed({ ...rules, priceVersion: 'p2' }))
    .sees('placed.cancellable')
    .knows({ rules: { ...rules, priceVersion: 'p2' } })
    .sends(cancels)
    .sees('cancelling'),
  placed('Its issue closes during the cancellation: the response is awaited')
    .meets('own.lottery.cancel')
    .sends(cancels)
    .sends(changed(next))
    .sees('cancelling')
    .knows({ rules: next })
    .nothingElse(),
  placed('An order that the gateway no longer cancels cannot be cancelled', { cancellable: false })
    .meets('own.lottery.cancel')
    .sees('placed.cancellable')
    .ignores(cancels),
  placed('After a bet is placed, another lottery can be opened')
    .meets('own.lottery.board')
    .sends(elsewhere)
    .ends({ kind: 'elsewhere', lottery: 'LHC', rules: leftOf([]) }),
];

/** Invariants of a placement. */
export const lotteryPlacementInvariants = [
  invariant(
    'an order is shown once it is placed',
    (moment) => !active(moment, 'placed') || moment.snapshot.context.order !== null,
  ).meets('own.lottery.confirm'),
];
