import { type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { auditQuery } from '../../../../contract/operations/audit';
import type { ModuleContext } from '../../../platform/context';
import { publicNumberSql } from '../../../platform/public-number';
import { readPosition } from '../../position';

export type AuditFilters = Omit<v.InferOutput<typeof auditQuery>, 'after' | 'size'>;

/** Returns the names of the commands that show sensitive data. */
const seenBy = ({ opsCommands }: ModuleContext['ports']): string[] =>
  Object.entries(opsCommands).flatMap(([name, { shows }]) => (shows ? [name] : []));

/** SQL expression: the kind of an act `a`. Readings and rejected calls have no reason. */
export const kindSql = (ports: ModuleContext['ports']): SQL =>
  sql`case when a.command = any(${sql.param(seenBy(ports))}::text[]) then 'seen'
    when a.reason = '' then 'reading' else 'act' end`;

/**
 * Acts `a` that a search reads: all, or those about a player. The offset keeps the planner from reading all acts by
 * time for the few of a player.
 */
export const actsAbout = (user: string | undefined): SQL =>
  user === undefined
    ? sql`operator_acts a`
    : sql`(select * from operator_acts where lower(args::text)::jsonb ?| array(${namesOf(user)}) offset 0) a`;

/** Select of the texts by which commands name a player: user name, numbers and ids of what is the player's. */
const namesOf = (user: string): SQL => sql`
  with player as (select id from accounts where lower(user_name) = lower(${user}))
  select lower(${user})
  union all select name from player join withdrawals w on w.account_id = player.id
    cross join lateral (values (w.id::text), (${numberSql('w', 'w')})) names (name)
  union all select ${numberSql('d', 'd')} from player join deposits d on d.account_id = player.id
  union all select ${numberSql('m', 'm')} from player join cash_ins m on m.account_id = player.id
  union all select ${numberSql('f', 'f')} from player join feedback f on f.account_id = player.id
  union all select ${numberSql('r', 'r')} from player join redemptions r on r.account_id = player.id
  union all select ${numberSql('e', 'e')} from player join activity_entries e on e.account_id = player.id
  union all select ${numberSql('a', 'f')} from player join affiliate_applications f on f.account_id = player.id
  union all select ${numberSql('c', 'c')} from player join abuse_members m on m.account_id = player.id
    join abuse_cases c on c.id = m.case_id`;

/** SQL expression: the public number of a row, in small letters. */
const numberSql = (letter: string, row: string): SQL => publicNumberSql(letter, sql`${sql.raw(row)}.number`);

/** Returns the conditions of the filters; `after`: position of the page before. */
export function conditionsOf(ports: ModuleContext['ports'], filters: AuditFilters, after: string | undefined): SQL[] {
  const { operator, command, from, to, origin, requestId, kind } = filters;
  return [
    sql`true`,
    ...(after === undefined ? [] : [afterPosition(after)]),
    ...(operator === undefined ? [] : [sql`a.operator = ${operator}`]),
    ...(command === undefined ? [] : commandIs(command)),
    ...(from === undefined ? [] : [sql`a.at >= ${new Date(from).toISOString()}::timestamptz`]),
    ...(to === undefined ? [] : [sql`a.at < ${new Date(to).toISOString()}::timestamptz`]),
    ...(origin === undefined ? [] : [sql`a.origin = ${origin}`]),
    ...(requestId === undefined ? [] : [sql`a.request_id = ${requestId}`]),
    ...(kind === undefined ? [] : [sql`${kindSql(ports)} = ${kind}`]),
  ];
}

/** Matches a command by its name, or all commands that start with a word. */
const commandIs = (command: string): SQL[] => [
  sql`split_part(a.command, ' ', 1) = ${command.split(' ')[0]}`,
  ...(command.includes(' ') ? [sql`a.command = ${command}`] : []),
];

/** Returns the condition for acts before a position; throws `request.invalid` for any other text. */
function afterPosition(after: string): SQL {
  const [rank, id] = readPosition(after, /^(\d{1,16}) ([\da-f-]{36})$/);
  const at = sql`(timestamptz 'epoch' + ${rank}::bigint * interval '1 microsecond')`;
  return sql`(a.at, a.id) < (${at}, ${id}::uuid)`;
}
