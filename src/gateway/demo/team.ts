import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { GATEWAY_SETTINGS, SETTINGS } from '../../contract';
import { mustExist } from '../identity/account/service';
import { PAYIN } from '../money/deposit/suspense';
import { deposits } from '../money/deposit/tables';
import type { ModuleContext, Tx } from '../platform/context';
import { siteDayAt } from '../platform/time/site-days';
import { takeAll } from '../play/bets/rollups';
import { DEMO_PASSWORD } from './accounts';
import { type Booking, book, withMany } from './books';
import { hashed } from './hashed';

const DAY = 86_400_000;
const MINUTE = 60_000;
const NAMES = [
  'rafi',
  'sumi',
  'tania',
  'jamal',
  'nadia',
  'hasan',
  'mitu',
  'polash',
  'runa',
  'shafiq',
  'lima',
  'bappi',
  'keya',
  'imran',
  'dola',
  'faruk',
];
/** Number of people per level; those on the first two levels are agents. */
const LEVELS = [20, 180, 1_800];
/** Days of play; each player plays on every fifth one. */
const DAYS = 30;
const GAMES = [
  { vendor: 'MAIDANLAB', game: 'lab-wheel', category: 'RNG' },
  { vendor: 'MAIDANLAB', game: 'lab-net', category: 'FISH' },
] as const;
/** Return of a stake in hundredths, in rotation; never exactly the stake. */
const BACK = [0, 180, 60, 0, 95, 240, 0, 120, 40];

type Person = { id: string; userName: string; level: number; uplineId: string; joined: Date; nth: number };

/**
 * Gives the demo's agent a team of 2,000 people on three levels. A quarter of them have deposited and played for a
 * month. Inserted in batches.
 */
export async function plantTeam(ctx: ModuleContext): Promise<void> {
  const agent = await mustExist(ctx, 'agent');
  const now = await ctx.now();
  const people = peopleBelow(agent.id, now);
  await join(ctx.db, people, now);
  const players = people.filter(({ nth }) => oneOf(4, nth) === 0);
  const opening: Booking = {
    id: v7(),
    key: 'demo:team',
    kind: 'adjustment',
    sides: withMany(
      'adjustment',
      players.map(({ id }) => [id, 500_000]),
    ),
  };
  await book(ctx.db, [opening], new Date(now.getTime() - (DAYS + 1) * DAY));
  const { start: midnight } = siteDayAt(ctx.config.siteZone, now.getTime());
  for (let ago = DAYS; ago >= 1; ago--) {
    const at = new Date(midnight - ago * DAY + 9 * 60 * MINUTE + ((ago * 53) % 500) * MINUTE);
    await pay(
      ctx.db,
      players.filter(({ nth }) => oneOf(90, nth, ago) === 0),
      at,
    );
    await plays(
      ctx.db,
      players.filter(({ nth }) => oneOf(5, nth, -ago) === 0),
      ago,
      at,
    );
  }
  await takeAll(ctx, 5_000);
}

/**
 * Derives a pseudo-random number below `many`, independent of other properties, so that players are spread over all
 * teams.
 */
function oneOf(many: number, ...from: number[]): number {
  const mixed = from.reduce((sum, value) => Math.imul(sum ^ value, 0x85eb_ca6b) ^ (sum >>> 13), many);
  return (mixed >>> 8) % many;
}

function peopleBelow(agentId: string, now: Date): Person[] {
  const people: Person[] = [];
  let above = [agentId];
  let nth = 0;
  for (const [depth, count] of LEVELS.entries()) {
    const level = Array.from({ length: count }, (_, index): Person => {
      const joined = new Date(
        now.getTime() - (60 - depth * 10) * DAY + Math.floor((index / count) * (depth === 2 ? 40 : 5) * DAY),
      );
      const name = NAMES[nth % NAMES.length] ?? '';
      return {
        id: v7(),
        userName: `${name}${String(++nth).padStart(4, '0')}`,
        level: depth + 1,
        uplineId: above[index % above.length] ?? agentId,
        joined,
        nth,
      };
    });
    people.push(...level);
    above = level.map(({ id }) => id);
  }
  return people;
}

/** Creates all accounts, wallets and positions; their paths start with the agent's. */
async function join(tx: Tx, people: readonly Person[], now: Date) {
  const type = SETTINGS.agentTypes[0];
  const password = await hashed(DEMO_PASSWORD);
  const rows = JSON.stringify(
    people.map(({ id, userName: name, level, uplineId: upline, joined }) => ({ id, name, level, upline, joined })),
  );
  await tx.execute(sql`
    with people as (select * from json_to_recordset(${rows}::json) p(id uuid, name text, level int, upline uuid, joined timestamptz))
    insert into accounts (id, user_name, type, nickname, password_hash, language, created_at)
    select id, name, case when level < 3 then ${type}::int else 0 end, initcap(regexp_replace(name, '\\d', '', 'g')), ${password}, 'bn', joined from people`);
  await tx.execute(sql`
    insert into ledger_accounts (id, owner_id, purpose, may_be_negative)
    select gen_random_uuid(), id, 'main', false from json_to_recordset(${rows}::json) p(id uuid)`);
  for (const level of LEVELS.keys())
    await tx.execute(sql`
      insert into team_positions (account_id, upline_id, path, valid_from)
      select p.id, u.account_id, u.path || a.member_number, u.valid_from
      from json_to_recordset(${rows}::json) p(id uuid, level int, upline uuid) join accounts a on a.id = p.id
        join team_positions u on u.account_id = p.upline and u.valid_from <= ${now}::timestamptz
      where p.level = ${level + 1}`);
}

/** Books deposits with their turnover requirements. */
async function pay(tx: Tx, payers: readonly Person[], at: Date) {
  const settledAt = new Date(at.getTime() + 2 * MINUTE);
  const paid = payers.map(({ id: owner, nth }) => ({
    id: v7(),
    transfer: v7(),
    owner,
    amount: 50_000 + (nth % 9) * 25_000,
  }));
  if (paid.length === 0) return;
  const times = { createdAt: at, expiresAt: new Date(at.getTime() + GATEWAY_SETTINGS.depositExpiresAfter), settledAt };
  const credited = { method: 'nodi', state: 'credited' as const, ...times };
  await tx.insert(deposits).values(
    paid.map(({ id, owner, amount }) => ({
      id,
      accountId: owner,
      idempotencyKey: `demo:${id}`,
      amount: BigInt(amount),
      ...credited,
    })),
  );
  const booked = paid.map(({ id, transfer, owner, amount }): Booking => {
    return { id: transfer, key: `deposit:${id}`, kind: 'deposit', sides: withMany(PAYIN.purpose, [[owner, amount]]) };
  });
  await book(tx, booked, settledAt);
  await tx.execute(sql`
    select turnover_granted(transfer, owner, 'deposit', amount, amount * ${GATEWAY_SETTINGS.withdrawal.turnover}::int)
    from json_to_recordset(${JSON.stringify(paid)}::json) p(transfer uuid, owner uuid, amount bigint)`);
}

/** Books a round of each player on a day: all stakes in one transfer, all returns in another. */
async function plays(tx: Tx, players: readonly Person[], ago: number, at: Date) {
  const { vendor, game, category } = GAMES[ago % GAMES.length] ?? GAMES[0];
  const rounds = players.map(({ id, nth }) => {
    const stake = 2_000 + oneOf(40, nth, ago) * 1_000;
    return { id: v7(), account: id, stake, result: (stake * (BACK[oneOf(BACK.length, nth, ago)] ?? 0)) / 100 };
  });
  const won = new Date(at.getTime() + MINUTE / 2);
  const staked = v7();
  const paid = v7();
  const stakes = withMany(
    'game',
    rounds.map(({ account, stake }) => [account, -stake]),
  );
  const back = withMany(
    'game',
    rounds.flatMap(({ account, result }) => (result > 0 ? [[account, result]] : [])),
  );
  await book(tx, [{ id: staked, key: `demo:team:${ago}:bet`, kind: 'bet', sides: stakes }], at);
  await book(tx, [{ id: paid, key: `demo:team:${ago}:win`, kind: 'win', sides: back }], won);
  await tx.execute(sql`
    with rounds as (select * from json_to_recordset(${JSON.stringify(rounds)}::json) r(id uuid, account uuid, stake bigint, result bigint)),
    made as (
      insert into bet_facts (id, account_id, path, studio, bet_id, version, event, kind, round_id, vendor, game, category, stake, valid_bet, result, bonus_part,
        status, bet_at, created_at, transactions, transfers)
      select id, account, tree_path(account, ${at}::timestamptz), 'demo', 'team-' || ${ago}::int, 1, 'end-' || ${ago}::int, 'settled', 'team-' || ${ago}::int, ${vendor}, ${game}, ${category},
        stake, stake, result, 0, bet_status('settled', stake, result), ${at}::timestamptz, ${won}::timestamptz,
        case when result > 0 then '{bet,win}' else '{bet}' end::text[], case when result > 0 then array[${staked}, ${paid}]::uuid[] else array[${staked}]::uuid[] end
      from rounds returning id)
    insert into bet_fact_queue select id, app_now() from made`);
}
