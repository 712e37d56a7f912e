import * as v from 'valibot';
import { counted, money, text, time } from '../platform/fields';
import { namedBy, normaliseName } from '../platform/normalise';
import { SETTINGS } from '../platform/settings';
import { CONTRACT_KINDS, type ContractKind, rate } from './agent-contracts';

/** Type of an account in a team. */
export const TEAM_KINDS = ['agent', 'member'] as const;
export type TeamKind = (typeof TEAM_KINDS)[number];
const kind = v.picklist(TEAM_KINDS);
/** A day in the site's time zone: `2026-11-20`. */
const day = v.pipe(v.string(), v.isoDate());

const figures = {
  /** Settled bets less later cancellations, including the agent's own. */
  bets: v.number(),
  stake: money,
  validBet: money,
  result: money,
  /** Result less stake: negative if the team has lost. */
  net: money,
  deposits: money,
  withdrawals: money,
  /** Without cashback. */
  bonuses: money,
  cashback: v.optional(money, '0.00'),
  /** Pay by agreements. */
  salary: v.optional(money, '0.00'),
  /**
   * `net` with all costs: bonuses, cashback and salary (`own.team.costs`); null from an older gateway, then `net` is
   * displayed.
   */
  total: v.optional(v.nullable(money), null),
};
/** Figures of a team for a period. */
export const teamFigures = v.object(figures);

/** Days of the overview in the site's time zone, the last of which is today. */
export const overviewQuery = v.object({ days: v.optional(counted(31), 7) });
export const teamOverview = v.object({
  /** Time up to which the figures are complete. */
  asOf: time,
  /** Accounts below the agent now: directly below, in total, and agents among them. */
  team: v.object({ downlines: v.number(), members: v.number(), agents: v.number() }),
  /** Oldest first; every day, including empty ones. `joined`: accounts that joined below the agent. */
  days: v.array(v.object({ day, joined: v.number(), ...figures })),
  sums: v.object({ joined: v.number(), ...figures }),
});
export type TeamOverview = v.InferOutput<typeof teamOverview>;

const userName = v.pipe(text(64), v.transform(normaliseName));
/**
 * Direct downlines of `under` (by default the agent), or with `search` all accounts below it whose names start with
 * that text; by name, after the name in `after`. Figures are those of the last `days`.
 */
export const teamQuery = v.object({
  under: v.optional(userName),
  search: v.optional(v.pipe(text(32), v.transform(normaliseName))),
  after: v.optional(userName),
  days: v.optional(counted(31), 30),
  size: v.optional(counted(100), SETTINGS.team.pageSize),
});
const teamEntry = v.object({
  userName: v.string(),
  kind,
  /** Level below the agent: 1 for direct downlines. */
  level: v.number(),
  joined: day,
  downlines: v.number(),
  ...figures,
});
export type TeamEntry = v.InferOutput<typeof teamEntry>;
export const teamList = v.object({
  asOf: time,
  /** Names from the agent down to the owner of the listed team. */
  path: v.array(v.string()),
  list: v.array(teamEntry),
  /** Value of `after` for the next page; null on the last one. */
  next: v.nullable(v.string()),
});
export type TeamList = v.InferOutput<typeof teamList>;

export const teamMemberQuery = v.object({ userName });
/** A team member: contacts masked, and only the day of the last login. */
export const teamMember = v.object({
  ...v.omit(teamEntry, ['downlines']).entries,
  path: v.array(v.string()),
  mobile: v.nullable(v.string()),
  email: v.nullable(v.string()),
  lastSeen: v.nullable(day),
  blocked: v.boolean(),
  /** Kinds of agreements that are off for an agent: an offer of one is rejected (s6.flag.agent-salary-pages). */
  contractsOff: v.optional(v.array(v.picklist(CONTRACT_KINDS)), []),
  team: v.object({ downlines: v.number(), members: v.number(), agents: v.number() }),
});
export type TeamMember = v.InferOutput<typeof teamMember>;

const note = v.pipe(text(60), v.trim());
/**
 * Maximum rates offered to an agent who joins by a link, in thousandths of a percent; `win` and `loss` belong to the
 * real-time salary.
 */
const linkRates = v.strictObject({
  dividend: v.optional(rate(1)),
  daily: v.optional(rate(1)),
  hourly: v.optional(rate(1)),
  win: v.optional(rate(1)),
  loss: v.optional(rate(1)),
});
export type LinkRates = v.InferOutput<typeof linkRates>;
export type RateName = keyof LinkRates;
/** Kind of agreement that a rate of a link belongs to. */
export const KIND_OF_RATE = {
  dividend: 'dividend',
  daily: 'daily',
  hourly: 'hourly',
  win: 'realtime',
  loss: 'realtime',
} as const satisfies Record<RateName, ContractKind>;
/** A link that registers accounts of its type below the agent. */
export const teamLink = v.object({
  code: v.string(),
  kind,
  note: v.string(),
  rates: linkRates,
  madeAt: time,
  joined: v.number(),
});
export type TeamLink = v.InferOutput<typeof teamLink>;
export const teamLinks = v.object({ list: v.array(teamLink), most: v.number() });
export type TeamLinks = v.InferOutput<typeof teamLinks>;
/** Only links for agents have rates. */
export const teamLinkRequest = v.pipe(
  v.object({ kind, note: v.optional(note, ''), rates: v.optional(linkRates, {}) }),
  v.check(({ kind, rates }) => kind === 'agent' || Object.keys(rates).length === 0),
);
export const teamLinkNamed = v.object({ code: text(64) });

export const teamNewcomer = v.object({ userName: namedBy(64), kind });
/** The password is displayed once and must be changed at the first login. */
export const teamNewcomerMade = v.object({ userName: v.string(), password: v.string() });
