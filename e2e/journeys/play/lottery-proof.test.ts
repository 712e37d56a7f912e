import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { CHECK_MESSAGES } from '../../../src/lottery/fair/check-messages';
import { type Check, verifyDraw } from '../../../src/lottery/fair/verify';
import { judgePrice } from '../../../src/lottery/verify/price';
import { wordsOf } from '../../../tests/harness/words';
import { violationsLightAndDark } from '../../harness/axe';
import { theBrowser } from '../../harness/browser';
import { LOOKS } from '../../harness/looks';
import { comesTo, isNearDraw, passesUntil } from '../../harness/lottery';
import {
  bets,
  chooses,
  comesBack,
  isFaultless,
  opensLottery,
  opensRound,
  RECORD,
  recordOf,
} from '../../harness/lottery-player';
import { stage } from '../../harness/stage';
import { clientAt } from '../../harness/wire';

const { createTester, ops, url } = stage();

/** Returns the verifier's output for a text in a language, line by line. */
async function verifierOf(language: 'bn' | 'en', width: number) {
  const context = await (await theBrowser()).newContext({ viewport: { width, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.goto(`${url()}/verify-draw`);
  const section = page.locator(`section[lang=${language}]`);
  return {
    page,
    async expectText(evidence: unknown) {
      await section.getByRole('textbox').first().fill(JSON.stringify(evidence));
      await section.getByRole('button').press('Enter');
      return section.locator('output p').allTextContents();
    },
  };
}

test.each(LOOKS)(
  'in %s at %d px a player bets on a draw of our own, saves the evidence from the betting record and verifies it with the order; every change to the evidence fails its check [own.draw.commitment own.lottery.confirm own.betting-record.evidence]',
  async (language, width) => {
    const tester = await createTester({ language, width, clock: true });
    const { gateway } = tester;
    const [issue] = await isNearDraw(gateway, 'everybody', 'PK10', 50);
    const evidenceOf = async () =>
      await clientAt(gateway).client.drawEvidence({ lottery: 'PK10', issue: issue.number });
    await opensLottery(tester, '/lottery', 'PK10', 'place-sides');
    await chooses(tester, 'lottery.field.place', '1');
    await chooses(tester, 'lottery.field.side', 'lottery.choice.big');
    await bets(tester);
    const noted = Object(await evidenceOf()).fair.commitment;
    await passesUntil(gateway, issue.drawsAt);
    await comesTo(gateway, 'PK10', issue.number, 'settled');
    await comesBack(tester, RECORD);
    await recordOf(tester, 1);
    await opensRound(tester, 0);
    await tester.page.getByRole('button', { name: wordsOf(language)('bets.evidence.save') }).scrollIntoViewIfNeeded();
    await isFaultless(tester, 'evidence');
    const [file] = await Promise.all([tester.page.waitForEvent('download'), tester.screen.press('bets.evidence.save')]);
    await tester.screen.sees('status', 'bets.evidence.saved');
    const evidencePath = await file.path();
    // Verifies it like anyone can: with the command, and without any of our services running.
    expect(
      execFileSync('npx', ['tsx', 'src/lottery/verify/command.ts', evidencePath, noted], { encoding: 'utf8' }),
    ).not.toContain('✗');
    const evidence = JSON.parse(readFileSync(evidencePath, 'utf8'));
    const { order } = evidence;
    expect(evidence.fair.commitment).toBe(noted);

    const { page, expectText } = await verifierOf(language, width);
    const words = CHECK_MESSAGES[language];
    const outputLines = await expectText(evidence);
    expect(outputLines.filter((line) => line.startsWith('✗'))).toEqual([]);
    for (const check of ['seed', 'chain', 'round', 'beacon', 'result', 'orderTime'] as const)
      expect(outputLines).toContain(`✓ ${words[check].right}`);
    const { fair, result, closesAt } = evidence;
    const other = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
    const tampered: [Check, object][] = [
      ['seed', { ...evidence, fair: { ...fair, serverSeed: other(fair.serverSeed) } }],
      [
        'beacon',
        { ...evidence, fair: { ...fair, beacon: { ...fair.beacon, signature: other(fair.beacon.signature) } } },
      ],
      ['file', { ...evidence, fair: { ...fair, mapping: 'draw-2' } }],
      ['result', { ...evidence, result: [...result].reverse() }],
      ['orderTime', { ...evidence, order: { ...order, at: closesAt } }],
    ];
    for (const [check, changed] of tampered)
      expect(await expectText(changed), check).toContain(`✗ ${words[check].wrong}`);
    // Prices need the rules of all lotteries, which the command has and the page does not.
    expect(outputLines).toContain(`– ${words.price.none}`);
    const price = (item: unknown) =>
      verifyDraw(item, { judge: judgePrice }).find(({ check }) => check === 'price')?.right;
    const cheaper = order.lines.map((line: object) => ({ ...line, stake: '0.50' }));
    expect([price(evidence), price({ ...evidence, order: { ...order, lines: cheaper } })]).toEqual([true, false]);
    expect(await violationsLightAndDark(page)).toEqual([]);
    expect(await ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);
