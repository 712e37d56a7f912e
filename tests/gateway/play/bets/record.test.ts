import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { purgeBetFiles } from '../../../../src/gateway/play/bets/file';
import { recordFacts } from '../../../../src/gateway/play/bets/service';
import { rejection, startForYears } from '../../money/limits/support';
import { newcomer } from '../../money/wallet/support';
import { move, play } from './support';

const gateway = await startForYears();
const { db } = gateway.ctx;
afterAll(() => gateway.close());

const HOUR = 3_600_000;
const DAY = 86_400_000;
const ago = (ms: number) => new Date(Date.now() - ms);
const wheel = { vendor: 'V1', game: 'wheel', category: 'RNG' };
const net = { vendor: 'V1', game: 'net', category: 'FISH' };
await db.execute(
  sql`insert into vendors (vassalage, account_type_name, name_bn, name_en, since) values ('V1', 'V1', 'ভি', 'Vee', now())`,
);
await db.execute(sql`insert into vendor_categories values ('V1', 'RNG', false, 900), ('V1', 'FISH', false, 901)`);
await db.execute(sql`insert into games (game_id, place, vassalage, category, node, name_bn, name_en, has_trial, game_url, is_hot, min_bet, max_bet,
  features, fairness, rules, since) values ('wheel', 900001, 'V1', 'RNG', 'slots', 'চাকা', 'Wheel', false, '/', false, 1, 2, '{}', 'testedRandom', 'slots', now()),
  ('net', 900002, 'V1', 'FISH', 'fishing', '=জাল', '=Net', false, '/', false, 1, 2, '{}', 'testedRandom', 'slots', now())`);

/** Five rounds: won, lost, even, cancelled, and an old one. */
async function player() {
  const player = await newcomer(gateway);
  await play(gateway, player.id, 1_000n, { ...wheel, betAt: ago(100 * DAY), result: 9_900n });
  const lost = await play(gateway, player.id, 2_000n, { ...wheel, betAt: ago(3 * DAY), at: ago(3 * DAY - 1_000) });
  await play(gateway, player.id, 500n, { ...wheel, betAt: ago(2 * DAY), result: 500n, validBet: 0n });
  await play(gateway, player.id, 700n, { ...net, betAt: ago(2 * HOUR), kind: 'cancelled', at: ago(HOUR) });
  const won = await play(gateway, player.id, 1_000n, {
    ...net,
    betAt: ago(HOUR),
    result: 3_000n,
    at: ago(HOUR - 5_000),
    proof: 'seed 7',
  });
  return { ...player, lost, won };
}

describe('betting record [own.betting-record.filter]', () => {
  test('lists bets newest first with names and sums', async () => {
    const { client } = await player();
    const { list, sums, games, ...pages } = await client.bets({});
    expect(
      list.map(({ gameName, status, stake, result, net: netResult }) => [gameName, status, stake, result, netResult]),
    ).toEqual([
      ['=Net', 'won', '10.00', '30.00', '20.00'],
      ['=Net', 'cancelled', '7.00', '0.00', '0.00'],
      ['Wheel', 'even', '5.00', '5.00', '0.00'],
      ['Wheel', 'lost', '20.00', '0.00', '-20.00'],
    ]);
    expect(list[0]).toMatchObject({
      vendorName: 'Vee',
      category: 'FISH',
      validBet: '10.00',
      changed: false,
      game: 'net',
    });
    expect(sums).toEqual({ bets: 3, stake: '35.00', validBet: '30.00', result: '35.00', net: '0.00' });
    expect(games).toEqual([
      { game: 'net', gameName: '=Net' },
      { game: 'wheel', gameName: 'Wheel' },
    ]);
    expect(pages).toEqual({ pageNum: 1, totalPages: 1, total: 4 });
  });

  test.each([
    [{ category: 'FISH' }, 2],
    [{ game: 'wheel' }, 2],
    [{ status: 'cancelled' }, 1],
    [{ status: 'won', game: 'wheel' }, 0],
    [{ from: ago(DAY).getTime() }, 2],
    [{ to: ago(DAY).getTime() }, 2],
    [{ from: ago(150 * DAY).getTime(), to: ago(80 * DAY).getTime() }, 1],
  ] as const)('filters by %o: %i', async (filter, total) => {
    const { client } = await player();
    const all = await client.bets(filter);
    expect([all.total, all.list.length]).toEqual([total, total]);
  });

  test('is paginated and contains only the player’s own bets', async () => {
    const { client } = await player();
    const other = await newcomer(gateway);
    const pages = await Promise.all([1, 2, 3].map((pageNo) => client.bets({ pageNo, pageSize: 2 })));
    expect(pages.map(({ list }) => list.map(({ status }) => status))).toEqual([
      ['won', 'cancelled'],
      ['even', 'lost'],
      [],
    ]);
    expect(pages[0]).toMatchObject({ totalPages: 2, total: 4, sums: { bets: 3 } });
    expect(await other.client.bets({})).toMatchObject({ list: [], total: 0, games: [], sums: { stake: '0.00' } });
  });

  test('labels earlier games and shows the id of unknown ones', async () => {
    const { id, client } = await newcomer(gateway);
    await play(gateway, id, 100n, { ...wheel, game: 'before', betAt: ago(HOUR) });
    await play(gateway, id, 100n, { ...wheel, game: 'gone', category: 'NEW' });
    const { list } = await client.bets({});
    expect(list.map(({ gameName, vendorName, category }) => [gameName, vendorName, category])).toEqual([
      ['gone', 'V1', 'other'],
      ['Earlier game', '–', 'RNG'],
    ]);
  });

  test('limits a query to 92 days and returns the limit', async () => {
    const { client } = await player();
    await expect(client.bets({ from: ago(200 * DAY).getTime() })).rejects.toMatchObject(rejection('bets.days', 422));
    expect((await client.bets({ from: ago(92 * DAY).getTime() })).total).toBe(4);
  });

  test('sums equal the ledger’s movements', async () => {
    const { id, client, won } = await player();
    const late = { transaction: 'late', transfer: await move(db, id, 'win', 250n) };
    await recordFacts(db, [{ ...won, event: 'late', result: 3_250n, moves: [...won.moves, late] }]);
    const of = async (filter: object) => (await client.bets(filter)).sums.net;
    const old = { from: ago(150 * DAY).getTime(), to: ago(80 * DAY).getTime() };
    const { rows } = await db.execute<{ moved: string }>(sql`select sum(e.amount)::text as moved from ledger_entries e
      join ledger_accounts a on a.id = e.account_id where a.owner_id = ${id} and e.kind in ('bet', 'win')`);
    expect(Number(await of({})) + Number(await of(old))).toBe(Number(rows[0]?.moved) / 100);
    expect(await of({})).toBe('2.50');
  });
});

describe('details of a round [own.betting-record.round]', () => {
  test('show stake, result, the movements of each studio transaction, and the proof', async () => {
    const { id, client, won } = await player();
    const first = (await client.bets({})).list[0]?.id ?? '';
    const late = { transaction: 'late', transfer: await move(db, id, 'win', 250n) };
    const none = { transaction: 'none', transfer: null };
    await recordFacts(db, [{ ...won, event: 'late', result: 3_250n, moves: [...won.moves, late, none] }]);
    const round = await client.bet({ id: first });
    expect(round).toMatchObject({
      status: 'won',
      stake: '10.00',
      result: '32.50',
      changed: true,
      evidence: 'seed 7',
      roundId: 'r1',
      studio: 'jhor',
    });
    expect(round.transactions.map(({ transactionId, amount }) => [transactionId, amount])).toEqual([
      [`${won.betId}:b`, '-10.00'],
      [`${won.betId}:w`, '30.00'],
      ['late', '2.50'],
      ['none', '0.00'],
    ]);
    expect(round.events.map(({ kind, result }) => [kind, result])).toEqual([
      ['settled', '30.00'],
      ['settledAnew', '32.50'],
    ]);
    expect((await client.bets({})).list[0]).toMatchObject({ result: '32.50', changed: true });
  });

  test('return 404 for other players’ rounds and unknown ids', async () => {
    const { client } = await player();
    const other = await newcomer(gateway);
    const id = (await client.bets({})).list[0]?.id ?? '';
    for (const requestBet of [() => other.client.bet({ id }), () => client.bet({ id: crypto.randomUUID() })])
      await expect(requestBet()).rejects.toMatchObject(rejection('bets.unknown', 404));
  });
});

describe('record as a file [own.betting-record.export]', () => {
  const fileQuery = { zone: 'Asia/Dhaka' };
  const get = async (path: string, headers = {}) => gateway.server.inject({ url: path, headers });

  test('contains every match in the reader’s language and the named time zone [own.frame.site-zone]', async () => {
    const { client, lost } = await player();
    const { path } = await client.betsFile({ ...fileQuery, status: 'lost' });
    const { statusCode, headers, body } = await get(path);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="maidan-bets-\d{4}-\d\d-\d\d\.csv"$/);
    const dhaka = (time: Date) => new Date(time.getTime() + 6 * HOUR).toISOString().slice(0, 19).replace('T', ' ');
    expect(body).toBe(
      `\ufeff"Time of bet (Asia/Dhaka)","Settled (Asia/Dhaka)","Game","Provider","Category","Status","Stake","Valid bet","Returned","Round","Transaction"\r\n` +
        `"${dhaka(lost.betAt)}","${dhaka(lost.at ?? lost.betAt)}","Wheel","Vee","Slots","Lost","20.00","20.00","0.00","r1","${lost.betId}"\r\n`,
    );
  });

  test('supports Bengali and contains each line once, however many there are', async () => {
    const { id } = await newcomer(gateway);
    for (let i = 0; i < 3; i++) await play(gateway, id, 100n, { ...wheel, betAt: ago((i + 1) * HOUR) });
    await db.execute(sql`insert into bet_facts select x.* from bet_facts f cross join generate_series(1, 400) i
      cross join lateral jsonb_populate_record(null::bet_facts, to_jsonb(f) || jsonb_build_object('id', gen_random_uuid(), 'bet_id', f.bet_id || i)) x
      where f.account_id = ${id}`);
    const headers = { language: 'bn', authorization: `Bearer ${await openSession(gateway.ctx, db, id)}` };
    const { value } = (
      await gateway.server.inject({ method: 'POST', url: '/wps/member/bets/file', headers, payload: fileQuery })
    ).json();
    const lines = (await get(value.path)).body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(1 + 3 + 1_200);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines[0]).toContain('"বাজির সময় (Asia/Dhaka)"');
    expect(lines[1]).toContain('"চাকা","ভি","স্লট","হার"');
  });

  test.each(['=1+1', '+1', '-1', '@x', '\tx'])(
    'escapes cells that a spreadsheet would execute: %j',
    async (roundId) => {
      const { id, client } = await newcomer(gateway);
      await play(gateway, id, 100n, { ...net, roundId });
      const { body } = await get((await client.betsFile(fileQuery)).path);
      expect(body).toContain(`"'${roundId}"`);
      expect(body).toContain(`"'=Net"`);
      expect(body).not.toMatch(/"[=+\-@\t]/);
    },
  );

  test('its address works once, for a minute, and cannot be guessed', async () => {
    const { client } = await player();
    const { path, expiresAt } = await client.betsFile(fileQuery);
    expect((await get(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).statusCode).toBe(404);
    expect([(await get(path)).statusCode, (await get(path)).statusCode]).toEqual([200, 404]);
    const late = await client.betsFile(fileQuery);
    expect(expiresAt - (await gateway.ctx.now()).getTime()).toBeLessThanOrEqual(60_000);
    await gateway.later(61_000);
    expect((await get(late.path)).json()).toMatchObject({ code: 'bets.file' });
    const left = await client.betsFile(fileQuery);
    await gateway.later(61_000);
    await purgeBetFiles(gateway.ctx);
    expect((await db.execute(sql`select 1 from bet_files`)).rows).toEqual([]);
    expect((await get(left.path)).statusCode).toBe(404);
  });

  test('rejects unknown time zones and too many days', async () => {
    const { client } = await player();
    await expect(client.betsFile({ zone: 'Nowhere/Else' })).rejects.toMatchObject(rejection('bets.zone', 422));
    await expect(client.betsFile({ ...fileQuery, from: 1 })).rejects.toMatchObject(rejection('bets.days', 422));
  });
});
