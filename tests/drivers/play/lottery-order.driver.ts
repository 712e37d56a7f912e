import {
  hasClosedPlay,
  isTimeUp,
  type lotteryOrderMachine,
  slipOf,
} from '../../../machines/play/lottery-order/lottery-order.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import type { LotteryRules } from '../../../src/contract/play/lottery';
import { failureWords } from '../failure-words';

const NO_WAY: OutcomeSetup = { cannot: 'The gateway would have to change its rules while the page is open.' };
/** A limit is set on another page, by a journey of its own. */
const OTHER_PAGE: OutcomeSetup = { cannot: 'The limit is set on another page: journeys/money/play-limits.test.ts.' };
/** No fixture has draws, because they depend on the clock. */
const planned = (gateway: Gateway) => gateway.ops('draws', 'plan', 'LF3D', '3');
/** Issues of a test close within ten minutes. */
const closed = (gateway: Gateway) => gateway.ops('clock', '+11m');
type Slip = Parameters<typeof slipOf>[0] & { rules: LotteryRules };
/** Without a draw that takes bets, or with bets blocked, there is no button. */
const takesBets = ({ rules, ...slip }: Slip) =>
  rules.issues.length > 0 && !rules.standing?.block && !isTimeUp(rules) && !hasClosedPlay(slipOf(slip), rules);
const choosing = (screen: Screen) => screen.sees('combobox', 'lottery.play');
const reviewing = (screen: Screen) => screen.sees('region', 'lottery.review');
const placed = (screen: Screen) => screen.sees('button', 'lottery.record');

/** Steps of a tester who bets on a lottery. Its draws proceed by themselves, and its price arrives immediately. */
export const lotteryOrderDriver = {
  events: {
    'play.selected': (screen, { play }) => screen.choose('lottery.play', play),
    'draft.changed': (screen) => screen.fill('lottery.multiple', '5'),
    'line.added': (screen, _, { price, lines }) =>
      price && price.lines.length > lines.length ? screen.press('lottery.line.add') : 'itself',
    // A path prices a bet without adding it to the slip, so there is no line to remove; lottery-slip.test.tsx covers
    // that.
    'line.removed': 'itself',
    'chase.requested': (screen, _, slip) => (takesBets(slip) ? screen.press('lottery.chase') : 'itself'),
    'lottery.selected': (screen) => screen.press('lottery.name.LFP5'),
    'rules.changed': 'itself',
    // An order that cannot be cancelled has no button either.
    'order.requested': (screen, _, slip) => (takesBets(slip) ? screen.press('lottery.look') : 'itself'),
    'order.confirmed': (screen) => screen.press('lottery.place'),
    'review.cancelled': (screen) => screen.press('lottery.change'),
    'next.accepted': (screen, _, bet) => {
      if (!takesBets(bet)) return 'itself';
      return screen.press(bet.before ? 'lottery.agree' : 'lottery.accept');
    },
    'cancel.requested': (screen, _, { order }) => (order?.cancellable ? screen.press('lottery.cancel') : 'itself'),
    'another.requested': (screen) => screen.press('lottery.again'),
  },
  states: {
    choosing,
    'choosing.pricing': choosing,
    'choosing.incomplete': (screen) => screen.sees('status', 'lottery.incomplete'),
    'choosing.rejected': (screen) => screen.sees('alert', 'lottery.problem.multiple'),
    'choosing.priced': (screen) => screen.reads('lottery.most'),
    'choosing.outdated': (screen) => screen.sees('alert', 'lottery.outdated'),
    chasing: (screen) => screen.sees('heading', 'lottery.chase.title'),
    reviewing,
    'reviewing.fresh': (screen) => screen.hides('alert'),
    'reviewing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    placing: reviewing,
    late: (screen) => screen.sees('alert', 'lottery.late'),
    limited: async (screen) => {
      await screen.sees('alert', 'lottery.limited');
      await screen.sees('button', 'playerLimit.see');
    },
    repriced: (screen) => screen.sees('table', 'lottery.prices'),
    placed,
    'placed.cancellable': (screen, { failure }) =>
      failure ? screen.sees('alert', failureWords(failure)) : screen.sees('status', 'lottery.placed'),
    'placed.cancelled': (screen) => screen.sees('status', 'lottery.cancelled'),
    'placed.closed': (screen) => screen.sees('status', 'lottery.closed'),
    cancelling: placed,
    left: (screen) => screen.hides('combobox', 'lottery.play'),
  },
  outcomes: {
    price: {
      'no multiple': { cannot: 'Of what can be pressed, nothing is refused before it is sent.' },
      outdated: NO_WAY,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    placeOrder: {
      placed: { fixture: 'member', does: planned },
      'placed for good': NO_WAY,
      'the price has changed': NO_WAY,
      outdated: NO_WAY,
      'a limit forbids it': OTHER_PAGE,
      'too late': closed,
      'too little is there': { fixture: 'memberSpent', does: planned },
      offline: (gateway) => gateway.cut(),
    },
    chase: {
      left: (_, screen) => screen.press('lottery.chase.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    cancelOrder: { 'too late': closed, offline: (gateway) => gateway.cut() },
  },
  endings: { placeOrder: 'placeLotteryOrder', chase: 'tester', cancelOrder: 'cancelLotteryOrder' },
} satisfies Driver<typeof lotteryOrderMachine>;
