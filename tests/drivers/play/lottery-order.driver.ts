import {
  hasClosedPlay,
  isTimeUp,
  type lotteryOrderMachine,
  slipOf,
} from '../../../machines/play/lottery-order/lottery-order.machine';
import type { Driver, Gateway, OutcomeSetup, Screen } from '../../../src/atlas';
import type { LotteryRules } from '../../../src/contract/play/lottery';

const NO_WAY: OutcomeSetup = { cannot: 'The gateway would have to change its rules while the page is open.' };
/** Issues of a test close within ten minutes. */
const closed = (gateway: Gateway) => gateway.ops('clock', '+11m');
type Slip = Parameters<typeof slipOf>[0] & { rules: LotteryRules };
/** Without a draw that takes bets, or with bets blocked, there is no button. */
const takesBets = ({ rules, ...slip }: Slip) =>
  rules.issues.length > 0 && !rules.standing?.block && !isTimeUp(rules) && !hasClosedPlay(slipOf(slip), rules);
const choosing = (screen: Screen) => screen.sees('combobox', 'lottery.play');
const reviewing = (screen: Screen) => screen.sees('region', 'lottery.review');

/** Trigger that ends a placement: the response, or the tester below the placed bet. */
const PLACEMENT: Record<string, string> = {
  'another bet': 'tester',
  'another lottery': 'tester',
  'too late': 'placeLotteryOrder',
  'too late for all': 'placeLotteryOrder',
};

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
    'order.requested': (screen, _, slip) => (takesBets(slip) ? screen.press('lottery.look') : 'itself'),
    'order.confirmed': (screen) => screen.press('lottery.place'),
    'review.cancelled': (screen) => screen.press('lottery.change'),
    'next.accepted': (screen, _, bet) => {
      if (!takesBets(bet)) return 'itself';
      return screen.press(bet.before ? 'lottery.agree' : 'lottery.accept');
    },
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
    placing: reviewing,
    late: (screen) => screen.sees('alert', 'lottery.late'),
    repriced: (screen) => screen.sees('table', 'lottery.prices'),
    left: (screen) => screen.hides('combobox', 'lottery.play'),
  },
  outcomes: {
    price: {
      'no multiple': { cannot: 'Of what can be pressed, nothing is refused before it is sent.' },
      outdated: NO_WAY,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    chase: {
      left: (_, screen) => screen.press('lottery.chase.back'),
      failed: { cannot: 'It takes a fault in our own script.' },
    },
    placement: {
      'another bet': (_, screen) => screen.press('lottery.again'),
      'another lottery': async (_, screen) => {
        await screen.sees('button', 'lottery.again');
        await screen.press('lottery.name.LFP5');
      },
      'too late': closed,
      'the price has changed': NO_WAY,
      outdated: NO_WAY,
      failed: { cannot: 'It takes a fault in our own script.' },
    },
  },
  endings: { chase: 'tester', placement: (sample) => PLACEMENT[sample?.class ?? ''] },
} satisfies Driver<typeof lotteryOrderMachine>;
