import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { SETTINGS } from '../../../contract';
import type { DeskValue } from '../../../contract/operations/desk-endpoints';
import { PLAYER_MATCHES, type playerSearch } from '../../../contract/operations/players';
import { isAgent } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { queryRows } from '../../platform/database/query';
import { readAtOnce } from '../../platform/database/transact';
import { UUID } from '../../platform/uuid';
import { invalidPosition, readPosition, writePosition } from '../position';
import { type Recognised, recognise } from './recognise';

type Found = DeskValue<'searchPlayers'>;
type Match = Recognised['match'];

/** Tables by the letter of their public numbers. */
const ORDERS: Record<string, SQL> = {
  A: sql`select account_id from affiliate_applications where number = `,
  C: sql`select m.account_id from abuse_cases c join abuse_members m on m.case_id = c.id where c.number = `,
  D: sql`select account_id from deposits where number = `,
  E: sql`select account_id from activity_entries where number = `,
  F: sql`select account_id from feedback where account_id is not null and number = `,
  R: sql`select account_id from redemptions where number = `,
  W: sql`select account_id from withdrawals where number = `,
};

/** Returns a select of the accounts that have a fact; each is served by an index (`own.scale.plans`). */
const holdersOf: Record<Exclude<Match, 'userName'>, (value: string) => SQL> = {
  mobile: (value) => sql`select id as account_id from accounts where mobile = ${value}`,
  email: (value) => sql`select id as account_id from accounts where lower(email) = lower(${value})`,
  payeeName: (value) => sql`select account_id from bank_accounts where lower(holder) = lower(${value})`,
  payoutNumber: (value) => sql`select account_id from bank_accounts where number = ${value} and number <> ''`,
  address: (value) => sql`select account_id from account_places where ip = ${value}`,
  device: (value) => sql`select account_id from trusted_browsers where id = ${value}::uuid
    union select account_id from sessions where id = ${value}::uuid`,
  order: (value) => sql`${ORDERS[value.slice(0, 1)] ?? sql`select null::uuid as account_id where 0 = `}
    ${value.slice(1)}::bigint`,
  round: (value) => sql`select account_id from studio_transactions where round_id = ${value}`,
  transfer: (value) => sql`select a.owner_id as account_id from ledger_entries e
    join ledger_accounts a on a.id = e.account_id where e.transfer_id = ${value}::uuid and a.owner_id is not null`,
};

const foundRow = v.object({
  /** Part of the position: the order within a fact. */
  key: v.string(),
  userName: v.string(),
  type: v.number(),
  isBlocked: v.boolean(),
  isClosed: v.boolean(),
  since: v.pipe(v.string(), v.transform(Number)),
});
type FoundRow = v.InferOutput<typeof foundRow>;
/** Start of a page: the fact, and the key of the last row before it. */
type Position = { match: Match; key: string };

/**
 * Finds players by all that a typed text may be, fact by fact, by the position of the page before
 * (`own.desk-player.search`). Throws `desk.search` for a text that is none of these facts.
 */
export function findPlayers(
  ctx: ModuleContext,
  { text, after, size }: v.InferOutput<typeof playerSearch>,
): Promise<Found> {
  const facts = recognise(text);
  if (facts.length === 0) throw new ApiError(422, 'desk.search');
  const start = after === undefined ? null : positionIn(after);
  const from = start === null ? 0 : facts.findIndex(({ match }) => match === start.match);
  if (from < 0) throw invalidPosition();
  return readAtOnce(ctx, async (tx) => {
    const rows: { row: FoundRow; match: Match }[] = [];
    for (const { match, value } of facts.slice(from)) {
      const key = start?.match === match ? start.key : null;
      const limit = size + 1 - rows.length;
      if (limit === 0) break;
      const select = match === 'userName' ? byPrefix(value, key) : byAccount(holdersOf[match](value), key);
      rows.push(...(await queryRows(tx, foundRow, sql`${select} limit ${limit}`)).map((row) => ({ row, match })));
    }
    const list = rows.slice(0, size);
    const last = rows.length > size ? list.at(-1) : undefined;
    return { list: list.map(renderFound), next: last ? writePosition(last.match, last.row.key) : null };
  });
}

const COLUMNS = sql`a.user_name as "userName", a.type, a.blocked as "isBlocked", a.closed_at is not null as "isClosed",
  epoch_ms(a.created_at)::text as since`;

/** Bytewise operators, as of the index of prefixes, whatever the database's collation. */
const byPrefix = (prefix: string, key: string | null): SQL => sql`
  select lower(a.user_name) as key, ${COLUMNS} from accounts a
  where lower(a.user_name) ~>=~ ${prefix} and lower(a.user_name) ~<~ ${`${prefix}~`}
    and ${key === null ? sql`true` : sql`lower(a.user_name) ~>~ ${key}`}
  order by lower(a.user_name) using ~<~`;

const byAccount = (holders: SQL, key: string | null): SQL => sql`
  select a.id::text as key, ${COLUMNS} from (
    select distinct h.account_id from (${holders}) h
    where ${key === null ? sql`true` : sql`h.account_id > ${key}::uuid`} order by h.account_id) f
  join accounts a on a.id = f.account_id order by f.account_id`;

/** Returns the kind of a player by the type of the account. */
export const kindOf = (account: { type: number }): Found['list'][number]['kind'] =>
  account.type === SETTINGS.trialType ? 'trial' : isAgent(account) ? 'agent' : 'member';

/** Returns the state of a player; a closed account is also blocked. */
export const stateOf = (isClosed: boolean, isBlocked: boolean): Found['list'][number]['state'] =>
  isClosed ? 'closed' : isBlocked ? 'blocked' : 'active';

const renderFound = ({ row, match }: { row: FoundRow; match: Match }): Found['list'][number] => ({
  userName: row.userName,
  kind: kindOf(row),
  state: stateOf(row.isClosed, row.isBlocked),
  since: row.since,
  matched: match,
});

function positionIn(after: string): Position {
  const [name, key = ''] = readPosition(after, /^(\w+) ([\w-]{1,64})$/);
  const match = PLAYER_MATCHES.find((candidate) => candidate === name);
  const isKey = match === 'userName' ? /^[a-z]\w{2,31}$/ : UUID;
  if (!match || !isKey.test(key)) throw invalidPosition();
  return { match, key };
}
