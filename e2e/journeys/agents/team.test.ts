import { buffer } from 'node:stream/consumers';
import { expect } from 'vitest';
import { PAYMENT_PASSWORD } from '../../../tests/drivers/identity/passwords';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { journeys } from '../../harness/journeys';
import type { Tester } from '../../harness/tester';

const opens = (tester: Tester, page: string) => opensCentre(tester, page, 'agent', 'agentCentre');
const rows = ({ page }: Tester) => page.locator('.table tbody tr');
const downloaded = async ({ page, screen }: Tester) => {
  const download = page.waitForEvent('download');
  await screen.press('agentTeam.export');
  const file = (await buffer(await (await download).createReadStream())).toString();
  await screen.sees('status', 'agentTeam.saved');
  return file.trimEnd().split('\r\n');
};

journeys('a team', (journey) => {
  for (const language of ['bn', 'en'] as const) {
    journey(
      'lists the team by level and name, opens a member and exports all [s2.agent-centre.team-management own.agent-centre.export]',
      { fixture: 'agentWithMembers', language },
      async (tester) => {
        const { screen, page } = tester;
        await opens(tester, 'downlineManagmentView');
        await screen.sees('table', 'agentTeam.table');
        const [first] = await page.locator('.team-name b').allTextContents();
        await page.locator('.table .btn').first().click();
        await expect.poll(() => page.locator('.team-path li').count()).toBe(2);
        await page.locator('.team-path button').first().click();
        await expect.poll(() => page.locator('.team-path li').count()).toBe(0);
        await screen.fill('agentTeam.search', first ?? '');
        await screen.press('agentTeam.show');
        await screen.press('agentTeam.details');
        await screen.sees('heading', 'agentTeam.figures');
        await screen.press('agentTeam.back');
        await screen.fill('agentTeam.search', '');
        await screen.press('agentTeam.show');
        await screen.sees('table', 'agentTeam.table');
        const [, ...lines] = await downloaded(tester);
        expect(lines.length).toBeGreaterThan(1_900);
      },
    );

    journey(
      'lists bets and transactions of the team or of one member, page by page, and exports them [s2.agent-centre.team-betting s2.agent-centre.transactions]',
      { fixture: 'agentWithMembers', language, refuses: [['teamBets', 404]] },
      async (tester) => {
        const { screen, page } = tester;
        await opens(tester, 'personalHistoryCopy');
        await expect.poll(() => rows(tester).count()).toBeGreaterThan(5);
        const names = await page.locator('.table tbody tr td:first-child').allTextContents();
        await screen.press('common.nextPage');
        await expect
          .poll(() => page.locator('.pager [aria-current]').textContent())
          .toBe(language === 'bn' ? '২' : '2');
        await screen.fill('agentTeam.member', names[0] ?? '');
        await screen.press('bets.show');
        await expect
          .poll(async () => new Set(await page.locator('.table tbody tr td:first-child').allTextContents()).size)
          .toBe(1);
        expect((await downloaded(tester)).length).toBeGreaterThan(1);
        await screen.fill('agentTeam.member', 'nobody_at_all');
        await screen.press('bets.show');
        await screen.sees('alert', 'agentTeam.nobody');
        await opens(tester, 'agentDownlineTransactionDetailsCopy');
        await expect.poll(() => rows(tester).count()).toBeGreaterThan(5);
        await screen.choose('agentRecords.kind', 'record.kind.deposit');
        await screen.press('agentRecords.show');
        await expect
          .poll(async () => new Set(await page.locator('.table tbody tr td:nth-child(3)').allTextContents()))
          .toEqual(new Set([wordsOf(language)('record.kind.deposit')]));
        expect((await downloaded(tester)).length).toBeGreaterThan(1);
      },
    );

    journey(
      'transfers money to a downline from the member’s sheet [s1.agent.transfer-downline]',
      { fixture: 'agentReady', language },
      async (tester) => {
        const { screen } = tester;
        await opens(tester, 'downlineManagmentView');
        await screen.press('agentTeam.details');
        await screen.press('agentTeam.transfer');
        await screen.fill('upline.amount', '500.00');
        await screen.press('upline.submit');
        await screen.reads('downline');
        await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
        await screen.press('upline.send');
        await screen.sees('status', 'upline.sent');
      },
    );
  }
});
