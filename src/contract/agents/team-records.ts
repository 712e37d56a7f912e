import * as v from 'valibot';
import { RECORD_KINDS, RECORD_STATES } from '../money/records';
import { counted, id, money, text, time, timeAsked } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { BET_STATUSES, bet } from '../play/bets';
import { GAME_TYPES } from '../play/game-kinds';

/** Kinds of transactions in a team's record: bets have a record of their own. */
const isToldOfBets = (kind: string): kind is 'bet' | 'win' => kind === 'bet' || kind === 'win';
type TeamRecordKind = Exclude<(typeof RECORD_KINDS)[number], 'bet' | 'win'>;
export const TEAM_RECORD_KINDS = RECORD_KINDS.filter((kind): kind is TeamRecordKind => !isToldOfBets(kind));

const userName = v.optional(text(64));
const size = v.optional(counted(100), SETTINGS.team.pageSize);
const stretch = { from: timeAsked, to: timeAsked };
const betsAsked = {
  userName,
  category: v.optional(v.picklist(GAME_TYPES)),
  game: v.optional(text(128)),
  status: v.optional(v.picklist(BET_STATUSES)),
  ...stretch,
};
const transactionsAsked = { userName, kind: v.optional(v.picklist(TEAM_RECORD_KINDS)), ...stretch };

/**
 * Bets that were made below the agent, of all or of one member, by when they were made (`from` and before `to`,
 * `SETTINGS.bets.days` at most), newest first, after the bet that `after` names.
 */
export const teamBetsQuery = v.object({ ...betsAsked, after: v.optional(id), size });
const teamBet = v.object({ ...bet.entries, userName: v.string() });
export type TeamBet = v.InferOutput<typeof teamBet>;
export const teamBets = v.object({
  list: v.array(teamBet),
  /** Totals of all matching bets, without cancelled ones, and their games; both with the first page alone. */
  sums: v.nullable(v.object({ bets: v.number(), stake: money, validBet: money, result: money, net: money })),
  games: v.array(v.object({ game: v.string(), gameName: v.string() })),
  /** Value of `after` for the next page; null on the last one. */
  next: v.nullable(id),
});
export type TeamBets = v.InferOutput<typeof teamBets>;

/** Transactions in wallets while their owners were below the agent, without bets; as in the transaction history. */
export const teamTransactionsQuery = v.object({ ...transactionsAsked, after: v.optional(text(80)), size });
const teamTransaction = v.object({
  /** Tells it apart from all others. */
  entry: v.string(),
  userName: v.string(),
  kind: v.picklist([...TEAM_RECORD_KINDS, 'other']),
  state: v.picklist(RECORD_STATES),
  amount: money,
  at: time,
});
export type TeamTransaction = v.InferOutput<typeof teamTransaction>;
export const teamTransactions = v.object({ list: v.array(teamTransaction), next: v.nullable(v.string()) });
export type TeamTransactions = v.InferOutput<typeof teamTransactions>;

const zone = text(64);
/**
 * A file of what is listed; its times are those of a zone. `team`: all who are below `under`, or those of them whose
 * name begins with `search`.
 */
export const teamFileAsked = v.variant('of', [
  v.object({ of: v.literal('team'), zone, under: userName, search: v.optional(v.pipe(text(32), v.trim())) }),
  v.object({ of: v.literal('bets'), zone, ...betsAsked }),
  v.object({ of: v.literal('transactions'), zone, ...transactionsAsked }),
]);
export type TeamFileAsked = v.InferOutput<typeof teamFileAsked>;
