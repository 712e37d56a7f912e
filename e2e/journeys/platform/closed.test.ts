import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester } = stage();

/** Waits for the next status, because a clock that moves during a request jumps past its own end. */
async function waitForStatus(page: Page, asking: Promise<unknown>) {
  await asking;
  await page.locator('.btns [aria-busy]').waitFor({ state: 'detached' });
}

/** Logs in; a later closure rejects only later requests. */
async function isOpen(player: Tester) {
  await player.screen.sees('button', 'header.balance.refresh');
  await player.settles();
}

/** Sends a request, unless the page has done so itself and has nothing to press. */
const asks = ({ screen }: Tester, heading: string) => {
  const presses = async () => {
    await screen.press('header.balance.refresh');
    await screen.sees('heading', heading);
  };
  return Promise.any([presses(), screen.sees('heading', heading)]);
};

test(
  'maintenance during a visit shows its page, and ends automatically [s1.site.closed s2.maintenance.page s4.system-status.maintenance own.system-status.later-503 own.system-status.maintenance-over]',
  IN_GATE,
  async () => {
    const player = await createTester({ language: 'en' });
    const { page, screen } = player;
    for (const call of ['balance', 'memberInfo', 'countries']) player.expects(call, 503);
    await player.clock.install();
    await page.goto('/?dialog=login');
    await player.logsIn('player');
    await isOpen(player);
    await ops('maintenance', 'on', '--until', new Date(Date.now() + 600_000).toISOString());
    await asks(player, 'maintenance.title');
    await screen.sees('link', 'maintenance.contact');
    expect(Date.parse((await page.locator('time').getAttribute('datetime')) ?? '')).toBeGreaterThan(Date.now());
    const answered = page.waitForResponse(/\/wps\/system\/status/);
    await screen.press('maintenance.retry');
    await waitForStatus(page, answered);
    await screen.sees('heading', 'maintenance.title');

    await ops('clock', '+11m');
    await player.edge.filesRest();
    await player.clock.fastForward(660_000);
    await screen.sees('button', 'header.logout');
  },
);

test('a blocked region shows a page with the player’s location [s2.restriction.page s4.system-status.restriction s3.permission.location s8.message.access-restricted]', async () => {
  await ops('region', 'block', 'BD');
  const visitor = await createTester({ language: 'en' });
  const { page, screen } = visitor;
  visitor.expects('countries', 403);
  await page.goto('/');
  await screen.sees('heading', 'restricted.title');
  await screen.reads('127.0.0.1');
  await screen.reads('Bangladesh');
  await screen.sees('link', 'restricted.contact');
  await ops('region', 'allow', 'BD');
  await page.reload();
  await screen.sees('form', 'header.quickLogin');
});

test('a region block during a visit shows its page [s1.site.closed s2.restriction.page own.system-status.later-503]', async () => {
  const player = await createTester({ language: 'en' });
  const { page } = player;
  for (const call of ['balance', 'memberInfo', 'countries']) player.expects(call, 403);
  await player.clock.install();
  await page.goto('/?dialog=login');
  await player.logsIn('player');
  await isOpen(player);
  await ops('region', 'block', 'BD');
  await asks(player, 'restricted.title');
  await ops('region', 'allow', 'BD');
});

test('maintenance is checked before the region [s4.system-status.decision]', async () => {
  await ops('region', 'block', 'BD');
  await ops('maintenance', 'on');
  const visitor = await createTester({ language: 'bn' });
  const { page, screen } = visitor;
  visitor.expects('countries', 503);
  await page.goto('/');
  await screen.sees('heading', 'maintenance.title');
  await screen.reads('maintenance.endUnknown');
});

test('an unreachable gateway is retried, manually and automatically [own.system-status.unreachable s8.message.network-abnormal]', async () => {
  const tester = await createTester({ language: 'bn' });
  const { page, screen, edge } = tester;
  await tester.clock.install();
  await edge.cut('systemStatus');
  await page.goto('/');
  await screen.sees('heading', 'unreachable.title');
  const failed = page.waitForEvent('requestfailed');
  await screen.press('unreachable.retry');
  await waitForStatus(page, failed);
  await screen.sees('heading', 'unreachable.title');
  await edge.cut();
  await tester.clock.fastForward(60_000);
  await screen.sees('form', 'header.quickLogin');
});

test('a dialog whose script fails to load can be requested again [s8.chunk.load-error s9.const.chunk-timeout]', async () => {
  const { page, screen, edge } = await createTester({ language: 'en' });
  await page.goto('/');
  await screen.sees('form', 'header.quickLogin');
  await edge.cut('chunk');
  await screen.visit('/?dialog=login');
  await screen.sees('alertdialog', 'dialog.failed.title');
  await edge.cut();
  await screen.press('dialog.failed.retry');
  await screen.sees('form', 'login.title');
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toMatchObject({ width: 400 });
});

test('home stays whole when its news fails to load [own.portal.broken-part]', async () => {
  const { page, screen } = await createTester({ language: 'en' });
  await page.route('**/visitor-news-*.js', (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('visitor-news'));
  await page.goto('/');
  await failed;
  await screen.sees('form', 'header.quickLogin');
  await screen.sees('heading', 'home.care.title');
});
