import { expect, test } from 'vitest';
import { wordsOf } from '../../../tests/harness/words';
import { LOOKS } from '../../harness/looks';
import {
  asIssues,
  comesNearDraw,
  comesTo,
  isDrawn,
  isNearDraw,
  issuesOf,
  LONG,
  passesUntil,
} from '../../harness/lottery';
import {
  bets,
  chooses,
  choosesInOrder,
  comesBack,
  expectTexts,
  hasBalance,
  isFaultless,
  opensLottery,
  opensRound,
  proofOf,
  RECORD,
  read,
  recordOf,
  row,
  saysOf,
} from '../../harness/lottery-player';
import { stage } from '../../harness/stage';

const { createTester, ops } = stage();

/** A bet of 2 on 1, 2 and 3 in this order. */
async function betsOnce(language: 'bn' | 'en', width: number) {
  const tester = await createTester({ language, width, clock: true });
  const [issue, next] = await isNearDraw(tester.gateway, 'everybody', 'LF3D');
  await opensLottery(tester, '/lottery', 'LF3D', 'direct-3');
  await choosesInOrder(tester, '123');
  return { tester, issue, next };
}

test.each(LOOKS)(
  'in %s at %d px a bet after the close is not placed, but offered for the next draw, which it enters only once accepted [own.lottery.late own.draw.closes]',
  async (language, width) => {
    const { tester, issue, next } = await betsOnce(language, width);
    const { screen, page } = tester;
    await screen.press('lottery.look');
    await screen.sees('region', 'lottery.review');
    // The platform's clock passes the close, which the page does not know.
    await ops('clock', `+${LONG + 1}s`);
    tester.expects('placeLotteryOrder', 409);
    await screen.press('lottery.place');
    await screen.sees('alert', 'lottery.late');
    await screen.reads('lottery.late.next', { number: read(next.number, language) });
    await hasBalance(tester, 'P 25,000.00');
    await isFaultless(tester, 'late');
    await screen.press('lottery.accept');
    await screen.sees('status', 'lottery.placed');
    const facts = page.locator('.facts-list');
    await expect.poll(() => facts.textContent()).toContain(read(next.number, language));
    await expect.poll(() => facts.textContent()).not.toContain(read(issue.number, language));
    await hasBalance(tester, 'P 24,998.00');
    await comesTo(tester.gateway, 'LF3D', next.number, 'open');
    await screen.press('lottery.cancel');
    await screen.sees('status', 'lottery.cancelled');
    await hasBalance(tester, 'P 25,000.00');
    await isFaultless(tester, 'cancelled');
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);

test.each(LOOKS)(
  'in %s at %d px shows the old and the new price when the next draw has others, and places the bet once the new one is accepted [own.lottery.repriced own.lottery.late]',
  async (language, width) => {
    const tester = await createTester({ language, width, clock: true });
    const { gateway, screen, page } = tester;
    await comesNearDraw(gateway, 'everybody', 'SEA4D');
    await issuesOf(gateway, 'SEA4D', 1, '2025-2');
    const [, next] = asIssues(await issuesOf(gateway, 'SEA4D', 3));
    await opensLottery(tester, '/seaLottery', 'SEA4D', 'first-any-digit');
    await chooses(tester, 'lottery.field.numbers', '7');
    await screen.press('lottery.times', { times: read('10', language) });
    // 3.3 times the stake of 10, before.
    await expectTexts(tester, 'P 33.00');
    await screen.press('lottery.look');
    await screen.sees('region', 'lottery.review');
    await tester.waits(LONG);
    await screen.sees('alert', 'lottery.late');
    tester.expects('placeLotteryOrder', 409);
    await screen.press('lottery.accept');
    await screen.sees('table', 'lottery.prices');
    await screen.sees('alert', 'lottery.repriced');
    const cells = page.getByRole('table', { name: wordsOf(language)('lottery.prices') }).locator('tbody tr');
    const prices = (await cells.allTextContents()).map((text) => text.replace(/\s+/g, ' '));
    expect(prices[0]).toContain(read('P 33.00', language));
    expect(prices[1]).toContain(read('P 32.00', language));
    await hasBalance(tester, 'P 25,000.00');
    await isFaultless(tester, 'repriced');
    await screen.press('lottery.agree');
    await screen.sees('status', 'lottery.placed');
    await expectTexts(tester, next.number, 'P 32.00');
    await hasBalance(tester, 'P 24,990.00');
    await isDrawn(gateway, 'SEA4D', next, ['1237', ...Array.from({ length: 22 }, () => '0000')].map(Number).join(','));
    await comesBack(tester, RECORD);
    await hasBalance(tester, 'P 25,022.00');
    expect(await recordOf(tester, 1)).toEqual([row(tester, 'won', '10.00', '32.00')]);
    await opensRound(tester, 0);
    expect(await proofOf(tester)).toMatchObject({ issue: next.number, prices: '2026-1' });
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);

test.each(LOOKS)(
  'in %s at %d px a void draw returns the stake, which does not count as turnover [own.draw.void]',
  async (language, width) => {
    const { tester, issue } = await betsOnce(language, width);
    const { screen } = tester;
    await bets(tester);
    await hasBalance(tester, 'P 24,998.00');
    await tester.waits(LONG);
    await screen.sees('status', 'lottery.closed');
    await comesTo(tester.gateway, 'LF3D', issue.number, 'closed');
    await ops('draws', 'void', 'LF3D', issue.number);
    await comesTo(tester.gateway, 'LF3D', issue.number, 'refunded');

    await comesBack(tester, RECORD);
    await hasBalance(tester, 'P 25,000.00');
    expect(await recordOf(tester, 1)).toEqual([row(tester, 'void', '2.00', '0.00')]);
    await opensRound(tester, 0, { proof: false });
    await saysOf(tester, 'bets.validBet', 'P 0.00');
    await saysOf(tester, 'bets.net', 'P 0.00');
    await screen.sees('table', 'bets.draw');
    await isFaultless(tester, 'void');
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);

test.each(LOOKS)(
  'in %s at %d px a corrected result takes back the winnings of the first one, and both settlements stay on record [own.draw.corrected own.draw.settled]',
  async (language, width) => {
    const { tester, issue } = await betsOnce(language, width);
    const { gateway, page, screen } = tester;
    await bets(tester);
    await passesUntil(gateway, issue.closesAt);
    await isDrawn(gateway, 'LF3D', issue, '1,2,3');
    await comesBack(tester, RECORD);
    await hasBalance(tester, 'P 26,958.00');
    expect(await recordOf(tester, 1)).toEqual([row(tester, 'won', '2.00', '1,960.00')]);

    await ops('draws', 'correct', 'LF3D', issue.number, '1,2,4');
    await expect.poll(async () => Object(await ops('draws', 'show', 'LF3D', issue.number)).settlement).toBe(2);
    await comesTo(gateway, 'LF3D', issue.number, 'settled');
    await tester.opens(RECORD);
    await hasBalance(tester, 'P 24,998.00');
    expect(await recordOf(tester, 1)).toEqual([row(tester, 'lost', '2.00', '0.00')]);
    await opensRound(tester, 0);
    const tables = page.getByRole('dialog').getByRole('table');
    await screen.sees('table', 'bets.draw');
    await screen.reads('bets.events.draw');
    await expectTexts(tester, '1 2 3', '1 2 4');
    await screen.reads('bets.event.settled');
    await screen.reads('bets.event.settledAnew');
    const tableText = (await tables.allTextContents()).map((text) => text.replace(/\s+/g, ' ')).join(' ');
    for (const sum of ['−P 2.00', '+P 1,960.00', '−P 1,960.00']) expect(tableText).toContain(read(sum, language));
    expect(await proofOf(tester)).toMatchObject({ result: '1 2 4', lines: [{ outcome: 'lost' }] });
    await isFaultless(tester, 'corrected');
    const { results } = Object(await ops('draws', 'show', 'LF3D', issue.number));
    expect(results).toMatchObject([
      { kind: 'given', result: [1, 2, 3] },
      { kind: 'corrected', result: [1, 2, 4] },
    ]);
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);
