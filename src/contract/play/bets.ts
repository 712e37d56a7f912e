import * as v from 'valibot';
import { id, markedListOf, markedPage, money, queryTime, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { GAME_TYPES } from './game-kinds';

export const BET_STATUSES = ['won', 'lost', 'even', 'cancelled'] as const;
/** Reason why the house cancelled a bet on one of our draws: its chase has won before, or the draw is void. */
export const BET_ENDINGS = ['stopped', 'void'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

const filter = {
  category: v.optional(v.picklist(GAME_TYPES)),
  game: v.optional(text(128)),
  status: v.optional(v.picklist(BET_STATUSES)),
  from: queryTime,
  to: queryTime,
};
/**
 * The betting record: by category, game, status and time of the bet (`from` inclusive, `to` exclusive, at most
 * `SETTINGS.bets.days`), newest first.
 */
export const betsQuery = v.object({ ...markedPage(SETTINGS.bets.pageSize), ...filter });
/** The same as a file; its times are in `zone`. */
export const betsFileQuery = v.object({ ...filter, zone: text(64) });
/** Single-use address of a file, and its expiry. */
export const betsFile = v.object({ path: v.string(), expiresAt: time });
export const betQuery = v.object({ id });

export const bet = v.object({
  id,
  /** Id of the game in the catalogue, and its names in the requested language. */
  game: v.string(),
  gameName: v.string(),
  vendorName: v.string(),
  category: v.picklist([...GAME_TYPES, 'other']),
  status: v.picklist(BET_STATUSES),
  ending: v.nullable(v.picklist(BET_ENDINGS)),
  stake: money,
  /** Part of the stake that counts as turnover. */
  validBet: money,
  /** Returned amount. */
  result: money,
  /** Result less stake; 0 if cancelled. */
  net: money,
  at: time,
  settledAt: time,
  /** True if it was settled more than once. */
  changed: v.boolean(),
});
export type Bet = v.InferOutput<typeof bet>;

export const bets = v.object({
  ...markedListOf(bet).entries,
  /** Sums over all bets that match, without cancelled ones. */
  sums: v.object({ bets: v.number(), stake: money, validBet: money, result: money, net: money }),
  /** Games that the player has played, by name. */
  games: v.array(v.object({ game: v.string(), gameName: v.string() })),
});
export type BetList = v.InferOutput<typeof bets>;

/** A single round with all of its money movements. */
export const betDetail = v.object({
  ...bet.entries,
  roundId: v.string(),
  studio: v.string(),
  bonusPart: money,
  /** The studio's transactions in order, with their effect on the wallet and their time; null if nothing was moved. */
  transactions: v.array(v.object({ transactionId: v.string(), amount: money, at: v.nullable(time) })),
  /** Settlements, from the first on. */
  events: v.array(
    v.object({
      kind: v.picklist(['settled', 'cancelled', 'settledAnew']),
      status: v.picklist(BET_STATUSES),
      stake: money,
      result: money,
      at: time,
    }),
  ),
  /** Part of the studio's wins that operators review; it is not in the result (`own.studio.hold-visible`). */
  underReview: v.optional(money, '0.00'),
  /** Evidence of the result; null if the studio provides none. */
  evidence: v.nullable(v.string()),
  /**
   * Verification of a round that derives from a seed. `proof` recalculates the round, null until the seed is revealed;
   * `verifier` is the studio's page for that, null if its address is unknown.
   */
  verification: v.optional(
    v.nullable(v.object({ proof: v.nullable(v.string()), verifier: v.nullable(v.string()) })),
    null,
  ),
  /**
   * The draw of ours that the bet was on, with the order, and every result that it was settled by, the last of which
   * counts; `isFair`: the draw is our own and verifiable.
   */
  draw: v.nullable(
    v.object({
      lottery: v.string(),
      issue: v.string(),
      order: id,
      isFair: v.boolean(),
      results: v.array(
        v.object({ kind: v.picklist(['drawn', 'given', 'corrected', 'void']), numbers: v.array(v.string()), at: time }),
      ),
    }),
  ),
});
export type BetDetail = v.InferOutput<typeof betDetail>;
