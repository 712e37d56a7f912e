import { expect, test } from 'vitest';
import { IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester } = stage();

/** Submits a wrong password and waits for the rejection. */
async function fails(player: Tester, username: string) {
  const response = player.page.waitForResponse(/session\/login/);
  await player.logsIn(username, 'not the password');
  expect((await response).status()).toBe(401);
}

/** Submits three wrong passwords, after which a captcha appears. */
async function threeTimes(player: Tester, username: string) {
  player.expects('logIn', 401);
  await player.opens('/login');
  for (const _ of [1, 2, 3]) await fails(player, username);
  await player.screen.sees('img', 'login.captcha.picture');
}

test('three wrong passwords require a captcha, and each picture works once [s2.login.captcha-on-demand s4.login.failure-captcha s5.login.captcha-required]', async () => {
  const player = await createTester({ language: 'en' });
  const { screen } = player;
  await threeTimes(player, 'player');
  await player.logsIn('player');
  await screen.invalid('login.captcha', 'login.error.captcha');

  player.expects('logIn', 422);
  const wrong = await player.challenge('captcha');
  await screen.fill('login.captcha', '----');
  await player.logsIn('player');
  await screen.sees('alert', 'The letters do not match the picture. Try the new one.');
  await screen.sees('img', 'login.captcha.picture');
  await expect.poll(async () => (await player.challenge('captcha')).id).not.toBe(wrong.id);

  await screen.fill('login.captcha', (await player.challenge('captcha')).answer.toUpperCase());
  await player.logsIn('player');
  await screen.sees('button', 'header.logout');
});

test('a click loads another picture, once a second at most [s2.login.captcha-refresh s9.const.captcha-throttle]', async () => {
  const player = await createTester({ language: 'bn' });
  await threeTimes(player, 'player');
  const requestedUrls: string[] = [];
  player.page.on('request', (request) =>
    requestedUrls.push(...(request.url().endsWith('/wps/captcha') ? [request.url()] : [])),
  );
  const picture = player.page.locator('.capt button');
  await expect.poll(() => picture.getAttribute('aria-disabled')).toBe('false');
  const pictureResponse = player.page.waitForResponse(/wps\/captcha/);
  for (const _ of [1, 2, 3, 4]) await picture.click({ delay: 0, force: true });
  await pictureResponse;
  expect(requestedUrls).toHaveLength(1);
});

test('a proof of work replaces the captcha [own.verification.proof-of-work]', async () => {
  const player = await createTester({ language: 'bn' });
  await threeTimes(player, 'player');
  await player.screen.press('login.captcha.otherWay');
  await expect.poll(() => player.page.getByRole('status').filter({ visible: true }).count()).toBeGreaterThan(0);
  await player.screen.sees('status', 'login.captcha.proven');
  await player.logsIn('player');
  await player.screen.sees('button', 'header.logout');
});

async function meetsPuzzle(player: Tester) {
  await ops('flag', 'SLIDEVERIF', 'on');
  await player.page.goto('/?dialog=login');
  await player.logsIn('player');
  await player.screen.sees('slider', 'login.puzzle.track');
  await player.screen.sees('status', 'login.puzzle.ready');
}

test(
  'the puzzle is solved by keyboard [s4.login.slide-verification s3.login-request.slide-fields]',
  IN_GATE,
  async () => {
    const player = await createTester({ language: 'bn' });
    await meetsPuzzle(player);
    player.means(undefined).aim('gap');
    await player.screen.slide('login.puzzle.track', 0);
    await player.screen.sees('button', 'header.logout');
  },
);

test('the puzzle is solved by pointer, and a miss loads another [s4.login.slide-verification own.verification.missed]', async () => {
  const player = await createTester({ language: 'en', width: 360 });
  player.expects('answerSlide', 422);
  await meetsPuzzle(player);
  player.means(undefined).aim('beside');
  await player.screen.slide('login.puzzle.track', 0);
  await player.screen.sees('status', 'login.puzzle.missed');
  await player.screen.sees('status', 'login.puzzle.ready');
  await drag(player, Number((await player.challenge('slide')).answer));
  await player.screen.hides('dialog');
  await player.screen.sees('button', 'header.menu');
  expect((await player.kept()).account).toBe('player');
});

/** Drags the thumb until the piece is in place, and releases it. */
async function drag({ page }: Tester, to: number) {
  const slider = page.getByRole('slider');
  const box = await slider.boundingBox();
  if (!box) throw new Error('The slider is nowhere.');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, middle);
  await page.mouse.down();
  for (let x = box.x + 14; x < box.x + box.width && Number(await slider.inputValue()) < to; x += 3)
    await page.mouse.move(x, middle);
  await page.mouse.up();
}

test('a proof of work replaces the puzzle; leaving the puzzle shows a message [own.verification.proof-of-work s8.message.verification-first]', async () => {
  const player = await createTester({ language: 'en' });
  await meetsPuzzle(player);
  await player.screen.press('common.close');
  await player.screen.sees('alert', 'login.verificationFirst');
  await player.logsIn('player');
  await player.screen.press('login.puzzle.otherWay');
  await player.page.getByRole('button', { name: 'Log out' }).waitFor();
});
