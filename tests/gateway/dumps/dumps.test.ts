import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ClientOf, createClient, type Withdrawal } from '../../../src/contract';
import { type Endpoint, type EndpointName, type Endpoints, endpoints } from '../../../src/contract/endpoints';
import { seedDemo } from '../../../src/gateway/demo/seed';
import { openSession } from '../../../src/gateway/session/service';
import { dumpedDatabase } from '../support/database';
import { startTestGateway, type TestGateway } from '../support/gateway';
import { PIXEL } from '../wallet/support';
import { ACT, type Act } from './withdrawals';

const MINUTE = 60_000;
const names = readdirSync('tests/gateway/dumps').flatMap((file) => /^(.+)\.sql\.gz$/.exec(file)?.[1] ?? []);

/** As if it were a minute after the dump was made: its sessions are good, and its jobs wait. */
const A_MINUTE_LATER = `
  with made as (select max(last_seen_at) + interval '1 minute' as at from sessions),
    past as (select app_now() - at as by from made),
    clock as (
      insert into platform_clock (ahead) select - by from past
      on conflict (one) do update set ahead = platform_clock.ahead + excluded.ahead
    )
  select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '1 hour') from graphile_worker.jobs`;

describe.each(names)('a database that was left as %s', (name) => {
  let gateway: TestGateway;
  let accounts: { id: string; userName: string; type: number; client: ClientOf<Endpoints> }[];
  beforeAll(async () => {
    const database = await dumpedDatabase(name);
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(A_MINUTE_LATER);
    await client.end();
    gateway = await startTestGateway({ LIMIT_FACTOR: '1000', SESSION_IDLE: '24h', LOG_LEVEL: 'error' }, database);
    const { rows } = await gateway.ctx.db.execute<{ id: string; userName: string; type: number }>(
      sql`select id, user_name as "userName", type from accounts order by user_name`,
    );
    accounts = await Promise.all(rows.map(async (row) => ({ ...row, client: await clientOf(gateway, row.id) })));
  });
  afterAll(async () => {
    const { problems } = Object((await gateway.ops('ledger', ['verify'])).reply?.value);
    await gateway.stop();
    expect(problems).toEqual([]);
  });

  test('every read of every account is answered as the contract says', async () => {
    for (const { userName, client } of accounts) {
      const reads = await readsOf(client);
      for (const [read, request] of reads)
        await Reflect.apply(client[read], client, [request]).catch((error: unknown) => {
          throw new Error(`${userName} cannot read ${read}: ${JSON.stringify(error)}`);
        });
    }
    expect(accounts.length).toBeGreaterThan(5);
    expect(gateway.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('asvs 6.3.2: a demo of before is known as one, and does not start without the demo', async () => {
    const { rows } = await gateway.ctx.db.execute('select one from demo_seed');
    expect(rows).toEqual([{ one: true }]);
    const without = { ...gateway.ctx, config: { ...gateway.ctx.config, demo: false } };
    await expect(seedDemo(without)).rejects.toThrow(/^DEMO: it is off/);
  });

  test('the sessions of before are open', async () => {
    const { client } = the(accounts, 'downline');
    const { list } = await client.sessionList();
    expect(list.length).toBeGreaterThan(1);
  });

  test('withdrawals go on where they were, by what is said and at their deadlines', async () => {
    const { client } = the(accounts, 'downline');
    const { list } = await client.withdrawals({ pageSize: 50 });
    const lives = list.map(({ id, steps, permitted }) => ({ id, went: steps.map(({ state }) => state).join(' '), permitted }));
    const at = (went: string, cancels = false) => {
      const found = lives.find((one) => one.went === went && one.permitted.includes('player.cancelled') === cancels);
      return found ?? expect.fail(`no withdrawal went ${went}`);
    };
    const say = async (id: string, ...acts: Act[]): Promise<Withdrawal['state']> => {
      for (const act of acts) await ACT[act]({ ops: gateway.ops, client, id, image: PIXEL });
      return (await client.withdrawal({ id })).state;
    };
    expect(await say(at('requested').id, 'approve', 'disburse', 'received')).toBe('received');
    expect(await say(at('requested', true).id, 'cancel')).toBe('cancelled');
    expect(await say(at('requested approved').id, 'reject')).toBe('rejected');
    expect(await say(at('requested approved disbursed notReceived').id, 'pay')).toBe('paidAgain');
    expect(await say(at('requested approved disbursed partiallyReceived').id, 'refund')).toBe('refunded');

    const waiting = list.filter(({ deadline }) => deadline !== null);
    expect(waiting.map(({ state }) => state).sort()).toEqual(['disbursed', 'disbursed', 'paidAgain']);
    await gateway.ops('clock', ['+45m']);
    await gateway.ops('clock', ['+30m']);
    const states = async () => (await Promise.all(waiting.map(({ id }) => client.withdrawal({ id })))).map(({ state }) => state).sort();
    await expect.poll(states, { timeout: 20_000 }).toEqual(['countedReceived', 'countedReceived', 'returned']);
    for (const { id, deadline } of waiting) {
      const { steps } = await client.withdrawal({ id });
      expect((steps.at(-1)?.at ?? 0) - (deadline ?? 0)).toBeGreaterThan(-MINUTE);
    }
  });
});

const the = <T extends { userName: string }>(accounts: T[], name: string): T =>
  accounts.find(({ userName }) => userName === name) ?? expect.fail(`there is no ${name}`);

async function clientOf({ url, ctx }: TestGateway, accountId: string): Promise<ClientOf<Endpoints>> {
  const token = await openSession(ctx, ctx.db, accountId);
  return createClient(endpoints, {
    fetch: (path, init) => fetch(url + String(path), init),
    credentials: () => ({ language: 'bn', merchant: 'maidan', token }),
    seal: () => Promise.reject(new Error('nothing is sealed here')),
  });
}

/** All that can be read with a session, each with what it is asked by: one call an id that there is. */
async function readsOf(client: ClientOf<Endpoints>): Promise<[EndpointName, unknown][]> {
  const [{ list: withdrawals }, { list: deposits }] = [await client.withdrawals({ pageSize: 50 }), await client.deposits({ pageSize: 50 })];
  const { list: notices } = await client.notices({});
  const asked: Partial<Record<EndpointName, unknown[]>> = {
    withdrawal: withdrawals.map(({ id }) => ({ id })),
    proof: withdrawals.flatMap(({ proofs }) => proofs.map((id) => ({ id }))),
    deposit: deposits.map(({ id }) => ({ id })),
    withdrawals: [{}],
    deposits: [{}],
    records: [{}],
    personalLoss: [{}],
    systemStatus: [{}],
    announcements: [{}],
    notices: [{}],
    notice: notices.map(({ id }) => ({ id })),
    affiliate: [],
  };
  return Object.entries<Endpoint>(endpoints).flatMap(([name, { method, query }]) => {
    if (!isEndpoint(name) || method !== 'GET' || name === 'logOutByGet') return [];
    const requests = query ? (asked[name] ?? expect.fail(`nobody knows what ${name} is asked by`)) : [undefined];
    return requests.map((request): [EndpointName, unknown] => [name, request]);
  });
}

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);
