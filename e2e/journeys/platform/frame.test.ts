import { expect, test } from 'vitest';
import type { Language } from '../../../src/atlas';
import { routes } from '../../../src/portal/destinations';
import { violations } from '../../harness/axe';
import { IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester } = stage();
const languages: Language[] = ['bn', 'en'];
/** Links of s2.footer.about-links, in this order. */
const ABOUT = [
  'About Company',
  'Contact Us',
  'General Terms and Conditions',
  'Responsible Gaming',
  'Privacy Policy',
  'Affiliates',
  'Refund Policy',
];

/** Frame around a page, by layout (spec section 2). */
const PARTS = {
  full: { banner: true, complementary: true, contentinfo: true },
  noSide: { banner: true, complementary: false, contentinfo: true },
  header: { banner: true, complementary: false, contentinfo: false },
  bare: { banner: false, complementary: false, contentinfo: false },
};

/** Parts of the frame, number of headings, and language. */
const look = async ({ page, language }: Tester) => ({
  lang: (await page.locator('html').getAttribute('lang')) === language,
  headings: await page.locator('h1').count(),
  // Under a dialog they exist, but are out of reach.
  banner: (await page.getByRole('banner', { includeHidden: true }).count()) > 0,
  complementary: (await page.getByRole('complementary', { includeHidden: true }).count()) > 0,
  contentinfo: (await page.getByRole('contentinfo', { includeHidden: true }).count()) > 0,
});

test('every route opens in its layout, with one heading [s2.route.home s2.route.register s2.route.register-html s2.route.notice-page]', async () => {
  const visitor = await createTester({ language: 'bn' });
  for (const { path, row } of routes) {
    const reply = await visitor.page.goto(path, { waitUntil: 'domcontentloaded' });
    expect([path, reply?.status()]).toEqual([path, 200]);
    await expect
      .poll(() => look(visitor), { message: path })
      .toEqual({ lang: true, headings: 1, ...PARTS[row.layout] });
  }
});

test('every route can be reached from another [s1.visitor.browse s2.other.routes-not-shown]', async () => {
  const visitor = await createTester({ language: 'en' });
  await visitor.opens('/');
  for (const { path, row } of routes) {
    await visitor.screen.visit(path);
    await visitor.screen.at(path);
    await expect
      .poll(() => look(visitor), { message: path })
      .toEqual({ lang: true, headings: 1, ...PARTS[row.layout] });
  }
});

test('an unknown address is reported with the right status', async () => {
  const visitor = await createTester({ language: 'en' });
  const { page, screen } = visitor;
  visitor.expects('/no/such/page', 404);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await screen.sees('heading', 'not-found.title');
});

test('with "logined to home page" on, a visitor sees only exempt routes [s2.guard.redirect-to-login s2.guard.exempt-routes]', async () => {
  await ops('flag', 'LOGINHOME', 'on');
  const { page, screen } = await createTester({ language: 'en' });
  const exempt = ['/login', '/register', '/register.html', '/resetPassword', '/helpmc', '/download'];
  for (const { path } of routes.slice(0, 6)) {
    await page.goto(path);
    await screen.at(exempt.includes(path) ? path : '/login');
  }
  for (const { path } of routes) {
    await screen.visit(path);
    await screen.at(exempt.includes(path) ? path : '/login');
  }
});

test('a logged-in player can open every route [s2.guard.redirect-to-login]', async () => {
  await ops('flag', 'LOGINHOME', 'on');
  const player = await createTester({ language: 'bn' });
  const { screen } = player;
  await player.opens('/vip');
  await screen.at('/login');
  await player.logsIn('player');
  await screen.at('/');
  await screen.sees('button', 'header.logout');
  await screen.visit('/vip');
  await screen.sees('heading', 'vip.title');
});

test('a dialog has an address, closes by back, cross and Escape, and locks scrolling [s4.modal.by-name s4.modal.escape s4.modal.scroll-lock s9.const.modal-size]', async () => {
  const { page, screen } = await createTester({ language: 'en' });
  await page.goto('/?dialog=login');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.waitFor();
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(400);
  await page.mouse.move(100, 500);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await screen.press('common.close');
  await dialog.waitFor({ state: 'hidden' });
  await screen.at('/');
  // A wheel turn while the lock is being removed has no effect, so it is repeated.
  const scrolled = async () => {
    await page.mouse.wheel(0, 600);
    return page.evaluate(() => window.scrollY);
  };
  await expect.poll(scrolled).toBeGreaterThan(0);

  await screen.visit('/?dialog=login');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await screen.visit('/?dialog=register');
  const wide = page.getByRole('dialog', { name: 'Register' });
  await wide.waitFor();
  const { width = 0, height = 0 } = (await wide.boundingBox()) ?? {};
  expect([width, height >= 300]).toEqual([600, true]);
  await page.goBack();
  await wide.waitFor({ state: 'hidden' });
});

test(
  'a language change in the middle of a form loses nothing [s1.visitor.language s2.header.language-picker s4.language.stored s4.language.localised s3.storage.language s2.login.register-now]',
  IN_GATE,
  async () => {
    const visitor = await createTester({ language: 'bn' });
    const { page, screen } = visitor;
    await visitor.opens('/login');
    await screen.fill('login.username', 'half a na');
    await screen.fill('login.password', 'half a se');
    const languageRequest = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/wps/system/language'),
    );
    await screen.choose('header.language', 'English');
    await languageRequest;
    visitor.language = 'en';
    await screen.sees('heading', 'login.title');
    await expect.poll(() => page.locator('input[name=username]').inputValue()).toBe('half a na');
    await expect.poll(() => page.locator('input[name=password]').inputValue()).toBe('half a se');
    await expect.poll(() => page.evaluate(() => ({ ...localStorage }))).toMatchObject({ hisLang: 'en', lang: 'en' });
    await screen.fill('login.username', '');
    await screen.press('login.submit');
    await screen.invalid('login.username', 'login.error.username');
    await page.reload();
    await screen.sees('heading', 'login.title');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
    // Before the login chart runs, the link is a plain one and leads elsewhere.
    await visitor.edge.rests();
    await screen.press('Register now');
    await screen.sees('dialog', 'register.title');
    await screen.at('/login?dialog=register');
  },
);

test('a phone has the complete frame [s2.start.country-codes s2.navigation.bottom-icons s2.nav.home-promotions s2.footer.steps s2.footer.parts s2.footer.about-links]', async () => {
  const { page, screen } = await createTester({ language: 'en', width: 360 });
  const countries = page.waitForResponse(/wps\/system\/countries/);
  await page.goto('/');
  expect((await countries).status()).toBe(200);
  const bottom = page.getByRole('navigation', { name: 'Kinds of games' });
  expect(await bottom.getByRole('link').allTextContents()).toEqual([
    'Lottery',
    'Sports',
    'Esports',
    'PvP',
    'Slots',
    'Live',
  ]);
  const foot = page.getByRole('contentinfo');
  await expect.poll(() => foot.locator('ol > li h2').allTextContents()).toEqual(['Register', 'Play', 'Win']);
  const about = foot.getByRole('navigation', { name: 'About' }).getByRole('link');
  expect((await about.allTextContents()).slice(0, 7)).toEqual(ABOUT);
  await foot.getByRole('navigation', { name: 'Games and promotions' }).waitFor();
  for (const part of ['Start a chat', 'Maidan: an open field, open rules', '©'])
    await foot.getByText(part).first().waitFor();
  await screen.press('header.menu');
  await screen.press('nav.promotions');
  await screen.at('/promotions');
});

test('a menu opened before the session is known stays open and gets the logout [s2.header.logout]', async () => {
  const player = await createTester({ language: 'bn', width: 360 });
  const { page, screen, edge } = player;
  await player.isLoggedIn('player');
  await edge.hold('memberInfo');
  await page.goto('/');
  await edge.comes('memberInfo');
  await screen.press('header.menu');
  await edge.release('memberInfo');
  await screen.sees('button', 'header.logout');
  await screen.press('header.logout');
  await screen.sees('alertdialog', 'logout.title');
});

test.each(languages)('nothing overflows at 360, 768 and 1280 px, light or dark, in %s', async (language) => {
  const player = await createTester({ language });
  const { page, screen } = player;
  const over = async (where: string) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([where, width, wider]).toEqual([where, width, 0]);
    }
  };
  for (const path of ['/', '/login', '/vip', '/lottery', '/?dialog=login', '/?dialog=freeTrial']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await over(path);
  }
  await page.goto('/?dialog=login');
  await player.logsIn('player');
  await screen.sees('button', 'header.logout');
  await over('a member at home');
});

test('light and dark schemes are both readable', async () => {
  const grounds = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page } = await createTester({ language: 'bn', colorScheme });
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      expect(await violations(page)).toEqual([]);
    }
    grounds.push(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
  }
  expect(new Set(grounds).size).toBe(2);
});
