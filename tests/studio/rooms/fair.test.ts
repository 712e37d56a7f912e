import { expect, test } from 'vitest';
import { verdict } from '../../../src/studio/verify/proof';
import { validBetsAt } from '../harness/reports';
import { startTestRooms } from '../harness/rooms';

/** Plays a match of three, and returns the proof of the second player, as received by their frame. */
async function playedMatch() {
  const rooms = await startTestRooms('lab-pasha');
  const players = [];
  for (const player of ['player-1', 'player-2', 'player-3']) {
    const frame = await rooms.join(player, 'regulars');
    await expect.poll(() => frame.room()?.state).toMatch(/empty|waiting/);
    await frame.sits();
    players.push(frame);
  }
  const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = players;
  const { commitment } = first.seen()[0]?.room ?? expect.fail();
  await expect.poll(() => first.room()?.state).toBe('starting');
  const announced = first.room()?.beacon;
  rooms.passBeacon();
  await expect.poll(() => second.room()?.state).toBe('deciding');
  await first.decides({ act: 'roll' });
  await second.decides({ act: 'stop' });
  const proofOf = async () => (await second.frame.state()).latest[0]?.proof ?? null;
  // The third player is undecided; the first may be out by the roll.
  expect(await proofOf()).toBeNull();
  await third.leaves();
  rooms.pass(30_000);
  await expect.poll(proofOf).not.toBeNull();
  rooms.pass(9_000);
  return { rooms, announced, commitment, proof: await proofOf() };
}

test('seed, parts and announced beacon prove a result; seats report their stakes as valid bets [own.room.fair] [own.studio.valid-bet]', async () => {
  const { rooms, announced, commitment, proof } = await playedMatch();
  expect(proof).toMatchObject({
    commitment,
    parts: [1, 2, 3].map((nth) => `part of player-${nth}`),
    beacon: announced,
  });
  expect(verdict(proof)).toMatchObject({
    matchesCommitment: true,
    paid: true,
    ended: true,
    table: { chain: null, beacon: true },
  });
  expect(proof.decisions).toMatchObject([[{ act: 'roll' }], [{ act: 'stop' }], [{ act: 'leave' }]]);
  // The portal receives the proof with the end of the round, and the seed once the round is over.
  await expect.poll(() => rooms.portal.revealed.get(commitment)).toBe(proof.serverSeed);
  const proofs = () => {
    const bodies = [...rooms.portal.done.values()].map(({ body }) => JSON.parse(body || '{}'));
    return bodies.flatMap((body) => (body.proof ? [JSON.parse(body.proof)] : []));
  };
  await expect.poll(() => proofs().length).toBe(3);
  const { serverSeed: _, stake: __, payout: ___, ...open } = proof;
  expect(proofs()).toContainEqual(open);
  expect([...validBetsAt(rooms.portal).values()]).toEqual(['10.00', '10.00', '10.00']);
  expect(JSON.stringify(proofs())).not.toContain(proof.serverSeed);
});

test('detects a changed commitment, payout, beacon, decision or part in a proof [own.room.fair]', {
  tags: ['extended'],
}, async () => {
  const { proof } = await playedMatch();
  const { decisions, beacon } = proof;
  const changes = [
    { commitment: '00'.repeat(32) },
    { payout: '0.01' },
    { beacon: { ...beacon, round: beacon.round + 1 } },
    { decisions: [decisions[0], [{ act: 'roll' }], decisions[2]] },
    { parts: ['another', ...proof.parts.slice(1)] },
  ].map((change) => verdict({ ...proof, ...change }));
  expect(changes.map(({ matchesCommitment }) => matchesCommitment)).toEqual([false, true, true, true, true]);
  expect(changes[1]?.paid).toBe(false);
  expect(changes[2]?.table?.beacon).toBe(false);
  const honest = JSON.stringify(verdict(proof).visiblePart);
  expect(changes.slice(3).every(({ visiblePart }) => JSON.stringify(visiblePart) !== honest)).toBe(true);
  expect(() => verdict({ ...proof, version: 2 })).toThrow('version');
});
