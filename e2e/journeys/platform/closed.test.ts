import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, somebody } = stage();

/** Until the player was told again: a clock that moves while a call is on its way moves it past its own end. */
async function told(page: Page, asking: Promise<unknown>) {
  await asking;
  await page.locator('.btns [aria-busy]').waitFor({ state: 'detached' });
}

/** The player is in, and whatever is closed from now on refuses only what is asked for after it. */
async function isOpen(player: Tester) {
  await player.screen.sees('button', 'header.balance.refresh');
  await player.settles();
}

/** The player asks for something; or the page did so by itself before, and has nothing to be pressed any more. */
const asks = ({ screen }: Tester, heading: string) => {
  const presses = async () => {
    await screen.press('header.balance.refresh');
    await screen.sees('heading', heading);
  };
  return Promise.any([presses(), screen.sees('heading', heading)]);
};

test(
  's1.site.closed s2.maintenance.page s4.system-status.maintenance own.system-status.later-503 own.system-status.maintenance-over: maintenance in the middle of a visit shows its page, and goes by itself',
  IN_GATE,
  async () => {
    const player = await somebody({ language: 'en' });
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
    await told(page, answered);
    await screen.sees('heading', 'maintenance.title');

    await ops('clock', '+11m');
    await player.edge.filesRest();
    await player.clock.fastForward(660_000);
    await screen.sees('button', 'header.logout');
  },
);

test('s2.restriction.page s4.system-status.restriction s3.permission.location s8.message.access-restricted: where we may not be, the page says from where one comes', async () => {
  await ops('region', 'block', 'BD');
  const visitor = await somebody({ language: 'en' });
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

test('s1.site.closed s2.restriction.page own.system-status.later-503: a region that is blocked in the middle of a visit gets the page that says so', async () => {
  const player = await somebody({ language: 'en' });
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

test('s4.system-status.decision: maintenance is looked at before the region', async () => {
  await ops('region', 'block', 'BD');
  await ops('maintenance', 'on');
  const visitor = await somebody({ language: 'bn' });
  const { page, screen } = visitor;
  visitor.expects('countries', 503);
  await page.goto('/');
  await screen.sees('heading', 'maintenance.title');
  await screen.reads('maintenance.endUnknown');
});

test('own.system-status.unreachable s8.message.network-abnormal: a gateway that cannot be reached is tried again, by hand and by itself', async () => {
  const tester = await somebody({ language: 'bn' });
  const { page, screen, edge } = tester;
  await tester.clock.install();
  await edge.cut('systemStatus');
  await page.goto('/');
  await screen.sees('heading', 'unreachable.title');
  const failed = page.waitForEvent('requestfailed');
  await screen.press('unreachable.retry');
  await told(page, failed);
  await screen.sees('heading', 'unreachable.title');
  await edge.cut();
  await tester.clock.fastForward(60_000);
  await screen.sees('form', 'header.quickLogin');
});

test('s8.chunk.load-error s9.const.chunk-timeout: a dialog whose script does not come can be asked for again', async () => {
  const { page, screen, edge } = await somebody({ language: 'en' });
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
