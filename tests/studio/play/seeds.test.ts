import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitment } from '../../../src/studio/fair/stream';
import { seal, unseal } from '../../../src/studio/store/sealing';
import { minor } from '../../../src/studio/verify/fields';
import { verdict } from '../../../src/studio/verify/proof';
import { type Portal, startPortal } from '../harness/portal';
import { frameAt, startTestStudio } from '../harness/studio';

let portal: Portal;
let studio: Awaited<ReturnType<typeof startTestStudio>>;
let frame: Awaited<ReturnType<typeof frameAt>>;
beforeAll(async () => {
  portal = await startPortal({ mode: 'fun', game: 'lab-net' });
  studio = await startTestStudio(portal);
  frame = await frameAt(studio.url);
});
afterAll(async () => {
  await studio.end();
  await portal.stop();
});
const rested = () => studio.query(`update rounds set created_at = created_at - interval '1 minute'`);
const cast = { act: 'cast', column: 1, row: 1 };

test('rejects bets until the player has chosen a client seed, with the commitment already published', async () => {
  const { seeds } = await frame.state();
  expect(seeds).toMatchObject({ commitment: expect.stringMatching(/^[0-9a-f]{64}$/), clientSeed: null, bets: 0 });
  expect((await frame.bets('lab-net', cast)).body.code).toBe('seed.missing');
  const { body } = await frame.chooses('my own words');
  expect(body.seeds).toEqual({ ...seeds, clientSeed: 'my own words' });
});

test('reveals a seed only when it is replaced by the next one announced', async () => {
  for (let time = 0; time < 3; time++) {
    await rested();
    await frame.bets('lab-net', cast);
  }
  const before = await frame.state();
  expect(before.latest.map(({ proof }: { proof: unknown }) => proof)).toEqual([null, null, null]);
  expect(before.latest.map(({ nonce }: { nonce: number }) => nonce)).toEqual([2, 1, 0]);
  const { body: after } = await frame.chooses('other words');
  expect(after.seeds).toMatchObject({ commitment: before.seeds.next, clientSeed: 'other words', bets: 0 });
  expect(after.seeds.next).not.toBe(before.seeds.next);
  for (const { proof } of after.latest) {
    expect(commitment(proof.serverSeed)).toBe(before.seeds.commitment);
    expect(verdict(proof)).toMatchObject({ matchesCommitment: true, ended: true, paid: true });
  }
});

test('rejects a new seed while a round is open', async () => {
  await rested();
  await frame.bets('lab-hilo', { act: 'deal' }, { stake: '1.00' });
  expect((await frame.chooses('now')).body.code).toBe('round.open');
});

test('does not send the mines’ places to the frame before the round is over', async () => {
  await studio.query(`update rounds set state = 'cancelled', ended_at = now() where state = 'open'`);
  await rested();
  const { body } = await frame.bets('lab-mines', { act: 'start', mines: 1 }, { stake: '1.00' });
  const { id } = body.round;
  for (let place = 0, state = 'open'; state === 'open'; place++) {
    const { body: next } = await frame.steps(id, place + 1, place < 3 ? { act: 'open', place } : { act: 'take' });
    state = next.round.state;
    expect(Object.keys(next.round.shown).includes('mined')).toBe(state !== 'open');
  }
});

test('a stolen database reveals no seed in use', async () => {
  const [{ sealed, player } = { sealed: '', player: '' }] = await studio.query(
    `select sealed, player from seeds where state = 'current'`,
  );
  const secret = 'another-secret-of-thirty-two-characters';
  expect(unseal(secret, player, sealed)).toMatch(/^[0-9a-f]{64}$/);
  expect(() => unseal(`${secret}!`, player, sealed)).toThrow();
  expect(() => unseal(secret, 'another', sealed)).toThrow();
  expect(seal(secret, player, '00'.repeat(32))).not.toBe(seal(secret, player, '00'.repeat(32)));
});

test('the studio holds the demo’s points and calls the portal only for the session', async () => {
  const before = minor((await frame.state()).balance);
  await rested();
  const { body } = await frame.bets('lab-dice', { act: 'roll', target: 50 }, { stake: '100.00' });
  expect(minor(body.balance)).toBe(before - 100_00n + minor(body.round.payout));
  expect([...new Set(portal.heard.map(({ call }) => call))]).toEqual(['session']);
  await studio.query('update purses set balance = 50');
  await rested();
  expect((await frame.bets('lab-dice', { act: 'roll', target: 50 })).body.code).toBe('funds.insufficient');
});
