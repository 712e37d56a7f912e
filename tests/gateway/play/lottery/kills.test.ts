/** @module-tag extended */

import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { toWire } from '../../../../src/contract/money/money';
import { freshDatabase } from '../../harness/database';
import { dataFolder, end } from '../../harness/process';
import { playerOn } from '../../money/wallet/processes';
import { key } from '../../money/wallet/support';

const ENV = { LIMIT_FACTOR: '1000', LOG_LEVEL: 'error', SESSION_IDLE: '12h', DRAWS: 'on' };
const SECOND = 1_000;
/** Every number of two last digits for 0.02 each: one of them wins, and 98 % of the cost comes back. */
const DIGITS = '0,1,2,3,4,5,6,7,8,9';
const STAKE = '2.00';
const LOST = 4n;

type Gateway = Awaited<ReturnType<ReturnType<typeof dataFolder>['start']>>;
let database: Awaited<ReturnType<typeof freshDatabase>>;
let folder: ReturnType<typeof dataFolder>;
let ours: pg.Client;
let gateway: Gateway;
beforeAll(async () => {
  database = await freshDatabase();
  folder = dataFolder(undefined, { DATABASE_URL: database.url });
  ours = new pg.Client({ connectionString: database.url });
  await ours.connect();
  gateway = await folder.start(ENV);
});
afterAll(async () => {
  await ours.end();
  await folder.clear();
  await database.drop();
});

const all = async <R extends pg.QueryResultRow>(query: string, ...values: unknown[]) =>
  (await ours.query<R>(query, values)).rows;

/** Advances both clocks of the database: the platform's and that of jobs, whose dead holders expire. */
async function passes(ms: number) {
  const ahead =
    'insert into platform_clock (ahead) values ($1) on conflict (one) do update set ahead = platform_clock.ahead + excluded.ahead';
  await all(ahead, `${ms} milliseconds`);
  await all(
    'update graphile_worker._private_jobs set run_at = run_at - $1::interval, locked_at = locked_at - $1::interval',
    `${ms} milliseconds`,
  );
}

/** Locks rows or a table; `isAwaited` resolves once a query is blocked. */
async function holds(query: string, ...values: string[]) {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(query, values);
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = () => all('select from pg_stat_activity where $1 = any (pg_blocking_pids(pid))', rows[0]?.pid);
  return {
    isAwaited: () => expect.poll(async () => (await waiting()).length).toBeGreaterThan(0),
    release: () => client.query('rollback'),
  };
}

type Bet = { issue: string; order: string; player: string };
const stateOf = async (table: 'lottery_issues' | 'lottery_orders', id: string) =>
  (await all<{ state: string }>(`select state from ${table} where id = $1`, id))[0]?.state;
const comesTo = ({ issue }: Bet, state: string) => expect.poll(() => stateOf('lottery_issues', issue)).toBe(state);
const until = async ({ issue }: Bet, moment: 'closes_at' | 'draws_at') => {
  const rows = await all<{ ms: string }>(
    `select ceil(extract(epoch from ${moment} - app_now()) * 1000) as ms from lottery_issues where id = $1`,
    issue,
  );
  await passes(Number(rows[0]?.ms) + SECOND);
};
const life = ({ issue }: Bet) => holds('select from lifecycles where id = $1 for update', issue);
const wallet = ({ player }: Bet) =>
  holds(`select from ledger_accounts where owner_id = $1 and purpose = 'main' for update`, player);
const waitUntilClosed = async (bet: Bet) => {
  await until(bet, 'closes_at');
  await comesTo(bet, 'closed');
  await expect.poll(() => stateOf('lottery_orders', bet.order)).toBe('closed');
};
type Hold = Pick<Awaited<ReturnType<typeof holds>>, 'release'>;

/** Points at which a gateway is killed: its current step is blocked until it is dead. */
const POINTS: Record<string, (bet: Bet) => Promise<Hold | null>> = {
  'creates issues': async () => {
    const held = await holds(`select from lottery_plans where lottery = 'SSC' for update`);
    await passes(90 * SECOND);
    await held.isAwaited();
    return held;
  },
  'closes the issue': async (bet) => {
    const held = await life(bet);
    await until(bet, 'closes_at');
    await held.isAwaited();
    return held;
  },
  'collects the stakes': async (bet) => {
    const held = await wallet(bet);
    await until(bet, 'closes_at');
    await comesTo(bet, 'closed');
    await held.isAwaited();
    return held;
  },
  'waits for the draw': async (bet) => {
    await waitUntilClosed(bet);
    return null;
  },
  'stores the result': async (bet) => {
    await waitUntilClosed(bet);
    // A row under the same key that may still be inserted.
    const held = await holds(
      `insert into lottery_results (issue_id, settlement, kind, taken_by, at) values ($1, 1, 'void', 'nobody', now())`,
      bet.issue,
    );
    await until(bet, 'draws_at');
    await comesTo(bet, 'drawing');
    await held.isAwaited();
    return held;
  },
  pays: async (bet) => {
    await waitUntilClosed(bet);
    const held = await wallet(bet);
    await until(bet, 'draws_at');
    await comesTo(bet, 'settling');
    await held.isAwaited();
    return held;
  },
  'completes the settlement': async (bet) => {
    await waitUntilClosed(bet);
    const first = await wallet(bet);
    await until(bet, 'draws_at');
    await comesTo(bet, 'settling');
    await first.isAwaited();
    const held = await life(bet);
    await first.release();
    await held.isAwaited();
    expect(await stateOf('lottery_orders', bet.order)).toBe('settled');
    return held;
  },
};

/** Places a bet on the second open issue, which leaves time until it closes. */
async function bets(): Promise<Bet> {
  const { client } = await playerOn(gateway);
  const rules = () => client.lotteryRules({ lottery: 'SSC', issues: 3 });
  await expect.poll(async () => (await rules()).issues.length).toBe(3);
  const { issues, rulesVersion, priceVersion, groups } = await rules();
  const line = {
    play: 'direct-2-last',
    selection: `${DIGITS}|${DIGITS}`,
    unit: 'fen' as const,
    multiple: 1,
    group: groups.most,
  };
  const orderRequest = {
    lottery: 'SSC',
    issue: issues[1]?.issue ?? '',
    rulesVersion,
    priceVersion,
    stake: STAKE,
    lines: [line],
  };
  const [order] = (await client.placeLotteryOrder(orderRequest, key())).orders;
  const [row] = await all<{ issue: string; player: string }>(
    'select issue_id as issue, account_id as player from lottery_orders where id = $1',
    order?.id,
  );
  return { order: order?.id ?? '', issue: row?.issue ?? '', player: row?.player ?? '' };
}

const balance = async () => BigInt((await (await playerOn(gateway)).client.balance()).sumBalance.replace('.', ''));
const minuteBefore = `select * from lottery_issues where lottery = 'SSC' and draws_at < app_now() - interval '1 minute'`;
const unsettled = () => all(`select from (${minuteBefore}) i where state <> 'settled'`);

test.each(Object.entries(POINTS))(
  'a gateway killed as it %s: the next continues without gaps or double payment [own.draw.lifecycle own.draw.settled]',
  async (_, dies) => {
    const before = await balance();
    const bet = await bets();
    const held = await dies(bet);
    await end(gateway.child, 'SIGKILL');
    await held?.release();
    await passes(6 * 60 * SECOND);
    gateway = await folder.start(ENV);
    await comesTo(bet, 'settled');
    await expect.poll(async () => (await unsettled()).length).toBe(0);

    expect(await stateOf('lottery_orders', bet.order)).toBe('settled');
    expect(toWire(before - (await balance()))).toBe(toWire(LOST));
    expect(await all(`select from bet_facts where bet_id = $1`, bet.order)).toHaveLength(1);
    expect(
      await all(
        `select from lottery_results r join lottery_issues i on i.id = r.issue_id group by i.id having count(*) > 1`,
      ),
    ).toEqual([]);
    const gaps = `select from (select seq - lag(seq) over w as seqs, draws_at - lag(draws_at) over w as minutes from lottery_issues
      where lottery = 'SSC' window w as (order by seq)) x where seqs <> 1 or minutes <> interval '1 minute'`;
    expect(await all(gaps)).toEqual([]);
    expect((await gateway.ops('ledger', ['verify'])).reply?.value).toMatchObject({ problems: [] });
  },
);
