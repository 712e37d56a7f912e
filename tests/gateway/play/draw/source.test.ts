/** @module-tag extended */

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { nextIssues, settled } from '../../../../src/gateway/play/draw/service';
import { lotteryResults } from '../../../../src/gateway/play/draw/tables';
import { LOTTERIES, type LotteryCode } from '../../../../src/lottery';
import { isRight, verifyDraw } from '../../../../src/lottery/fair/verify';
import { type Modules, startModules } from '../../harness/modules';
import { draws, MINUTE } from './support';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ drawGivesUp: 5 * MINUTE });
});
afterAll(() => gateway.close());

let acts = 0;
const ops = (...args: string[]) => {
  acts += 1;
  return perform(
    gateway.ctx,
    { name: 'somebody', role: 'admin' },
    { command: 'draws', args, reason: 'a test', key: `${acts}` },
  );
};
const next = async (lottery: LotteryCode) => {
  const [issue] = await nextIssues(gateway.ctx.db, lottery, 1);
  return issue ?? expect.fail(`no issue of ${lottery}`);
};
/** Milliseconds until the draw of an issue. */
const until = async ({ drawsAt }: { drawsAt: Date }) => drawsAt.getTime() - (await gateway.ctx.now()).getTime() + 1_000;
const resultsOf = (id: string) =>
  gateway.ctx.db.select().from(lotteryResults).where(eq(lotteryResults.issueId, id)).orderBy(lotteryResults.settlement);
const evidence = (lottery: string, issue: string) => gateway.client.drawEvidence({ lottery, issue });

beforeEach(async () => {
  for (const source of ['beacon', 'feed-one', 'feed-two']) await ops('source', source, 'normal');
});

/** Plays some lotteries only: days of others would be drawn as well. */
async function playing(...codes: LotteryCode[]) {
  const at = draws(gateway, codes);
  await at.pass(0);
  return at;
}

describe('draw by our own source', () => {
  test('reveals seed and signature with the result, and verifies independently [own.draw.commitment]', async () => {
    const at = await playing('PK10');
    const { number } = await next('PK10');
    const before = await evidence('PK10', number);
    const chain = { publishedAt: expect.any(Number) };
    expect(before).toMatchObject({
      result: null,
      fair: { serverSeed: null, chain, beacon: { name: 'demo', signature: null } },
    });
    await at.pass(3 * MINUTE);
    const after = await evidence('PK10', number);
    expect(after.fair?.commitment).toBe(before.fair?.commitment);
    expect(after.fair?.chain).toEqual(before.fair?.chain);
    expect(isRight(verifyDraw(after, { noted: before.fair?.commitment ?? '' }))).toBe(true);
    expect(
      verifyDraw({ ...after, result: [...(after.result ?? [])].reverse() }).filter(({ right }) => right === false),
    ).toHaveLength(1);
  });

  test.each(['silent', 'forged'])(
    'with a %s beacon it is delayed, retried and then drawn [own.draw.delayed]',
    async (way) => {
      const at = await playing('SSC');
      const issue = await next('SSC');
      await ops('source', 'beacon', way);
      await at.pass(await until(issue));
      expect(await at.one('SSC', issue.number)).toMatchObject({ state: 'delayed', result: null, serverSeed: null });
      await ops('source', 'beacon', 'normal');
      await at.pass(MINUTE);
      expect((await at.one('SSC', issue.number)).state).toBe('settled');
      expect(isRight(verifyDraw(await evidence('SSC', issue.number)))).toBe(true);
    },
  );

  test('is void when the beacon stays silent, never drawn by us [own.draw.delayed own.draw.void]', async () => {
    const at = await playing('11X5');
    const issue = await next('11X5');
    await ops('source', 'beacon', 'silent');
    await at.pass(await until(issue));
    await at.pass(4 * MINUTE);
    expect((await at.one('11X5', issue.number)).state).toBe('delayed');
    await at.pass(2 * MINUTE);
    expect(await at.one('11X5', issue.number)).toMatchObject({ state: 'refunded', result: null, serverSeed: null });
    expect(await resultsOf(issue.id)).toMatchObject([{ settlement: 1, kind: 'void', takenBy: 'time' }]);
    await ops('source', 'beacon', 'normal');
    await at.pass(MINUTE);
    expect((await at.one('11X5', issue.number)).state).toBe('refunded');
  });

  test('its result follows from the seed: an operator can only void it', async () => {
    const at = await playing('SSC');
    const { number } = await next('SSC');
    await at.pass(3 * MINUTE);
    await expect(ops('correct', 'SSC', number, '1,2,3,4,5')).rejects.toMatchObject({ code: 'draw.ownResult' });
    await ops('void', 'SSC', number);
    await at.run();
    expect((await at.one('SSC', number)).state).toBe('refunded');
    const { list } = await gateway.client.openedNumbers({ gameCode: 'SSC' });
    expect(list.find(({ numero }) => numero === number)).toMatchObject({
      isVoid: true,
      numbers: [],
      before: [expect.any(Array)],
    });
  });
});

describe('official result [own.draw.feeds]', () => {
  test('counts once both feeds agree, and their responses are stored', async () => {
    const at = await playing('VNN');
    const issue = await next('VNN');
    await at.pass(await until(issue));
    const { state, result } = await at.one('VNN', issue.number);
    expect([state, LOTTERIES.VNN.parseResult(result)?.length]).toEqual(['settled', 27]);
    const { feeds, fair } = await evidence('VNN', issue.number);
    expect(fair).toBeNull();
    expect(feeds.map(({ feed, genuine }) => [feed, genuine]).sort()).toEqual([
      ['feed-one', true],
      ['feed-two', true],
    ]);
    for (const { raw } of feeds) expect(JSON.parse(raw)).toMatchObject({ lottery: 'VNN', issue: issue.number, result });
  });

  test.each(['silent', 'wrong', 'forged'])('is delayed while one feed is %s; an operator sets it once', async (way) => {
    const at = await playing('VNC');
    const issue = await next('VNC');
    await ops('source', 'feed-two', way);
    await at.pass(await until(issue));
    await at.pass(10 * MINUTE);
    expect((await at.one('VNC', issue.number)).state).toBe('delayed');
    expect(JSON.stringify(await ops('list'))).toContain(issue.number);
    const numbers = Array.from({ length: 18 }, (_, nth) => nth).join(',');
    await expect(ops('result', 'VNC', issue.number, '1,2')).rejects.toMatchObject({ code: 'draw.noResult' });
    await ops('result', 'VNC', issue.number, numbers);
    await expect(ops('result', 'VNC', issue.number, numbers)).rejects.toMatchObject({ code: 'draw.notPermitted' });
    await at.run();
    expect((await at.one('VNC', issue.number)).state).toBe('settled');
    expect(await resultsOf(issue.id)).toMatchObject([
      { kind: 'given', takenBy: 'operator:somebody', reason: 'a test' },
    ]);
  });

  test('a correction settles again and stays visible [own.draw.corrected own.draw.settled s7.call.opened-numbers]', async () => {
    const at = await playing('LF3D');
    const issue = await next('LF3D');
    await at.pass(await until(issue));
    const before = await at.one('LF3D', issue.number);
    const first = LOTTERIES.LF3D.parseResult(before.result) ?? [];
    const other = first.map((digit) => (digit + 1) % 10);
    await expect(ops('correct', 'LF3D', issue.number, first.join(','))).rejects.toMatchObject({
      code: 'draw.sameResult',
    });
    await ops('correct', 'LF3D', issue.number, other.join(','));
    expect(await settled(gateway.ctx, issue.id, 1)).toBe(false);
    expect((await at.one('LF3D', issue.number)).state).toBe('corrected');
    await at.run();
    expect(await settled(gateway.ctx, issue.id, 2)).toBe(true);
    expect(await at.one('LF3D', issue.number)).toMatchObject({ state: 'settled', settlement: 2, result: other });
    const { list } = await gateway.client.openedNumbers({ gameCode: 'LF3D' });
    const [listedDraw] = list;
    expect(listedDraw).toMatchObject({
      gameCode: 'LF3D',
      numero: issue.number,
      numbers: other.map(String),
      before: [first.map(String)],
    });
    expect((await evidence('LF3D', issue.number)).results).toMatchObject([
      { kind: 'drawn', result: first, reason: null },
      { kind: 'corrected', result: other, reason: 'a test' },
    ]);
    const opsView = JSON.stringify(await ops('show', 'LF3D', issue.number));
    for (const result of [first, other]) expect(opsView).toContain(JSON.stringify(result));
  });

  test('results are immutable', async () => {
    await expect(gateway.ctx.db.update(lotteryResults).set({ reason: 'another' })).rejects.toThrow();
    await expect(gateway.ctx.db.delete(lotteryResults)).rejects.toThrow();
  });
});

describe('opened numbers [s7.call.opened-numbers]', () => {
  test('are listed for each lottery, including the Vietnamese ones', async () => {
    const at = await playing('SSC', 'VNN', 'LF3D');
    await at.pass(5 * MINUTE);
    const { list: all } = await gateway.client.openedNumbers({ count: 3 });
    for (const code of ['SSC', 'VNN', 'LF3D'])
      expect(all.filter(({ gameCode }) => gameCode === code).length).toBeGreaterThan(0);
    expect(all.filter(({ gameCode }) => gameCode === 'SSC')).toHaveLength(3);
    const times = all.filter(({ gameCode }) => gameCode === 'SSC').map(({ openedAt }) => openedAt);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const { list: vietnamese } = await gateway.client.openedVnNumbers({});
    expect(new Set(vietnamese.map(({ gameCode }) => gameCode.slice(0, 2)))).toEqual(new Set(['VN']));
    expect(vietnamese.length).toBeGreaterThan(0);
    await expect(gateway.client.openedVnNumbers({ gameCode: 'SSC' })).rejects.toMatchObject({ code: 'draw.unknown' });
    await expect(evidence('SSC', 'no-such')).rejects.toMatchObject({ code: 'draw.unknown' });
  });
});
