import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { handsOf } from '../../../src/studio/fair/prove-room';
import { type Draw, Misplayed } from '../../../src/studio/games/game';
import { GAMES_OF_ROOMS } from '../../../src/studio/games/rooms';
import { LEVELS, levelOf, levelOfRoom } from '../../../src/studio/games/rooms/levels';
import { settlePot } from '../../../src/studio/games/rooms/pot';
import { handAt, ROOM_GAMES } from '../../../src/studio/games/rooms/room-game';
import { playMatch, seeded } from '../harness/matches';

/** Draws these numbers in order, then zeros. */
const drawing = (...values: number[]): Draw => {
  const left = [...values];
  return () => left.shift() ?? 0;
};
const dealt = (game: (typeof ROOM_GAMES)[number], seats: number, ...values: number[]) =>
  GAMES_OF_ROOMS[game].deal(drawing(...values), seats);
const act = (name: string) => ({ act: name });
const rolls = (count: number) => Array.from({ length: count }, () => act('roll'));

describe('lab-duel', () => {
  test('deals three cards and a spare to each seat, all different', () => {
    const deal = dealt('lab-duel', 4);
    const before = deal.flatMap((hand) => hand([]).visiblePart.cards);
    const spares = deal.map((hand) => Object(hand([{ act: 'swap', card: 0 }]).visiblePart.cards)[0]);
    expect(new Set([...before, ...spares]).size).toBe(16);
  });

  test('swaps one card in its place and ends after one decision', () => {
    const [hand = expect.fail()] = dealt('lab-duel', 2);
    expect(hand([])).toMatchObject({
      isDone: false,
      visiblePart: { cards: [0, 1, 2], swapped: null, kind: 'pureSequence' },
    });
    expect(hand([act('stand')])).toMatchObject({ isDone: true, visiblePart: { cards: [0, 1, 2], swapped: null } });
    const swapped = hand([{ act: 'swap', card: 1 }]);
    expect(swapped).toMatchObject({ isDone: true, visiblePart: { cards: [0, 6, 2], swapped: 1, kind: 'colour' } });
    expect(swapped.strength).toBeLessThan(hand([]).strength);
  });

  test('rejects a fourth card, unknown decisions and a second decision', () => {
    const [hand = expect.fail()] = dealt('lab-duel', 2);
    for (const wrong of [[{ act: 'swap', card: 3 }], [act('roll')], [act('stand'), act('stand')], [null]])
      expect(() => hand(wrong)).toThrow(Misplayed);
  });
});

describe('lab-pasha', () => {
  test('starts with two dice, on which a one loses nothing', () => {
    const [hand = expect.fail()] = dealt('lab-pasha', 2, 0, 4);
    expect(hand([])).toEqual({ isDone: false, strength: 6, visiblePart: { dice: [1, 5], total: 6, lost: false } });
    expect(hand([act('stop')])).toMatchObject({ isDone: true, strength: 6 });
  });

  test('adds each further die, and loses everything on a one', () => {
    const [hand = expect.fail()] = dealt('lab-pasha', 2, 1, 1, 5, 0);
    expect(hand(rolls(1))).toEqual({
      isDone: false,
      strength: 10,
      visiblePart: { dice: [2, 2, 6], total: 10, lost: false },
    });
    expect(hand(rolls(2))).toEqual({
      isDone: true,
      strength: 0,
      visiblePart: { dice: [2, 2, 6, 1], total: 0, lost: true },
    });
    expect(() => hand(rolls(3))).toThrow(Misplayed);
  });

  test('ends after the eighth further die', () => {
    const [hand = expect.fail()] = dealt('lab-pasha', 2, ...Array.from({ length: 20 }, () => 5));
    expect(hand(rolls(7))).toMatchObject({ isDone: false, strength: 54 });
    expect(hand(rolls(8))).toMatchObject({ isDone: true, strength: 60 });
  });

  test('rejects unknown decisions and decisions after a stop', () => {
    const [hand = expect.fail()] = dealt('lab-pasha', 2, 1, 1);
    for (const wrong of [[act('stop'), act('roll')], [act('stand')], [{}]])
      expect(() => hand(wrong)).toThrow(Misplayed);
  });
});

describe('a hand whose player leaves', () => {
  test('stays as it is, before or after decisions [own.room.abandoned]', () => {
    const deal = dealt('lab-pasha', 2, 3, 3, 4);
    expect(handAt(deal, 0, [act('leave')])).toMatchObject({ isDone: true, strength: 8 });
    expect(handAt(deal, 0, [act('roll'), act('leave')])).toMatchObject({ isDone: true, strength: 13 });
    expect(handAt(deal, 0, [act('roll')]).isDone).toBe(false);
    expect(() => handAt(deal, 0, [act('leave'), act('roll')])).toThrow(Misplayed);
    expect(() => handAt(deal, 2, [])).toThrow(Misplayed);
  });
});

describe('the pot', () => {
  test('pays the strongest hand all stakes less 3 % [own.room.settled]', () => {
    expect(settlePot(10_00n, [3, 7, 5])).toEqual({ payouts: [0n, 29_10n, 0n], fee: 90n });
  });

  test('rounds the fee down [own.room.settled]', () => {
    expect(settlePot(33n, [1, 2])).toEqual({ payouts: [0n, 65n], fee: 1n });
    expect(settlePot(16n, [2, 1])).toEqual({ payouts: [32n, 0n], fee: 0n });
  });

  test('is split between equal hands, the first of which get the indivisible remainder [own.room.settled]', () => {
    expect(settlePot(5_00n, [9, 9, 1, 9])).toEqual({ payouts: [6_47n, 6_47n, 0n, 6_46n], fee: 60n });
  });

  test('returns all stakes without a fee if all hands are equal [own.room.settled]', () => {
    expect(settlePot(33n, [4, 4])).toEqual({ payouts: [33n, 33n], fee: 0n });
    expect(settlePot(33n, [0, 0, 0])).toEqual({ payouts: [33n, 33n, 33n], fee: 0n });
  });

  test('pays each winner more than the stake at every level', () => {
    for (const { stake, seats } of LEVELS)
      for (let winners = 1; winners < seats; winners++) {
        const { payouts } = settlePot(
          stake,
          Array.from({ length: seats }, (_, seat) => (seat < winners ? 1 : 0)),
        );
        expect(payouts.filter((payout) => payout > 0n).every((payout) => payout > stake)).toBe(true);
      }
  });
});

describe('levels', () => {
  test('have two to four seats [own.room.seats]', () => {
    expect(LEVELS.every(({ seats }) => seats >= 2 && seats <= 4)).toBe(true);
    expect(levelOf('regulars')).toEqual({ id: 'regulars', stake: 10_00n, seats: 3 });
  });

  test('are selected by the portal’s room, and default to the first one', () => {
    expect(levelOfRoom('lab-duel', 'lab-duel-masters')).toBe('masters');
    expect(levelOfRoom('lab-pasha', 'lab-duel-masters')).toBe('learner');
    expect(levelOfRoom('lab-pasha', null)).toBe('learner');
  });
});

test('in 1,000 matches with players leaving at random, stakes equal payouts plus fees to the minor unit [own.room.settled]', () => {
  const counts = { left: 0, returned: 0, shared: 0 };
  for (let match = 0; match < 1_000; match++) {
    const random = seeded(`match ${match}`);
    const game = ROOM_GAMES[match % ROOM_GAMES.length] ?? ROOM_GAMES[0];
    const stake = 1n + BigInt(random(10_000));
    const seats = 2 + (Math.floor(match / 2) % 3);
    const { decisions, payouts, fee } = playMatch({ game, seats, stake, random });
    expect([match, payouts.reduce((sum, payout) => sum + payout, fee)]).toEqual([match, stake * BigInt(seats)]);
    expect(fee).toBeLessThanOrEqual((stake * BigInt(seats) * 3n) / 100n);
    if (decisions.some((some) => Object(some.at(-1)).act === 'leave')) counts.left += 1;
    const winners = payouts.filter((payout) => payout > 0n).length;
    if (winners === seats) counts.returned += 1;
    else if (winners > 1) counts.shared += 1;
  }
  expect(Math.min(counts.left, counts.returned, counts.shared)).toBeGreaterThan(0);
});

test('changing any player’s part, the seed or the signature changes the result [own.room.fair]', () => {
  const source = {
    game: 'lab-duel',
    version: 1,
    serverSeed: createHash('sha256').update('seed').digest('hex'),
    parts: ['river', 'boat', 'kite'],
    signature: 'ab'.repeat(48),
  } as const;
  const hands = (changed: object) => JSON.stringify(handsOf({ ...source, ...changed }, [[], [], []]));
  const all = [
    {},
    { parts: ['River', 'boat', 'kite'] },
    { parts: ['river', 'boats', 'kite'] },
    { parts: ['river', 'boat', 'kites'] },
    { parts: ['boat', 'river', 'kite'] },
    { signature: 'ac'.repeat(48) },
    { serverSeed: createHash('sha256').update('another').digest('hex') },
  ].map(hands);
  expect(new Set(all).size).toBe(all.length);
});
