/** @module-tag extended */

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { startTestRooms, type TestPlayer, type TestRooms } from '../harness/rooms';

const STAND = { act: 'stand' };

/** Opens a room of two with both seats taken. */
async function fullRoom(rooms: TestRooms): Promise<[TestPlayer, TestPlayer]> {
  const seat = await rooms.join('player-1');
  const second = await rooms.join('player-2');
  await expect.poll(() => seat.room()?.state).toBe('empty');
  await seat.sits();
  await expect.poll(() => second.room()?.state).toBe('waiting');
  await second.sits();
  await expect.poll(() => seat.room()?.state).toBe('starting');
  return [seat, second];
}

/** Opens a full room with dealt hands. */
async function dealtRoom(rooms: TestRooms) {
  const players = await fullRoom(rooms);
  rooms.passBeacon();
  for (const player of players) await expect.poll(() => player.room()?.state).toBe('deciding');
  return players;
}

const payouts = ({ room }: TestPlayer) => room()?.seats.map(({ payout }) => Number(payout)) ?? [];

describe('a room of two', () => {
  test('reports the waiting player until the room is full [own.studio.rooms]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const waiting = () => rooms.portal.state.waiting.filter((room) => room.waiting > 0);
    const seat = await rooms.join('player-1');
    const second = await rooms.join('player-2');
    await expect.poll(() => seat.room()?.state).toBe('empty');
    await seat.sits();
    await expect.poll(waiting).toEqual([{ roomId: 'lab-duel-learner', waiting: 1 }]);
    await expect.poll(() => second.room()?.state).toBe('waiting');
    await second.sits();
    await expect.poll(waiting).toEqual([]);
  });

  test('holds each stake, and pays out all stakes less the fee [own.room.seats own.room.settled]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const before = rooms.portal.state.balance;
    const [seat, second] = await dealtRoom(rooms);
    expect(rooms.portal.state.balance).toBe(before - 2_00n);
    await seat.decides(STAND);
    await expect.poll(() => second.room()?.seats.map(({ isDone }) => isDone)).toEqual([true, false]);
    await second.decides({ act: 'swap', card: 2 });
    await expect.poll(() => seat.room()?.state).toBe('settled');
    const fee = Number(seat.room()?.fee);
    expect(payouts(seat).reduce((sum, payout) => sum + payout, fee)).toBeCloseTo(2);
    await expect.poll(() => rooms.portal.state.balance).toBe(before - BigInt(Math.round(fee * 100)));
    rooms.pass(9_000);
    await expect.poll(() => seat.room()?.state).toBe('empty');
    const ends = () => rooms.portal.heard.filter(({ call }) => call === 'win' || call === 'round-end');
    // The end of each seat is a separate report.
    await expect.poll(() => ends().length).toBe(2);
  });

  test('shows a hand only to its player until the round is settled [own.room.decisions]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const [seat, second] = await dealtRoom(rooms);
    expect(seat.room()?.seats.map(({ hand }) => hand !== null)).toEqual([true, false]);
    expect(second.room()?.seats.map(({ hand }) => hand !== null)).toEqual([false, true]);
    await seat.decides({ act: 'swap', card: 0 });
    await second.decides(STAND);
    await expect.poll(() => seat.room()?.state).toBe('settled');
    expect(seat.room()?.seats.map(({ hand }) => hand?.swapped)).toEqual([0, null]);
    const earlier = second.seen().filter(({ room }) => room?.state === 'deciding');
    expect(earlier.length).toBeGreaterThan(0);
    expect(earlier.every(({ room }) => room?.seats[0]?.hand === null)).toBe(true);
    expect(JSON.stringify(second.seen())).not.toContain('player-1');
  });

  test('counts a repeated decision once, and rejects unknown and stale ones [own.room.decisions]', async () => {
    const rooms = await startTestRooms('lab-pasha');
    const [seat] = await dealtRoom(rooms);
    const { id = '' } = seat.own() ?? {};
    const answers = [
      await seat.decides({ act: 'swap', card: 0 }, 1),
      await seat.decides({ act: 'stop' }, 2),
      await seat.decides({ act: 'stop' }, 1),
      await seat.decides({ act: 'stop' }, 1),
      await seat.decides({ act: 'roll' }, 2),
    ];
    expect(answers.map(({ status, body }) => [status, body.code ?? body.round.acts])).toEqual([
      [422, 'act.unknown'],
      [409, 'act.stale'],
      [200, 2],
      [200, 2],
      [422, 'act.unknown'],
    ]);
    expect((await seat.decides({ act: 'roll' }, 1, randomUUID())).body.code).toBe('round.unknown');
    expect((await seat.round(id)).state).toBe('open');
  });

  test('sends a reconnecting player the current state with their own hand [own.room.decisions]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const [seat] = await dealtRoom(rooms);
    const hand = seat.own()?.hand;
    await seat.close();
    await seat.reconnect();
    await expect.poll(() => seat.own()?.hand).toEqual(hand);
    await seat.decides(STAND);
    await expect.poll(() => seat.own()?.isDone).toBe(true);
  });
});

describe('seats', () => {
  test('are taken once per player, and only until the room is full [own.room.seats]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const seat = await rooms.join('player-1');
    await expect.poll(() => seat.room()?.state).toBe('empty');
    const room = seat.room()?.id;
    const key = randomUUID();
    const first = await seat.sits(room, { key });
    const again = await seat.sits(room, { key });
    expect(again.body.round.id).toBe(first.body.round.id);
    await rooms.rested();
    expect((await seat.sits(room)).body.code).toBe('round.open');
    const others: TestPlayer[] = [];
    for (const player of ['player-2', 'player-3', 'player-4']) others.push(await rooms.join(player));
    const answers = await Promise.all(others.map((other) => other.sits(room)));
    expect(answers.map(({ body }) => body.code ?? body.round.state).sort()).toEqual(['open', 'room.full', 'room.full']);
  });

  test('belong to the level of the room that the portal launched [own.room.seats]', async () => {
    const rooms = await startTestRooms('lab-duel');
    rooms.portal.state.roomId = 'lab-duel-regulars';
    const seat = await rooms.join('player-1', 'regulars');
    const { rooms: choice, stakes, odds } = await seat.frame.state();
    expect(choice.level).toBe('regulars');
    expect(choice.levels).toContainEqual({ id: 'regulars', seats: 3, stake: '10.00', prize: '29.10', fee: '0.90' });
    expect([stakes, odds]).toEqual([[], []]);
    await expect.poll(() => seat.room()?.level).toBe('regulars');
    expect((await seat.sits()).body.round.stake).toBe('10.00');
    await expect.poll(() => seat.latest()?.waiting).toEqual({ regulars: 1 });
  });

  test('are freed if the portal rejects the stake [own.room.seats]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const seat = await rooms.join('player-1');
    await expect.poll(() => seat.room()?.state).toBe('empty');
    rooms.portal.state.refusing = 'funds.insufficient';
    expect((await seat.sits()).body.round).toMatchObject({ state: 'refused', code: 'funds.insufficient' });
    await expect.poll(() => seat.room()?.seats).toEqual([]);
    expect(seat.room()?.state).toBe('empty');
  });

  test('for points are separate from those for money [own.room.seats]', async () => {
    const rooms = await startTestRooms('lab-duel', { mode: 'fun' });
    const [seat, second] = await dealtRoom(rooms);
    await seat.decides(STAND);
    await second.decides(STAND);
    await expect.poll(() => seat.room()?.state).toBe('settled');
    expect(rooms.portal.heard.filter(({ call }) => call === 'bet')).toEqual([]);
    const purses = await rooms.query('select sum(balance)::int as sum from purses');
    expect(purses[0].sum).toBe(2_000_00 - Math.round(Number(seat.room()?.fee) * 100));
    const [{ id }] = await rooms.query(`update rooms set mode = 'real' where state = 'settled' returning id`);
    expect((await seat.sits(id)).body.code).toBe('room.unknown');
  });
});

describe('leaving', () => {
  test('before the start returns the stake and frees the seat [own.room.abandoned]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const before = rooms.portal.state.balance;
    const seat = await rooms.join('player-1');
    await expect.poll(() => seat.room()?.state).toBe('empty');
    const { body } = await seat.sits();
    await expect.poll(() => seat.own()?.id).toBe(body.round.id);
    expect((await seat.leaves()).body.round).toMatchObject({ state: 'cancelled', code: 'room.left' });
    await expect.poll(() => rooms.portal.state.balance).toBe(before);
    await expect.poll(() => seat.room()?.state).toBe('empty');
    expect((await seat.leaves(body.round.id)).body.round.state).toBe('cancelled');
  });

  test('after the start keeps the hand, which can still win [own.room.abandoned]', async () => {
    const rooms = await startTestRooms('lab-pasha');
    const [seat, other] = await fullRoom(rooms);
    const id = seat.own()?.id ?? '';
    expect((await seat.leaves()).body.round.state).toBe('open');
    expect((await seat.leaves(id)).body.round.acts).toBe(2);
    rooms.passBeacon();
    await expect.poll(() => other.room()?.state).toBe('deciding');
    expect(other.room()?.seats[0]).toMatchObject({ hasLeft: true, isDone: true });
    await other.decides({ act: 'stop' });
    await expect.poll(() => other.room()?.state).toBe('settled');
    const [first, second] = other.room()?.seats.map(({ hand, payout }) => ({ total: hand?.total, payout })) ?? [];
    expect(Number(first?.payout) > Number(second?.payout)).toBe(Number(first?.total) > Number(second?.total));
    expect((await seat.round(id)).state).toBe('settled');
  });

  test('while deciding ends the hand as decided so far [own.room.abandoned]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const [seat, second] = await dealtRoom(rooms);
    const cards = seat.own()?.hand?.cards;
    await seat.leaves();
    await second.leaves();
    await expect.poll(() => seat.room()?.state).toBe('settled');
    expect(seat.own()?.hand?.cards).toEqual(cards);
    expect(seat.room()?.seats.every(({ hasLeft }) => hasLeft)).toBe(true);
  });

  test('by disconnecting keeps the hand until the deadline [own.room.abandoned]', async () => {
    const rooms = await startTestRooms('lab-pasha');
    const [seat, second] = await dealtRoom(rooms);
    await seat.close();
    await second.decides({ act: 'stop' });
    rooms.pass(29_000);
    await expect.poll(() => second.own()?.isDone).toBe(true);
    expect(second.room()?.state).toBe('deciding');
    rooms.pass(1_000);
    await expect.poll(() => second.room()?.state).toBe('settled');
    expect(second.room()?.seats[0]).toMatchObject({ hasLeft: false, hand: { lost: false } });
  });

  test('is too late after the deadline, like a decision, even before the step is taken [own.room.decisions]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const [seat] = await dealtRoom(rooms);
    const { id = '' } = seat.own() ?? {};
    await rooms.query('update lifecycles set due_at = null');
    rooms.pass(20_000);
    expect((await seat.decides(STAND, 1, id)).body.code).toBe('room.over');
    expect((await seat.leaves(id)).body.round).toMatchObject({ state: 'open', acts: 1 });
  });
});

describe('a void round', () => {
  test('returns stakes if the room does not fill in time, even one that is accepted late [own.room.void]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const before = rooms.portal.state.balance;
    const seat = await rooms.join('player-1');
    const second = await rooms.join('player-2');
    await expect.poll(() => seat.room()?.state).toBe('empty');
    const { body } = await seat.sits();
    await expect.poll(() => second.room()?.state).toBe('waiting');
    // The second stake reaches the portal, but its response is lost until the room is void.
    rooms.portal.mishap('bet', 'silent');
    const late = second.sits();
    await expect.poll(() => rooms.portal.state.balance).toBe(before - 2_00n);
    rooms.pass(90_000);
    await expect.poll(async () => (await seat.round(body.round.id)).state).toBe('cancelled');
    expect(await seat.round(body.round.id)).toMatchObject({ code: 'room.void' });
    expect((await late).body.round).toMatchObject({ state: 'cancelled', code: 'room.void' });
    await expect.poll(() => rooms.portal.state.balance).toBe(before);
  });

  test('follows when the beacon stays silent for a minute [own.room.void]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const before = rooms.portal.state.balance;
    rooms.studio.beacon = async () => null;
    const [seat] = await fullRoom(rooms);
    const { id = '' } = seat.own() ?? {};
    rooms.pass(59_000);
    await expect.poll(() => seat.room()?.state).toBe('starting');
    rooms.pass(1_000);
    await expect.poll(async () => (await seat.round(id)).code).toBe('room.void');
    await expect.poll(() => rooms.portal.state.balance).toBe(before);
  });

  test('follows a downtime of two minutes; a shorter one gives players their time back [own.room.void]', async () => {
    const rooms = await startTestRooms('lab-duel');
    const before = rooms.portal.state.balance;
    const [seat] = await dealtRoom(rooms);
    const { id = '' } = seat.own() ?? {};
    const closesAt = seat.room()?.closesAt ?? 0;
    await rooms.query(`update heartbeat set at = at - interval '30 seconds'`);
    await expect.poll(() => seat.room()?.closesAt).toBeGreaterThanOrEqual(closesAt + 30_000);
    rooms.pass(30_000);
    expect((await seat.decides(STAND)).body.round.state).toBe('open');
    await rooms.query(`update heartbeat set at = at - interval '2 minutes'`);
    await expect.poll(async () => (await seat.round(id)).code).toBe('room.void');
    await expect.poll(() => rooms.portal.state.balance).toBe(before);
  });
});
