import { expect, test } from 'vitest';
import { spokenBy, wordsOf } from '../../../tests/harness/words';
import { isFaultless } from '../../harness/faultless';
import { IN_GATE } from '../../harness/looks';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { createTester, ops } = stage({}, 'withdrawalRequested');

/** Password of the demo's operators, which `npm start` prints. */
const PASSWORD = 'Padma#Jamuna-2026';
/** Player of the demo whose withdrawal is in review. */
const PLAYER = 'downline';
const ATTACK = '<img src=x onerror=alert(1)>';
const REASON = 'Payee checked. প্রাপক যাচাই করা হয়েছে।';

/** Current code of the demo's operators; each works once, so the clock moves on. */
async function nextCode(): Promise<string> {
  await ops('clock', '+31s');
  return String(Object(await ops('desk', 'code')).code);
}

/** Opens the desk, and logs in as an operator of the demo. */
async function logsIn({ page, screen, gateway }: Tester, name = 'demo-clerk') {
  await page.goto(`${gateway.opsUrl}/desk/`);
  // The language that the journey before has selected is in the browser.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.reload();
  await screen.fill('desk.login.name', name);
  await screen.fill('desk.login.password', PASSWORD);
  await screen.press('desk.login.continue');
  await screen.fill('desk.login.code', await nextCode());
  await screen.press('desk.login.submit');
  await screen.sees('heading', 'desk.queues.title');
}

/** Opens a withdrawal of the queue and claims it. */
async function claims({ screen }: Tester, number: string) {
  await screen.press('desk.queue.open', { number });
  await screen.press('desk.review.claim');
  await screen.sees('button', 'desk.review.release');
}

/** Starts an act with a reason. */
async function requests({ screen }: Tester, act: 'approve' | 'reject') {
  await screen.press(`desk.do.${act}`);
  await screen.fill('desk.act.reason', REASON);
  await screen.press(`desk.do.${act}`);
}

/** Confirms the outcome of an act; the withdrawal is in its next state. */
async function continues({ screen }: Tester, state: 'approved' | 'rejected') {
  await screen.sees('status', 'desk.act.done');
  await screen.press('desk.act.continue');
  await screen.sees('button', 'desk.review.close');
  await screen.reads(`desk.state.${state}`);
  await screen.press('desk.review.close');
  await screen.hides('region', 'desk.review');
}

test(
  'a clerk logs in, approves a withdrawal with a code and rejects another without one, in both languages [own.desk-app.session own.desk-app.login own.desk-app.queue own.desk-app.item own.desk-app.claim own.desk-app.act own.desk-app.step-up own.desk-app.preferences]',
  IN_GATE,
  async () => {
    const clerk = await createTester({ language: 'bn' });
    const { screen, page } = clerk;
    clerk.expects('decideWithdrawal', 403);
    await logsIn(clerk);
    await isFaultless(clerk, 'desk-queues', { axeAtEach: true });
    await screen.press('desk.queues.studioHolds');
    await screen.sees('heading', 'desk.queues.empty');
    await isFaultless(clerk, 'desk-queue-items', { axeAtEach: true });
    await screen.press('desk.queues.all');
    await screen.sees('heading', 'desk.queues.title');
    await screen.press('desk.withdrawals');
    await screen.sees('table', 'desk.queue.title');
    await isFaultless(clerk, 'desk-queue', { axeAtEach: true });
    const number = String(Object(clerk.gateway.known.withdrawal).number);
    const inReview = page.getByRole('row').filter({ hasText: wordsOf('bn')('desk.state.requested') });
    const numbers = (await inReview.allTextContents()).flatMap((text) => text.match(/W\d{8}/) ?? []);
    const other = numbers.find((candidate) => candidate !== number) ?? '';
    expect(numbers).toContain(number);

    await claims(clerk, number);
    await isFaultless(clerk, 'desk-withdrawal', { axeAtEach: true });
    await requests(clerk, 'approve');
    await screen.fill('desk.act.code', await nextCode());
    await screen.press('desk.act.code.submit');
    await continues(clerk, 'approved');

    await screen.choose('desk.language', 'English');
    clerk.language = 'en';
    await screen.sees('table', 'desk.queue.title');
    await isFaultless(clerk, 'desk-queue', { axeAtEach: true });
    await claims(clerk, other);
    await requests(clerk, 'reject');
    await continues(clerk, 'rejected');
    const waiting = JSON.stringify(await ops('withdrawals', 'list'));
    expect([waiting.includes(number), waiting.includes(other)]).toEqual([true, false]);

    await screen.press('desk.approvals');
    await screen.sees('heading', 'desk.requests.empty');
    await screen.press('desk.logOut');
    await screen.sees('heading', 'desk.login.title');
  },
);

test('a clerk finds a player, reads the page and the timeline, reveals the personal data and writes a note, in both languages [own.desk-app.players own.desk-app.player own.desk-app.timeline own.desk-app.reveal own.desk-app.effect own.desk-app.link]', async () => {
  const clerk = await createTester({ language: 'bn' });
  const { screen, page } = clerk;
  await logsIn(clerk);
  await screen.press('desk.players');
  await screen.sees('heading', 'desk.players.title');
  await page.keyboard.press('/');
  await page.keyboard.type('?');
  await page.keyboard.press('Enter');
  await screen.sees('alert', 'desk.players.invalid');
  await screen.fill('desk.players.search', PLAYER);
  await screen.press('desk.players.find');
  await screen.sees('table', 'desk.players.found');
  await isFaultless(clerk, 'desk-players', { axeAtEach: true });
  await screen.press('desk.queue.open', { number: PLAYER });
  await screen.sees('table', 'desk.timeline');
  await isFaultless(clerk, 'desk-player', { axeAtEach: true });
  const masked = await page.getByText('•••••').count();
  expect(masked).toBeGreaterThan(0);

  await screen.press('desk.do.reveal');
  await screen.fill('desk.act.reason', REASON);
  await screen.press('desk.do.reveal');
  await screen.sees('status', 'desk.act.done');
  await screen.press('desk.act.continue');
  await screen.sees('table', 'desk.timeline');
  expect(await page.getByText('•••••').count()).toBeLessThan(masked);

  await screen.choose('desk.language', 'English');
  clerk.language = 'en';
  await screen.press('desk.do.note');
  await screen.fill('desk.value.note', ATTACK);
  await isFaultless(clerk, 'desk-player-act', { axeAtEach: true });
  await screen.press('desk.do.note');
  await screen.sees('status', 'desk.act.done');
  await screen.press('desk.act.continue');
  await screen.sees('table', 'desk.timeline');
  expect(await page.getByText(ATTACK).count()).toBeGreaterThan(0);
  await screen.choose('desk.timeline.filter', 'desk.timeline.acts');
  await screen.sees('table', 'desk.timeline');
  await isFaultless(clerk, 'desk-player', { axeAtEach: true });
  await page
    .getByRole('link', { name: /^W\d{8}$/ })
    .first()
    .click();
  await screen.sees('button', 'desk.review.claim');
  await screen.sees('table', 'desk.queue.title');
  await page.goBack();
  await screen.sees('table', 'desk.timeline');
  await page.goForward();
  await screen.sees('button', 'desk.review.claim');
  expect(new URL(page.url()).pathname).toMatch(/^\/desk\/withdrawals\/[\da-f-]{36}$/);
  await page.reload();
  await screen.sees('button', 'desk.review.claim');
  clerk.expects('queueItem', 404);
  await page.goto(`${clerk.gateway.opsUrl}/desk/queues/cashIns/M99999999`);
  await page
    .getByRole('alert')
    .filter({ hasText: spokenBy('en', 'desk.itemUnknown') })
    .waitFor();
  await isFaultless(clerk, 'desk-unknown', { axeAtEach: true });
});

test('a clerk confirms a reported transfer whose statement differs, in both languages [own.desk-app.statement own.desk-app.act]', async () => {
  const clerk = await createTester({ language: 'bn' });
  const { screen, page, gateway } = clerk;
  await gateway.becomes('cashInReported', 'SLIDEVERIF=off');
  const { number } = Object(gateway.known.cashIn);
  clerk.expects('decideItem', 403);
  clerk.expects('decideItem', 409);
  await logsIn(clerk);
  await screen.press('desk.queues.cashIns');
  await screen.sees('table', 'desk.queues.cashIns');
  await isFaultless(clerk, 'desk-cash-ins', { axeAtEach: true });
  await claims(clerk, number);
  await isFaultless(clerk, 'desk-cash-in', { axeAtEach: true });
  await screen.press('desk.do.confirmTransfer');
  await screen.fill('desk.statement.amount', '450');
  await screen.fill('desk.statement.sender', '01712345678');
  await isFaultless(clerk, 'desk-cash-in-confirm', { axeAtEach: true });
  await screen.press('desk.do.confirmTransfer');
  await screen.fill('desk.act.code', await nextCode());
  await screen.press('desk.act.code.submit');
  await screen.sees('button', 'desk.act.corrected');
  await isFaultless(clerk, 'desk-cash-in-differs', { axeAtEach: true });
  await screen.choose('desk.language', 'English');
  clerk.language = 'en';
  await isFaultless(clerk, 'desk-cash-in-differs', { axeAtEach: true });
  await screen.press('desk.act.corrected');
  await screen.sees('status', 'desk.act.done');
  await screen.press('desk.act.continue');
  await screen.reads('desk.code.confirmed');
  await isFaultless(clerk, 'desk-cash-in-decided', { axeAtEach: true });
  expect(await ops('cash-ins', 'show', number)).toMatchObject({ state: 'confirmed', received: '450.00' });
  expect(await page.getByText('450.00').count()).toBeGreaterThan(0);
});

test('a clerk views the picture of a report after a reason, and enlarges it by keyboard, in both languages [own.desk-app.pictures own.desk-app.keyboard]', async () => {
  const clerk = await createTester({ language: 'bn' });
  const { screen, page, gateway } = clerk;
  await gateway.becomes('withdrawalNotReceived', 'SLIDEVERIF=off');
  const { number } = Object(gateway.known.withdrawal);
  await logsIn(clerk);
  await screen.press('desk.withdrawals');
  await screen.press('desk.queue.open', { number });
  await screen.press('desk.pictures.open', { number: '১' });
  await screen.sees('textbox', 'desk.pictures.reason');
  await isFaultless(clerk, 'desk-pictures-reason', { axeAtEach: true });
  await screen.fill('desk.pictures.reason', REASON);
  await screen.press('desk.pictures.view');
  await screen.sees('img', 'desk.pictures.alt', { number: '১' });
  await isFaultless(clerk, 'desk-pictures', { axeAtEach: true });
  await screen.choose('desk.language', 'English');
  clerk.language = 'en';
  await screen.sees('img', 'desk.pictures.alt', { number: '1' });
  await isFaultless(clerk, 'desk-pictures', { axeAtEach: true });
  const width = () => page.getByRole('img', { name: 'Picture 1' }).evaluate((picture) => picture.clientWidth);
  const before = await width();
  await page.getByRole('button', { name: wordsOf('en')('zoom.in') }).focus();
  await page.keyboard.press('Enter');
  expect(await width()).toBe(2 * before);
  await screen.press('desk.pictures.hide');
  await screen.hides('img', 'desk.pictures.alt', { number: '1' });
});

test('an owner filters the audit, reads what was seen and what was changed, and exports it, in both languages [own.desk-app.audit own.desk-app.audit-export own.desk-app.link own.desk-app.keyboard]', async () => {
  const owner = await createTester({ language: 'bn' });
  const { screen, page } = owner;
  await ops('players', 'reveal', PLAYER);
  await ops('site', 'set', 'cashInHours', '48');
  await logsIn(owner, 'admin');
  await screen.press('desk.audit');
  await screen.sees('table', 'desk.audit.title');
  await isFaultless(owner, 'desk-audit', { axeAtEach: true });
  await screen.choose('desk.audit.kind', 'desk.audit.kind.seen');
  await screen.fill('desk.audit.user', PLAYER);
  await screen.press('desk.filter.apply');
  await screen.press('desk.queue.open', { number: 'players reveal' });
  await screen.sees('heading', 'desk.audit.seen');
  await isFaultless(owner, 'desk-audit-seen', { axeAtEach: true });
  expect(new URL(page.url()).pathname).toMatch(/^\/desk\/audit\/[\da-f-]{36}$/);
  await page.reload();
  await screen.sees('heading', 'desk.audit.seen');
  await page.keyboard.press('x');
  await screen.hides('heading', 'desk.audit.seen');

  await screen.choose('desk.language', 'English');
  owner.language = 'en';
  await screen.fill('desk.audit.command', 'site set');
  await screen.press('desk.filter.apply');
  await screen.press('desk.queue.open', { number: 'site set' });
  await screen.sees('heading', 'desk.audit.change');
  await isFaultless(owner, 'desk-audit-change', { axeAtEach: true });
  await screen.press('desk.review.close');
  await screen.press('desk.audit.export');
  await screen.fill('desk.act.reason', REASON);
  await isFaultless(owner, 'desk-audit-export', { axeAtEach: true });
  const download = page.waitForEvent('download');
  await page
    .getByRole('region')
    .getByRole('button', { name: wordsOf('en')('desk.audit.export') })
    .click();
  expect((await download).suggestedFilename()).toMatch(/-audit\.csv$/);
  await screen.press('desk.act.continue');
  await screen.sees('button', 'desk.audit.export');
});

test('an owner reads the money of a month with its plot, saves the file, and verifies the ledger, in both languages [own.desk-app.money own.desk-app.money-file own.desk-app.verification own.desk-money.report]', async () => {
  const owner = await createTester({ language: 'bn' });
  const { screen, page } = owner;
  await logsIn(owner, 'admin');
  await isFaultless(owner, 'desk-owner', { axeAtEach: true });
  await screen.press('desk.money.title');
  await screen.sees('table', 'desk.money.agents');
  await isFaultless(owner, 'desk-money-today', { axeAtEach: true });
  await page.getByRole('button', { name: wordsOf('bn')('desk.money.month') }).focus();
  await page.keyboard.press('Enter');
  await screen.sees('table', 'desk.money.days');
  await page.locator('.desk-plot canvas').waitFor();
  await isFaultless(owner, 'desk-money', { axeAtEach: true });
  expect(new URL(page.url()).pathname).toBe('/desk/money');

  await screen.choose('desk.language', 'English');
  owner.language = 'en';
  await screen.sees('table', 'desk.money.days');
  const download = page.waitForEvent('download');
  await screen.press('desk.money.file');
  expect((await download).suggestedFilename()).toMatch(/^maidan-money-[\d-]{10}-[\d-]{10}\.csv$/);
  await screen.sees('status', 'desk.money.saved');
  await screen.press('desk.do.verifyLedger');
  await screen.sees('textbox', 'desk.act.reason');
  await screen.fill('desk.act.reason', REASON);
  await isFaultless(owner, 'desk-money', { axeAtEach: true });
  await screen.press('desk.do.verifyLedger');
  await screen.sees('status', 'desk.act.done');
  await screen.press('desk.act.continue');
  const verified = async () => {
    await screen.press('desk.review.refresh');
    return page.getByRole('cell', { name: 'admin' }).count();
  };
  await expect.poll(verified).toBe(1);
  await isFaultless(owner, 'desk-verified', { axeAtEach: true });
});
