import { afterAll, beforeAll, expect, test } from 'vitest';
import { consumeCaptcha, newCaptcha } from '../../../../src/gateway/identity/challenge/captcha';
import { GLYPHS } from '../../../../src/gateway/identity/challenge/captcha-glyphs';
import { drawCaptcha } from '../../../../src/gateway/identity/challenge/captcha-picture';
import { openChallenges, purgeChallenges } from '../../../../src/gateway/identity/challenge/service';
import { type Modules, startModules } from '../../harness/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
afterAll(() => gateway.close());

const answerTo = async (id: string) => (await openChallenges(gateway.ctx)).find((open) => open.id === id)?.answer ?? '';
async function drawn() {
  const { captchaId } = await newCaptcha(gateway.ctx);
  return { captchaId, letters: await answerTo(captchaId) };
}

test('returns a base64 PNG that does not disclose its letters [s7.call.captcha]', async () => {
  const captcha = await gateway.client.captcha();
  const bytes = Buffer.from(captcha.image, 'base64');
  expect(bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  expect(bytes.length).toBeLessThan(20_000);
  expect(Object.keys(captcha).sort()).toEqual(['captchaId', 'expiresAt', 'image']);
  expect(await answerTo(captcha.captchaId)).toMatch(/^[a-z2-9]{4}$/);
});

test('draws the same letters differently each time, and has a glyph for every letter', async () => {
  const drawn = await Promise.all(Array.from({ length: 20 }, () => drawCaptcha('HW93')));
  expect(new Set(drawn).size).toBe(20);
  const empty = await drawCaptcha('    ');
  for (const letter of Object.keys(GLYPHS))
    expect((await drawCaptcha(letter.repeat(4))).length).toBeGreaterThan(empty.length);
});

test('ignores case and surrounding spaces', async () => {
  for (const form of [(typed: string) => typed.toUpperCase(), (typed: string) => ` ${typed} `]) {
    const { captchaId, letters } = await drawn();
    expect(await consumeCaptcha(gateway.ctx, captchaId, form(letters))).toBe('right');
  }
});

test('fifty concurrent uses of a captcha: one succeeds [asvs 2.4.1]', async () => {
  const { captchaId, letters } = await drawn();
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => consumeCaptcha(gateway.ctx, captchaId, letters)));
  expect(outcomes.filter((outcome) => outcome === 'right')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'expired')).toHaveLength(49);
});

test('a wrong response consumes the captcha', async () => {
  const { captchaId, letters } = await drawn();
  expect(await consumeCaptcha(gateway.ctx, captchaId, 'oooo')).toBe('wrong');
  expect(await consumeCaptcha(gateway.ctx, captchaId, letters)).toBe('expired');
});

test('a captcha expires after two minutes; unknown ids count as expired', async () => {
  const { captchaId, letters } = await drawn();
  await gateway.later(120_000);
  expect(await openChallenges(gateway.ctx)).toEqual([]);
  expect(await consumeCaptcha(gateway.ctx, captchaId, letters)).toBe('expired');
  expect(await consumeCaptcha(gateway.ctx, 'made up', '')).toBe('expired');
});

test('purges expired captchas and keeps open ones', async () => {
  await drawn();
  await gateway.later(121_000);
  const { captchaId, letters } = await drawn();
  await purgeChallenges(gateway.ctx);
  expect(await consumeCaptcha(gateway.ctx, captchaId, letters)).toBe('right');
});
