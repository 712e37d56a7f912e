import type { DoneActorEvent } from 'xstate';
import type {
  LotteryIssue,
  LotteryLine,
  LotteryOrder,
  LotteryRules,
  PlayerStatus,
} from '../../../src/contract/play/lottery';

/** A line in progress; `selection` in the play's notation, initially empty. */
export type Draft = LotteryLine;
/**
 * Price and prizes of a line, as on the wire. `each`: price of one unit with multiple 1; `winning` of `space` possible
 * draws win a unit; `returned`: average return of the stakes, in percent.
 */
export type LinePrice = {
  units: number;
  each: string;
  stake: string;
  most: string;
  winning: string;
  space: string;
  returned: string;
};
/** Price and prizes of a slip and of each line. */
export type Price = Pick<LotteryRules, 'rulesVersion' | 'priceVersion'> & {
  stake: string;
  most: string;
  lines: LinePrice[];
};
/** Reason why a slip cannot be placed. */
export type Problem = 'selection' | 'units' | 'multiple' | 'group' | 'lines' | 'prizePerOrder';

/** Remaining allowance of a limit that a player has set. */
export type PlayAllowance = PlayerStatus['playLeft'][number];

export type PriceOutcome =
  | { kind: 'priced'; price: Price }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'incomplete' | 'outdated' };
/**
 * `closed`: the issue no longer takes bets, and `rules` has the next one. `changed`: the prices have changed to those
 * in `rules` and `price`. `outdated`: the page does not have the new prices.
 */
type NotPlaced =
  | { kind: 'closed'; rules: LotteryRules }
  | { kind: 'changed'; rules: LotteryRules; price: Price }
  | { kind: 'outdated' };
/** `limited`: a limit of the player's own forbids the stake. */
export type PlaceOutcome =
  | { kind: 'placed'; order: LotteryOrder }
  | { kind: 'limited'; allowance: PlayAllowance }
  | NotPlaced;
/** `back`: the player changes the bet or bets again. `elsewhere`: the player selected another lottery. */
export type PlacementEnd = NotPlaced | { kind: 'back' } | { kind: 'elsewhere'; lottery: string };
/** `rules`: the latest ones, with what is known to be left of the player's limits. */
export type PlacementOutput = { rules: LotteryRules } & PlacementEnd;
export type Outcome = PriceOutcome | PlacementOutput;
export type Slip = { rules: LotteryRules; lines: Draft[] };

export type LotteryOrderInput = { rules: LotteryRules; play: string };
/** `lottery`: the lottery to switch to. */
export type LotteryOrderOutput = { lottery: string };

export type LotteryOrderContext = LotteryOrderOutput & {
  rules: LotteryRules;
  /** Completed lines of the slip. */
  lines: Draft[];
  draft: Draft;
  price: Price | null;
  /** True if a selected prize group no longer exists and the nearest one replaced it. */
  regrouped: boolean;
  /** Price before the change. */
  before: Price | null;
  problem: Problem | null;
  /** Issue that the player agreed to; an order without a response is never sent for another issue. */
  issue: LotteryIssue | null;
};

export type LotteryOrderEvent =
  | { type: 'play.selected'; play: string }
  | { type: 'draft.changed'; changes: Partial<Omit<Draft, 'play'>> }
  | { type: 'line.added' }
  | { type: 'line.removed'; line: number }
  | { type: 'chase.requested' }
  | { type: 'lottery.selected'; lottery: string }
  | { type: 'rules.changed'; rules: LotteryRules }
  | { type: 'order.requested' }
  | { type: 'order.confirmed' }
  | { type: 'review.cancelled' }
  | { type: 'next.accepted' }
  | DoneActorEvent<Outcome, 'price' | 'placement'>;
