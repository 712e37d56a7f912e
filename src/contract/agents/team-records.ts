import * as v from 'valibot';
import { RECORD_KINDS, RECORD_STATES } from '../money/records';
import { counted, id, money, queryTime, text, time } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { BET_STATUSES, bet } from '../play/bets';
import { GAME_TYPES } from '../play/game-kinds';

/** Returns whether a kind of transaction belongs to bets, which have a separate record. */
const isBetRecord = (kind: string): kind is 'bet' | 'win' => kind === 'bet' || kind === 'win';
type TeamRecordKind = Exclude<(typeof RECORD_KINDS)[number], 'bet' | 'win'>;
export const TEAM_RECORD_KINDS = RECORD_KINDS.filter((kind): kind is TeamRecordKind => !isBetRecord(kind));

const userName = v.optional(text(64));
const size = v.optional(counted(100), SETTINGS.team.pageSize);
const stretch = { from: queryTime, to: queryTime };
const betFilterFields = {
  userName,
  category: v.optional(v.picklist(GAME_TYPES)),
  game: v.optional(text(128)),
  status: v.optional(v.picklist(BET_STATUSES)),
  ...stretch,
};
const transactionFilterFields = { userName, kind: v.optional(v.picklist(TEAM_RECORD_KINDS)), ...stretch };

/**
 * Bets made below the agent, by all members or one, by time of the bet (`from` inclusive, `to` exclusive, at most
 * `SETTINGS.bets.days`), newest first, after the bet in `after`.
 */
export const teamBetsQuery = v.object({ ...betFilterFields, after: v.optional(id), size });
const teamBet = v.object({ ...bet.entries, userName: v.string() });
export type TeamBet = v.InferOutput<typeof teamBet>;
export const teamBets = v.object({
  list: v.array(teamBet),
  /** Totals of all matching bets, without cancelled ones, and their games; both only with the first page. */
  sums: v.nullable(v.object({ bets: v.number(), stake: money, validBet: money, result: money, net: money })),
  games: v.array(v.object({ game: v.string(), gameName: v.string() })),
  /** Value of `after` for the next page; null on the last one. */
  next: v.nullable(id),
});
export type TeamBets = v.InferOutput<typeof teamBets>;

/** Transactions in wallets while their owners were below the agent, without bets; as in the transaction history. */
export const teamTransactionsQuery = v.object({ ...transactionFilterFields, after: v.optional(text(80)), size });
const teamTransaction = v.object({
  /** Unique id of the entry. */
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
 * A file of the listed records; its times are in `zone`. `team`: all accounts below `under`, or those whose names start
 * with `search`.
 */
export const teamFileRequest = v.variant('of', [
  v.object({ of: v.literal('team'), zone, under: userName, search: v.optional(v.pipe(text(32), v.trim())) }),
  v.object({ of: v.literal('bets'), zone, ...betFilterFields }),
  v.object({ of: v.literal('transactions'), zone, ...transactionFilterFields }),
]);
export type TeamFileRequest = v.InferOutput<typeof teamFileRequest>;
