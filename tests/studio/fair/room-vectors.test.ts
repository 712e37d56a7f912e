import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proveRoom } from '../../../src/studio/fair/prove-room';
import { commitment } from '../../../src/studio/fair/stream';
import { settlePot } from '../../../src/studio/games/rooms/pot';
import { ROOM_GAMES } from '../../../src/studio/games/rooms/room-game';
import { roomPayouts } from './second-rooms';

const rows = readFileSync('tests/studio/fair/room-vectors.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [serverSeed = '', id, version, parts = '', signature = '', decisions = '', stake, paid = ''] =
      line.split('\t');
    const game = ROOM_GAMES.find((roomGame) => roomGame === id);
    if (!game) throw new Error(`no such game: ${id}`);
    const source = { serverSeed, game, version: Number(version), parts: JSON.parse(parts), signature };
    return { ...source, decisions: JSON.parse(decisions), stake: Number(stake), paid: paid.split(',').map(Number) };
  });

test.each(ROOM_GAMES)('%s: has at least 200 vectors for two to four seats, some with players who leave', (game) => {
  const own = rows.filter((row) => row.game === game);
  expect(new Set(own.map(({ parts }) => parts.length))).toEqual(new Set([2, 3, 4]));
  expect(own.length).toBeGreaterThanOrEqual(200);
  expect(own.some(({ decisions }) => JSON.stringify(decisions).includes('leave'))).toBe(true);
});

test('the studio, the vectors and a second implementation agree on each payout [own.room.fair own.room.settled]', () => {
  for (const { paid, stake, ...row } of rows) {
    const { hands, matchesCommitment } = proveRoom({ ...row, commitment: commitment(row.serverSeed) });
    const strengths = hands.map(({ strength }) => strength);
    const { payouts } = settlePot(BigInt(stake), strengths);
    expect([row, matchesCommitment, payouts.map(Number)]).toEqual([row, true, paid]);
    expect([row, roomPayouts({ ...row, stake })]).toEqual([row, paid]);
  }
});
