import { expect, test } from 'vitest';
import type { Language } from '../../../src/atlas';
import { gateEach, IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { ops, createTester } = stage();
const languages: Language[] = ['bn', 'en'];
/** s9.const.balance-display, s9.const.currency-symbol: two places, in the digits of the language. */
const BALANCE = { bn: 'P\u00a0২৫,০০০.০০', en: 'P\u00a025,000.00' };

gateEach(languages)(
  'a player logs in, sees the balance and logs out, in %s [s1.visitor.login s2.header.balance s2.header.balance-refresh s2.header.logout s4.logout.storage s4.logout.home]',
  async (language) => {
    const player = await createTester({ language, width: 360 });
    const { page, screen } = player;
    await page.goto('/');
    await screen.press('header.login');
    await player.logsIn('player');
    const balance = page.getByRole('banner').locator('.balance .num');
    await expect.poll(() => balance.textContent()).toBe(BALANCE[language]);
    await screen.at('/');
    expect(await player.kept()).toMatchObject({
      account: 'player',
      isAgent: '0',
      merchant: 'maidan',
      token: expect.any(String),
    });

    await page.getByRole('banner').locator('button.eye').press('Enter');
    await expect.poll(() => balance.textContent()).toBe('P ***');
    await page.getByRole('banner').locator('button.eye').press('Enter');
    await expect.poll(() => balance.textContent()).toBe(BALANCE[language]);
    const balanceRequest = page.waitForRequest(/wallets\/balance/);
    await page.getByRole('banner').locator('button.refresh').press('Enter');
    await balanceRequest;

    await screen.press('header.menu');
    await screen.press('header.logout');
    await screen.reads('in_sure_logout');
    await screen.press('logout.stay');
    await screen.hides('alertdialog');
    await screen.press('header.menu');
    await screen.press('header.logout');
    await screen.press('logout.confirm');
    await screen.sees('status', 'told.logoutDone');
    await screen.at('/');
    expect(await player.kept()).toEqual({ merchant: 'maidan' });
  },
);

test('the login form of a wide header logs in and shows the member’s links [s2.header.login-form s2.header.username s2.header.wallet-entries s2.header.member-entries s2.header.cashback]', async () => {
  const { page, screen } = await createTester({ language: 'en' });
  await page.goto('/');
  await screen.fill('header.username', 'player');
  await screen.fill('header.password', 'Shapla#2026');
  await page.keyboard.press('Enter');
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Deposit' }).waitFor();
  for (const name of ['Withdraw', 'Bets', 'Cashback', 'player']) await header.getByRole('button', { name }).waitFor();
  await screen.hides('dialog');
});

test('disabled features are not offered [s6.flag.manual-rebate s2.header.register-link s2.header.free-demo-link s6.flag.direct-registration s6.flag.free-play]', async () => {
  for (const module of ['MANUALREBATE', 'DIRECTREG', 'FREEPLAY']) await ops('flag', module, 'off');
  const player = await createTester({ language: 'en' });
  const { page, screen } = player;
  await page.goto('/');
  await screen.sees('form', 'header.quickLogin');
  const header = page.getByRole('banner');
  expect(await header.getByText(/Register|Free demo/).count()).toBe(0);
  await screen.visit('/?dialog=login');
  await player.logsIn('player');
  await header.getByRole('button', { name: 'Deposit' }).waitFor();
  expect(await header.getByText('Cashback').count()).toBe(0);
  await screen.visit('/?dialog=memberCentre&page=securityCenter');
  await screen.sees('button', 'memberCentre.personalProfit');
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Cashback' }).count()).toBe(0);
});

test('offers neither registration nor the agent programme when both are disabled [s6.flag.agent-policy s6.flag.direct-registration]', async () => {
  for (const module of ['AGENTPOLICY', 'DIRECTREG']) await ops('flag', module, 'off');
  const visitor = await createTester({ language: 'en' });
  const { page, screen } = visitor;
  await page.goto('/?dialog=login');
  await screen.sees('dialog', 'login.title');
  await screen.hides('link', 'login.register');
  for (const path of ['/register', '/register.html']) {
    await screen.visit(path);
    await page.getByText('You can’t register here directly.').waitFor();
    await screen.hides('button', 'register.submit');
    await screen.hides('region', 'register.bonus.title');
  }
  await screen.visit('/join');
  await screen.reads('join.closed');
  await screen.hides('button', 'join.apply');
  await screen.hides('link', 'title.join');
  await visitor.isLoggedIn('agent');
  await visitor.opens('/');
  await screen.sees('button', 'header.logout');
  await screen.hides('button', 'header.agentCentre');
});

test('the page /login logs in and leads home [s2.route.login s2.navigation.after-login]', async () => {
  const player = await createTester({ language: 'bn' });
  const { screen } = player;
  await player.opens('/login');
  await player.logsIn('player');
  await screen.at('/');
  await screen.sees('button', 'header.logout');
});

test(
  'a reload keeps the session, another tab has none, and tabs that share one end together [s3.storage.session own.session.lost own.session.tabs]',
  IN_GATE,
  async () => {
    const player = await createTester({ language: 'en' });
    const { page, screen, context } = player;
    await page.goto('/?dialog=login');
    await player.logsIn('player');
    await screen.sees('button', 'header.logout');
    await page.reload();
    await screen.sees('button', 'header.logout');

    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('form', { name: 'Quick login' }).waitFor();

    const [twin] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open('/'))]);
    await twin.getByRole('button', { name: 'Log out' }).waitFor();
    await screen.press('header.logout');
    await screen.press('logout.confirm');
    await screen.sees('form', 'header.quickLogin');
    await twin.getByRole('status').filter({ hasText: 'logged out in another tab' }).waitFor();
    await twin.getByRole('form', { name: 'Quick login' }).waitFor();
  },
);

test('a logout with an unreachable gateway logs out locally [s4.logout.storage]', async () => {
  const player = await createTester({ language: 'bn' });
  const { page, screen, edge } = player;
  await page.goto('/?dialog=login');
  await player.logsIn('player');
  await screen.sees('button', 'header.logout');
  await edge.cut('logOut');
  await screen.press('header.logout');
  await screen.press('logout.confirm');
  await screen.sees('status', 'told.logoutDone');
  await screen.sees('form', 'header.quickLogin');
  expect(await player.kept()).toEqual({ merchant: 'maidan' });
});

test('a protected action opens the login, and continues after it [s6.protected.no-token s8.protected.login-modal s8.protected.message s4.modal.by-name]', async () => {
  const player = await createTester({ language: 'en' });
  const { page, screen } = player;
  await page.goto('/');
  await screen.press('nav.rewards');
  await screen.sees('status', 'told.sessionNeeded');
  await player.logsIn('player');
  await screen.sees('dialog', 'memberCentre.title');
  await screen.at('/?dialog=memberCentre&page=rewardCenter');
});

test('a link to a centre waits until session and permission are known [s6.protected.centres s2.modal.member-centre s2.modal.agent-centre]', async () => {
  const player = await createTester({ language: 'bn' });
  await player.isLoggedIn('player');
  await player.page.goto('/?dialog=memberCentre&page=securityCenter');
  await player.screen.sees('dialog', 'memberCentre.title');
  await player.page.goto('/?dialog=agentCentre');
  await player.screen.sees('alertdialog', 'alert.needTrueAccount.title');
  await player.screen.press('in_increase_submit');
  await player.screen.hides('alertdialog');

  const agent = await createTester({ language: 'en' });
  await agent.isLoggedIn('agent');
  await agent.page.goto('/?dialog=agentCentre');
  await agent.screen.sees('dialog', 'agentCentre.title');

  const visitor = await createTester({ language: 'en' });
  await visitor.page.goto('/?dialog=memberCentre');
  await visitor.screen.sees('dialog', 'login.title');
});

test.each(['bn', 'en'] as const)(
  'in %s the first view renders and links before any script is loaded [s2.route.home s2.route.login]',
  async (language) => {
    const { page, screen } = await createTester({ language, scripts: false });
    const sheets: string[] = [];
    page.on('request', (request) => request.resourceType() === 'stylesheet' && sheets.push(request.url()));
    await page.goto('/');
    await screen.sees('link', 'home.hero.register');
    await screen.sees('link', 'home.hero.freeDemo');
    const ground = () => page.locator('.hero').evaluate((hero) => getComputedStyle(hero).backgroundColor);
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)');
    await screen.press('home.hero.login');
    await screen.at('/login');
    await expect.poll(() => page.locator('input[name=username]').isEditable()).toBe(true);
    expect(sheets).toEqual([]);
  },
);

test('a form sent before its script is loaded exposes no password [s2.route.login asvs 14.2.1]', async () => {
  const { page, screen } = await createTester({ language: 'en', scripts: false });
  await page.goto('/login');
  await page.locator('input[name=username]').fill('player');
  await page.locator('input[name=password]').fill('Shapla#2026');
  const loginReload = page.waitForResponse(
    (reply) => reply.request().method() === 'GET' && new URL(reply.url()).pathname === '/login',
  );
  await page.keyboard.press('Enter');
  expect((await loginReload).status()).toBe(200);
  await page.waitForLoadState();
  await screen.at('/login');
  await expect.poll(() => page.locator('input[name=password]').inputValue()).toBe('');
});

test('a narrow header’s menu closes by a press outside and by scrolling [own.frame.menu-closes]', async () => {
  const { page, screen } = await createTester({ language: 'bn', width: 360 });
  await page.goto('/');
  const top = () => page.locator('main').evaluate((main) => Math.round(main.getBoundingClientRect().top + scrollY));
  const menu = page.getByRole('banner').locator('button[aria-expanded]').first();
  const is = (open: string) => expect.poll(() => menu.getAttribute('aria-expanded')).toBe(open);
  await screen.sees('button', 'header.menu');
  await is('false');
  const before = { main: await top(), menu: await menu.boundingBox() };
  await screen.press('header.menu');
  await is('true');
  expect({ main: await top(), menu: await menu.boundingBox() }).toEqual(before);
  await page.mouse.click(180, 630);
  await is('false');
  await screen.press('header.menu');
  await is('true');
  await page.evaluate(() => scrollTo(0, 400));
  await is('false');
});

test('on a screen below 420 px in height the bottom bar is hidden [own.frame.low-screen]', async () => {
  const { page, screen } = await createTester({ language: 'en', width: 740 });
  await page.goto('/');
  await screen.sees('button', 'header.menu');
  const isBarVisible = () => page.locator('nav.bottom').isVisible();
  for (const [height, there] of [
    [420, true],
    [419, false],
  ] as const) {
    await page.setViewportSize({ width: 740, height });
    await expect.poll(isBarVisible).toBe(there);
  }
});
