import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resetDemo } from '../../../../src/gateway/demo/plant';
import { addKey } from '../../../../src/gateway/play/studio/keys';
import { studios } from '../../../../src/gateway/play/studio/tables';
import { publicationOf } from '../../../../src/studio/publish/publication';
import { type Modules, startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';
import { atTheLab, labOf, studioOf } from './support';

let gateway: Modules;
let lab: Awaited<ReturnType<typeof labOf>>;
beforeAll(async () => {
  gateway = await startModules();
  lab = await labOf(gateway);
});
afterAll(() => gateway.close());

const seed = (digit: string) => {
  const serverSeed = digit.repeat(64);
  const commitment = createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
  return { serverSeed, commitment };
};

test('serves the last published tables of a game, in either language [own.game-info.odds]', async () => {
  expect(await gateway.client.gameOdds({ gameId: 'lab-keno' })).toEqual({ odds: null });
  const keno = publicationOf('lab-keno');
  expect(await lab('odds', { ...keno, tables: keno.tables.slice(1) })).toMatchObject({ code: 'ok' });
  expect(await lab('odds', keno)).toMatchObject({ code: 'ok', outcome: 'applied', balance: null });
  for (const language of ['en', 'bn'] as const) {
    const { odds } = await gateway.client.gameOdds({ gameId: 'lab-keno', language });
    expect(odds).toEqual({
      notes: keno.notes.map((note) => note[language]),
      payTable: null,
      tables: keno.tables.map((table) => ({
        label: table.label?.[language],
        returns: table.returns,
        rows: table.rows.map((row) => ({ ...row, label: row.label[language] })),
      })),
    });
  }
});

test('serves the pay table and notes of a game [own.game-info.odds]', async () => {
  const slot = publicationOf('lab-ways');
  await lab('odds', slot);
  const { odds } = await gateway.client.gameOdds({ gameId: 'lab-ways', language: 'bn' });
  expect(odds?.notes).toEqual(slot.notes.map(({ bn }) => bn));
  expect(odds?.payTable).toEqual({
    columns: slot.payTable?.columns.map(({ bn }) => bn),
    rows: slot.payTable?.rows.map(({ label, pays }) => ({ label: label.bn, pays })),
  });
});

test('serves the variance that a studio publishes, and the game from which another differs in its theme alone [own.game-info.figures own.game-info.same]', async () => {
  for (const gameId of ['lab-reels', 'lab-reels-boishakh', 'lab-plinko'] as const)
    expect(await lab('odds', publicationOf(gameId))).toMatchObject({ code: 'ok' });
  const detail = (gameId: string) => gateway.client.gameDetail({ gameId, language: 'en' });
  expect(await detail('lab-plinko')).toMatchObject({
    variance: { least: '0.344160', most: '37.334486' },
    sameAs: null,
  });
  const reels = { variance: { least: '23.654671', most: '23.654671' } };
  expect(await detail('lab-reels')).toMatchObject({ ...reels, sameAs: null });
  const sameAs = { gameId: 'lab-reels', gameName: 'Shapla Reels' };
  expect(await detail('lab-reels-boishakh')).toMatchObject({ ...reels, sameAs });
  // Another studio's game is no original.
  await lab('odds', { ...publicationOf('lab-plinko'), sameAs: 'rowak-nothing' });
  expect((await detail('lab-plinko')).sameAs).toBeNull();
});

test('a studio cannot publish tables of another studio’s game; an unknown game has no odds [own.game-info.odds]', async () => {
  const { ctx } = gateway;
  await ctx.db.insert(studios).values({ id: 'other', name: 'Other', createdAt: await ctx.now() });
  await addKey(ctx, 'other', 'other', 'o'.repeat(40));
  const other = studioOf(gateway, { key: 'other', secret: 'o'.repeat(40) });
  const wheel = publicationOf('lab-wheel');
  expect(await other('odds', wheel)).toMatchObject({ code: 'ok' });
  expect(await gateway.client.gameOdds({ gameId: 'lab-wheel' })).toEqual({ odds: null });
  expect(await gateway.client.gameOdds({ gameId: 'no-such-game' })).toEqual({ odds: null });
});

test('published tables survive a reset of the demo [own.game-info.odds]', async () => {
  await lab('odds', publicationOf('lab-dice'));
  await resetDemo(gateway.ctx);
  expect((await gateway.client.gameOdds({ gameId: 'lab-dice' })).odds?.tables.length).toBe(94);
});

test('lists the players waiting in a room for two minutes after a report [own.studio.rooms]', async () => {
  const waiting = async () => {
    const { list } = (await gateway.client.roomList({ gameId: 'lab-duel' })).content;
    return list.map((room) => [room.roomId, room.waiting]);
  };
  const rooms = [
    { roomId: 'lab-duel-friends', waiting: 3 },
    { roomId: 'lab-duel-learner', waiting: 0 },
    { roomId: 'unlisted', waiting: 9 },
  ];
  expect(await lab('rooms', { rooms })).toMatchObject({ code: 'ok', outcome: 'applied', balance: null });
  expect((await waiting()).slice(0, 3)).toEqual([
    ['lab-duel-friends', 3],
    ['lab-duel-learner', 0],
    ['lab-duel-regulars', null],
  ]);
  const stored = await gateway.ctx.db.execute(`select from room_reports where room_id = 'unlisted'`);
  expect(stored.rows).toEqual([]);
  await gateway.ctx.db.execute(`update room_reports set reported_at = reported_at - interval '2 minutes'`);
  expect(Object.fromEntries(await waiting())['lab-duel-friends']).toBeNull();
  expect(await lab('rooms', { rooms: [{ roomId: 'r', waiting: -1 }] })).toMatchObject({ code: 'request.invalid' });
});

test('a recorded round can be verified once its seed is revealed, with the recorded amounts [own.betting-record.verify]', async () => {
  const lab = await labOf(gateway);
  const player = await newcomer(gateway, 100_000n);
  const { sessionId } = await atTheLab(gateway, player.id, lab);
  const mine = seed('9');
  const next = seed('8');
  const proof = { game: 'lab-wheel', version: 1, nonce: 0, clientSeed: 'rupa', commitment: mine.commitment };
  const of = { roundId: 'r1', player: player.id };
  await lab('bet', { ...of, transactionId: 'b1', sessionId, gameId: 'lab-wheel', amount: '10.00', currency: 'BDT' });
  await lab('win', {
    ...of,
    ...{ transactionId: 'w1', amount: '20.00', currency: 'BDT', closesRound: true, proof: JSON.stringify(proof) },
  });
  const [{ id } = { id: '' }] = (await player.client.bets({})).list;
  const verification = async () => (await player.client.bet({ id })).verification;
  expect(await verification()).toEqual({ proof: null, verifier: null });

  expect(await lab('reveal', { player: player.id, ...next })).toMatchObject({ code: 'ok' });
  expect((await verification())?.proof).toBeNull();
  expect(await lab('reveal', { player: player.id, ...mine })).toMatchObject({ code: 'ok' });
  expect(JSON.parse((await verification())?.proof ?? '')).toEqual({
    ...proof,
    serverSeed: mine.serverSeed,
    stake: '10.00',
    payout: '20.00',
  });
  await gateway.ctx.db.update(studios).set({ origin: 'https://lab.example' }).where(eq(studios.id, 'maidanlab'));
  expect((await verification())?.verifier).toBe('https://lab.example/verify');
});

test('shows a proof without a commitment unchanged and offers no verification [own.betting-record.verify]', async () => {
  const lab = await labOf(gateway);
  const player = await newcomer(gateway, 100_000n);
  const { sessionId } = await atTheLab(gateway, player.id, lab);
  const of = { roundId: 'r1', player: player.id };
  await lab('bet', { ...of, transactionId: 'b1', sessionId, gameId: 'lab-wheel', amount: '10.00', currency: 'BDT' });
  await lab('round-end', { ...of, transactionId: 'e1', proof: 'seed 7' });
  const [{ id } = { id: '' }] = (await player.client.bets({})).list;
  expect(await player.client.bet({ id })).toMatchObject({ evidence: 'seed 7', verification: null });
});
