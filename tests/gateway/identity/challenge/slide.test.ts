import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SlideAnswer } from '../../../../src/contract';
import { moved } from '../../../../src/gateway/identity/challenge/movement';
import { openChallenges } from '../../../../src/gateway/identity/challenge/service';
import { type Modules, startModules } from '../../harness/modules';
import { solve, workBeside } from '../../harness/work';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

async function puzzle() {
  const { slideId } = await gateway.client.slide();
  const work = await workBeside(gateway.client, slideId);
  // A piece dragged for 300 ms is older than that.
  await gateway.later(400);
  const answer = (await openChallenges(gateway.ctx)).find(({ id }) => id === slideId)?.answer;
  return { slideId, x: Number(answer), work };
}
/** A pointer moved by hand: ten samples in 300 ms. */
const drag = (x: number) => Array.from({ length: 10 }, (_, i) => ({ x: (x * i) / 9, at: 1_000 + i * 33 }));

test('a correctly placed piece returns a login receipt [s3.login-request.slide-fields]', async () => {
  const { slideId, x, work } = await puzzle();
  const { proof, expiresAt } = await gateway.client.answerSlide({ slideId, x, movement: drag(x), work });
  expect(proof).toMatch(/^[\w-]{43}$/);
  expect(expiresAt).toBeGreaterThan((await gateway.ctx.now()).getTime());
});

test('returns two pictures and all dimensions except the horizontal position', async () => {
  const slide = await gateway.client.slide();
  expect(Object.keys(slide).sort()).toEqual(
    ['background', 'expiresAt', 'height', 'piece', 'pieceSize', 'pieceTop', 'slideId', 'width'].sort(),
  );
  const sizeOf = (png: string) => [
    Buffer.from(png, 'base64').readUInt32BE(16),
    Buffer.from(png, 'base64').readUInt32BE(20),
  ];
  expect(sizeOf(slide.background)).toEqual([slide.width, slide.height]);
  expect(sizeOf(slide.piece)).toEqual([slide.pieceSize, slide.pieceSize]);
  expect(slide.background.length + slide.piece.length).toBeLessThan(30_000);
});

test('varies the position of the hole', async () => {
  for (let i = 0; i < 12; i++) await gateway.client.slide();
  const places = (await openChallenges(gateway.ctx)).map(({ answer }) => answer);
  expect(new Set(places).size).toBeGreaterThan(5);
});

test('accepts one of twenty concurrent responses', async () => {
  const { slideId, x, work } = await puzzle();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => gateway.client.answerSlide({ slideId, x, movement: drag(x), work })),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a miss consumes the puzzle', async () => {
  const { slideId, x, work } = await puzzle();
  const miss = () => gateway.client.answerSlide({ slideId, x: x + 20, movement: drag(x + 20), work });
  await expect(miss()).rejects.toMatchObject({ kind: 'rejected', code: 'slide.wrong', status: 422 });
  await expect(gateway.client.answerSlide({ slideId, x, movement: drag(x), work })).rejects.toMatchObject({
    code: 'slide.expired',
  });
});

test('rejects the right position without the work for that puzzle', async () => {
  const first = await puzzle();
  const second = await puzzle();
  const answer = { slideId: first.slideId, x: first.x, movement: drag(first.x) };
  const wrong = { code: 'work.wrong', status: 422 };
  for (const work of [
    second.work,
    { ...first.work, number: first.work.number + 1 },
    solve(await gateway.client.work({ purpose: 'slide' })),
  ])
    await expect(gateway.client.answerSlide({ ...answer, work })).rejects.toMatchObject(wrong);
  await expect(gateway.client.answerSlide({ ...answer, name: 'player', work: first.work })).rejects.toMatchObject(
    wrong,
  );
  await gateway.client.answerSlide({ ...answer, work: first.work });
});

test('a puzzle expires after two minutes', async () => {
  const { slideId, x, work } = await puzzle();
  await gateway.later(120_000);
  await expect(gateway.client.answerSlide({ slideId, x, movement: drag(x), work })).rejects.toMatchObject({
    code: 'slide.expired',
  });
});

test('rejects the right position reached by an implausible movement', async () => {
  const { slideId, x, work } = await puzzle();
  await expect(gateway.client.answerSlide({ slideId, x, movement: [{ x, at: 0 }], work })).rejects.toMatchObject({
    code: 'slide.wrong',
  });
});

const cases: [what: string, movement: SlideAnswer['movement'], passes: boolean][] = [
  ['a pointer', drag(100), true],
  ['a keyboard: a step a key press', Array.from({ length: 11 }, (_, i) => ({ x: i * 10, at: i * 80 })), true],
  ['a key held down', Array.from({ length: 21 }, (_, i) => ({ x: i * 5, at: i * 30 })), true],
  [
    'too few samples',
    [
      { x: 0, at: 0 },
      { x: 100, at: 400 },
    ],
    false,
  ],
  ['too fast', Array.from({ length: 10 }, (_, i) => ({ x: i * 11, at: i * 10 })).concat({ x: 100, at: 100 }), false],
  [
    'back in time',
    [
      { x: 0, at: 500 },
      { x: 50, at: 300 },
      { x: 80, at: 900 },
      { x: 100, at: 1_000 },
    ],
    false,
  ],
  ['ends elsewhere', drag(90), false],
  ['never moved', Array.from({ length: 10 }, (_, i) => ({ x: 100, at: i * 50 })), false],
  ['longer than the puzzle is out', Array.from({ length: 10 }, (_, i) => ({ x: (100 * i) / 9, at: i * 9_000 })), false],
];
test.each(cases)('movement: %s', (_what, movement, passes) => {
  expect(moved({ x: 100, age: 5_000 }, { x: 100, movement })).toBe(passes);
});
