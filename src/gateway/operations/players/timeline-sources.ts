import { type SQL, sql } from 'drizzle-orm';
import type { TIMELINE_KINDS } from '../../../contract/operations/players';
import { publicNumberSql } from '../../platform/public-number';

type Kind = (typeof TIMELINE_KINDS)[number];
/** Position of the row before a page: microseconds, and the row's id with its source. */
export type TimelinePosition = { at: string; id: string };

/**
 * Source of a timeline: rows `r` of a player. `order`: column by which an index of the player's rows is ordered. Each
 * source is read from its index until the page is full (`own.scale.plans`).
 */
type Source = {
  /** First part of the ids of its rows. */
  name: string;
  kinds: readonly Kind[];
  /** Table or select `r` of the player's rows. */
  rows(player: Player): SQL;
  at: SQL;
  id: SQL;
  /** SQL expression: the kind of a row; a constant where the source has one kind. */
  kind?: SQL;
  what: SQL;
  outcome?: SQL;
  amount?: SQL;
  reference?: SQL;
  by?: SQL;
  text?: SQL;
};
type Player = { id: string; userName: string };

const NONE = sql`null::text`;
/** SQL expression: the public number of a row. */
const numberSql = (letter: string) => publicNumberSql(letter, sql`r.number`);
const DONE = (outcome: SQL) => sql`nullif(${outcome}, 'done')`;

/** SQL expression: the kind of an audited event, by the first part of its code. */
const EVENT_KIND = sql`case split_part(r.kind, '.', 1)
  when 'limits' then 'limits'
  when 'deposit' then 'money' when 'withdrawal' then 'money' when 'transfer' then 'money' when 'bank' then 'money'
  when 'payment' then 'money' when 'points' then 'money' when 'grant' then 'money' when 'mission' then 'money'
  when 'activity' then 'money' when 'contract' then 'money'
  when 'lottery' then 'bets' when 'studio' then 'bets' else 'logins' end`;

/** Commands whose acts are about the player in their first argument; `ip` has the player in the second. */
const COMMANDS = [
  'credit',
  'unlock',
  'expire-password',
  'factor reset',
  'ip',
  'labels set',
  'labels remove',
  'profile clear',
  'chat mute',
  'chat ban',
  'vip confirm',
  'team move',
  'team retire',
  'team page',
  'lines verify',
  'contracts offer',
  'players reveal',
  'players note',
];

export const TIMELINE_SOURCES: readonly Source[] = [
  {
    name: 'event',
    kinds: ['logins', 'money', 'bets', 'limits'],
    // Moves of money and bets that took place are in the ledger and in the facts of bets.
    rows: ({ id }) => sql`(select * from account_events where account_id = ${id} and not (outcome = 'done'
      and split_part(kind, '.', 1) in ('deposit', 'withdrawal', 'transfer', 'lottery', 'studio'))) r`,
    at: sql`r.at`,
    id: sql`r.id`,
    kind: EVENT_KIND,
    what: sql`r.kind`,
    outcome: DONE(sql`r.outcome`),
    reference: sql`r.ip`,
  },
  {
    name: 'entry',
    kinds: ['money'],
    rows: ({ id }) => sql`(select e.* from ledger_accounts a join ledger_entries e on e.account_id = a.id
      where a.owner_id = ${id} and a.purpose = 'main' and e.kind not in ('bet', 'win')) r`,
    at: sql`r.created_at`,
    id: sql`r.transfer_id`,
    what: sql`'money.' || r.kind`,
    amount: sql`r.amount`,
    reference: sql`r.transfer_id::text`,
  },
  {
    name: 'bonus',
    kinds: ['money'],
    rows: ({ id }) => sql`(select * from grants where owner_id = ${id} and kind = 'bonus') r`,
    at: sql`r.created_at`,
    id: sql`r.id`,
    what: sql`'money.granted'`,
    outcome: sql`r.ended_by`,
    amount: sql`r.amount`,
  },
  {
    name: 'deposit',
    kinds: ['money'],
    rows: ({ id }) => sql`(select * from deposits where account_id = ${id} and state <> 'credited') r`,
    at: sql`r.created_at`,
    id: sql`r.id`,
    what: sql`'money.depositStarted'`,
    outcome: sql`r.state`,
    amount: sql`r.amount`,
    reference: numberSql('D'),
  },
  {
    name: 'bet',
    kinds: ['bets'],
    rows: ({ id }) => sql`(select * from bets where account_id = ${id}) r`,
    at: sql`r.bet_at`,
    id: sql`r.id`,
    what: sql`r.game`,
    outcome: sql`r.status`,
    amount: sql`case when r.status = 'cancelled' then 0 else r.result - r.stake end`,
    reference: sql`r.round_id`,
  },
  {
    name: 'alert',
    kinds: ['messages'],
    rows: ({ id }) => sql`(select * from account_alerts where account_id = ${id}) r`,
    at: sql`r.at`,
    id: sql`r.id`,
    what: sql`r.id::text`,
    outcome: sql`case when r.read_at is null then 'unread' end`,
  },
  {
    name: 'letter',
    kinds: ['messages'],
    rows: ({ id }) => sql`(select * from feedback where account_id = ${id}) r`,
    at: sql`r.at`,
    id: sql`lpad(r.number::text, 15, '0')`,
    what: sql`'messages.letter'`,
    outcome: sql`case when r.closed_at is null then 'open' end`,
    reference: numberSql('F'),
    text: sql`r.content`,
  },
  {
    name: 'line',
    kinds: ['messages'],
    rows: ({ id }) => sql`(select * from chat_lines where owner_id = ${id} and kind = 'said') r`,
    at: sql`r.at`,
    id: sql`lpad(r.seq::text, 19, '0')`,
    what: sql`case when r.account_id = r.owner_id then 'messages.fromPlayer' else 'messages.fromSupport' end`,
    text: sql`r.text`,
  },
  {
    name: 'act',
    kinds: ['acts'],
    rows: ({ userName }) => sql`(select * from operator_acts
      where lower(case command when 'ip' then args ->> 1 else args ->> 0 end) = lower(${userName}) and reason <> ''
        and command in (${sql.join(
          COMMANDS.map((command) => sql`${command}`),
          sql`, `,
        )})) r`,
    at: sql`r.at`,
    id: sql`r.id`,
    what: sql`r.command || coalesce(' ' || nullif(case r.command when 'ip' then r.args ->> 0 || ' ' || (r.args ->> 2)
      when 'players note' then '' else array_to_string(array(select jsonb_array_elements_text(r.args - 0)), ' ') end, ''), '')`,
    outcome: DONE(sql`r.outcome`),
    amount: sql`r.amount`,
    by: sql`coalesce(r.operator, '') || coalesce(' + ' || r.confirmed_by, '')`,
    text: sql`r.reason || case r.command when 'players note' then ': ' || (r.args ->> 1) else '' end`,
  },
  {
    name: 'step',
    kinds: ['acts'],
    rows: ({ id }) => sql`(select s.*, w.number, w.amount from withdrawals w
      join withdrawal_steps s on s.withdrawal_id = w.id
      where w.account_id = ${id} and s.taken_by like 'operator:%') r`,
    at: sql`r.at`,
    id: sql`r.withdrawal_id || ' ' || r.version`,
    what: sql`'withdrawal.' || r.state`,
    amount: sql`r.amount`,
    reference: numberSql('W'),
    by: sql`substr(r.taken_by, 10)`,
    text: sql`r.reason`,
  },
];

/** Select of a source's rows of a kind after a position, newest first, at most as many as a page needs. */
export function sourceSql(
  source: Source,
  player: Player,
  { kind, after, limit }: { kind: Kind | undefined; after: TimelinePosition | null; limit: number },
): SQL {
  const { at } = source;
  const id = sql`(${`${source.name}:`} || ${source.id}) collate "C"`;
  const time = after && sql`(timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond')`;
  const isAfter = after && time ? sql`${at} <= ${time} and (${at} < ${time} or ${id} < ${after.id})` : sql`true`;
  const kindOf = source.kind ?? sql`${source.kinds[0]}::text`;
  const isKind = kind && source.kind ? sql`${source.kind} = ${kind}` : sql`true`;
  return sql`(select ${at} as at, ${id} as id, ${kindOf} as kind, ${source.what} as what,
      ${source.outcome ?? NONE} as outcome, (${source.amount ?? sql`null`})::bigint as amount,
      ${source.reference ?? NONE} as reference, ${source.by ?? NONE} as by, ${source.text ?? NONE} as text
    from ${source.rows(player)} where ${isAfter} and ${isKind} order by ${at} desc, ${id} desc limit ${limit})`;
}
