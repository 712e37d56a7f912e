import * as v from 'valibot';
import { counted, id, language, money, time } from '../platform/fields';
import { reason } from './desk-endpoint';
import { position } from './withdrawal-queue';

/** Longest period of a report, in days. */
export const MAX_REPORT_DAYS = 92;

const day = v.pipe(v.string(), v.isoDate());

/** Figures of the site's money, in the order in which they are read. `money_figures` of the gateway defines them. */
export const MONEY_FIGURES = [
  'deposits',
  'withdrawals',
  'stakes',
  'wins',
  'gross',
  'bonus',
  'cashback',
  'net',
  'wages',
] as const;
/** Figures of play alone, which games and vendors have. */
export const PLAY_FIGURES = ['stakes', 'wins', 'gross'] as const;

const playFigures = v.object(v.entriesFromList(PLAY_FIGURES, money));
const figures = v.object(v.entriesFromList(MONEY_FIGURES, money));
/** `bets`: bets that were settled, less those that were voided. */
const games = v.object({ code: v.string(), name: v.string(), bets: v.number(), ...playFigures.entries });

/** Days of the site, both inclusive; today without them. */
export const moneyQuery = v.object({
  from: v.optional(day),
  to: v.optional(day),
  /** Language of the names of games, vendors and offers. */
  language: v.optional(language, 'bn'),
});

/** Figures of a period, and what they are divided by: the rows of each part add up to the total. */
export const moneyReport = v.object({
  from: day,
  to: day,
  today: day,
  bets: v.number(),
  total: figures,
  days: v.array(v.object({ day, ...figures.entries })),
  categories: v.array(games),
  vendors: v.array(games),
  /** By the agent at the top of the player's line; null: players without an agent. */
  agents: v.array(v.object({ agent: v.nullable(v.string()), ...figures.entries })),
  /** Bonus and cashback by source; `title`: of an offer. `count`: how often it was granted. */
  offers: v.array(v.object({ source: v.string(), title: v.nullable(v.string()), count: v.number(), amount: money })),
  /**
   * Comparison with the ledger: the change of the accounts of games in the period, and the part of it that is no
   * revenue yet, because its bets were not settled.
   */
  ledger: v.object({ games: money, open: money }),
  now: time,
});

export const verificationsQuery = v.object({
  after: v.optional(position),
  size: v.optional(counted(100), 20),
});
/** Verifications of the ledger, the newest first. */
export const verifications = v.object({
  list: v.array(
    v.object({
      id,
      at: time,
      /** Operator who requested it; null for the recurring one. */
      by: v.nullable(v.string()),
      took: v.number(),
      transfers: v.number(),
      entries: v.number(),
      problems: v.number(),
      /** The first problems: kind, and the id of the row. */
      found: v.array(v.object({ problem: v.string(), at: v.string() })),
    }),
  ),
  next: v.nullable(position),
  /** Requested verification that has not ended. */
  running: v.nullable(v.object({ by: v.string(), since: time })),
});

export const verificationRequest = v.object({ reason });
