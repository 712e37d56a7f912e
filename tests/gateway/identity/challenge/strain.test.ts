import { NIL } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { SlideAnswer } from '../../../../src/contract';
import { aboutPuzzle } from '../../../../src/contract/identity/challenge';
import { giveProof } from '../../../../src/gateway/identity/challenge/proofs';
import { type Modules, startModules } from '../../harness/modules';
import { workBeside } from '../../harness/work';

const RIGHT = 'Shapla#2026';
const HOME = '203.0.113.7';
const ELSEWHERE = '198.51.100.66';
/** A thousand numbers instead of the hundred thousand in production. */
const WHOLE = 1_000;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(async () => {
  await gateway.reset();
  gateway.visitor.ip = HOME;
});
afterAll(() => gateway.close());

const puzzleFor = async (name: string) =>
  (await gateway.client.work({ purpose: 'puzzle', about: aboutPuzzle(NIL, name) })).maxnumber;
const workFor = async (about: string) => (await gateway.client.work({ purpose: 'slide', about })).maxnumber;
const wrongFor = async (username: string) => {
  const slideProof = (await giveProof(gateway.ctx, 'slide', username)).proof;
  const captchaProof = (await giveProof(gateway.ctx, 'captcha')).proof;
  await expect(gateway.client.logIn({ username, password: 'wrong', slideProof, captchaProof })).rejects.toThrow();
};

test('failed logins of one name quickly raise the work for each attempt', async () => {
  const paid = [await puzzleFor('player')];
  for (let failures = 1; failures <= 20; failures++) {
    gateway.visitor.ip = ELSEWHERE;
    await wrongFor('player');
    paid.push(await puzzleFor('player'));
  }
  expect([0, 1, 2, 3, 4, 5, 20].map((failures) => paid[failures])).toEqual(
    [250, 500, 1_000, 2_000, 8_000, 8_000, 8_000].map((of) => (of * WHOLE) / 1_000),
  );
});

test('failures with changing names raise the work by address, later', {
  tags: ['extended'],
}, async () => {
  const paid: number[] = [];
  for (let failures = 0; failures <= 20; failures++) {
    paid.push(await puzzleFor(`name${failures}`));
    await wrongFor(`name${failures}`);
  }
  expect([0, 3, 4, 5, 8, 20].map((failures) => paid[failures])).toEqual([250, 250, 500, 500, 1_000, 8_000]);
});

test('a first login costs as much as an unknown device, less with a puzzle', async () => {
  expect([await workFor('newcomer'), await puzzleFor('newcomer'), await puzzleFor('')]).toEqual([
    WHOLE,
    WHOLE / 4,
    WHOLE / 4,
  ]);
});

test('addresses of one IPv6 network count as one', { tags: ['extended'] }, async () => {
  for (let i = 0; i < 20; i++) {
    gateway.visitor.ip = `2001:db8:1:2::${i + 1}`;
    await wrongFor(`name${i}`);
  }
  gateway.visitor.ip = '2001:db8:1:2:ffff::1';
  expect(await puzzleFor('newcomer')).toBe(8 * WHOLE);
  gateway.visitor.ip = '2001:db8:1:3::1';
  expect(await puzzleFor('newcomer')).toBe(WHOLE / 4);
});

test('the work decreases over time: a name by a failure every three minutes, an address every minute', async () => {
  gateway.visitor.ip = ELSEWHERE;
  for (let i = 0; i < 3; i++) await wrongFor('player');
  expect(await puzzleFor('player')).toBe(2 * WHOLE);
  await gateway.later(180_000);
  expect(await puzzleFor('player')).toBe(WHOLE);
  await gateway.later(360_000);
  expect(await puzzleFor('player')).toBe(WHOLE / 4);
});

test('failures by strangers do not raise the owner’s work at a known location', async () => {
  const slideProof = (await giveProof(gateway.ctx, 'slide', 'player')).proof;
  await gateway.client.logIn({ username: 'player', password: RIGHT, slideProof });
  gateway.visitor.ip = ELSEWHERE;
  for (let i = 0; i < 9; i++) await wrongFor('player');
  expect(await puzzleFor('player')).toBe(8 * WHOLE);
  gateway.visitor.ip = HOME;
  expect(await puzzleFor('player')).toBe(WHOLE / 4);
});

test('a misplaced piece raises the work of the next puzzle', async () => {
  const movement: SlideAnswer['movement'] = [{ x: 0, at: 0 }];
  for (let i = 0; i < 3; i++) {
    const { slideId } = await gateway.client.slide();
    const answer = {
      slideId,
      name: 'player',
      x: 0,
      movement,
      work: await workBeside(gateway.client, slideId, 'player'),
    };
    await expect(gateway.client.answerSlide(answer)).rejects.toMatchObject({ code: 'slide.wrong' });
  }
  expect(await puzzleFor('player')).toBe(2 * WHOLE);
});

test('a puzzle receipt is valid only for its name', async () => {
  const slideProof = (await giveProof(gateway.ctx, 'slide', 'agent')).proof;
  const logIn = (username: string) => gateway.client.logIn({ username, password: RIGHT, slideProof });
  await expect(logIn('player')).rejects.toMatchObject({ code: 'slide.expired' });
  expect((await logIn('agent')).userInfo.userName).toBe('agent');
});
