import { expect, test } from 'vitest';
import { money } from '../../../src/ui/format';
import { asksOffer } from '../../../tests/drivers/agents/contract-offer.driver';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { isIn, logsIn, passwordOf } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { createTester } = stage();
const DIVIDEND = 'agentDividendRecordCopy2';
const DAILY = 'agentDailyWages2';

test.each(['bn', 'en'] as const)(
  'in %s an agent reads which downlines lose their agreement, accepts, and requests termination [s4.contract.auto-termination s4.contract.decision]',
  async (language) => {
    const tester = await createTester({ language });
    const { gateway, screen, page } = tester;
    await gateway.becomes('contractEnding', 'SLIDEVERIF=off');
    await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
    await screen.sees('button', 'contracts.act.accept');
    await isFaultless(tester, 'contracts');
    await screen.press('contracts.act.accept');
    await screen.sees('heading', 'contracts.ask.accept');
    await screen.reads('contracts.ending.above');
    await expect.poll(() => page.locator('.contract-losses').textContent()).toContain('agent3');
    await isFaultless(tester, 'contract-accepted');
    await screen.press('contracts.act.accept');
    await screen.sees('status', 'contracts.told');
    await screen.reads('contracts.ending.above');
    await screen.press('contracts.act.askEnd');
    await screen.press('contracts.act.askEnd');
    await screen.sees('button', 'contracts.act.takeBackEnd');
    await screen.press('contracts.offer');
    await screen.sees('form', 'contracts.form');
    await isFaultless(tester, 'contract-offered');
  },
);

/** Content of the first agreement with a downline, as the agent reads it. */
const readGrantedContract =
  ({ page, screen }: Tester) =>
  async () => {
    await screen.press('contracts.tab.given');
    return page.locator('.table tbody tr').first().textContent();
  };

test.each(['bn', 'en'] as const)(
  'in %s an agent makes an offer, and the downline rejects it [s4.contract.decision s4.status.contract s6.contract.parties own.contract.offered]',
  async (language) => {
    const agent = await createTester({ language });
    const tanvir = await createTester({ language });
    const t = wordsOf(language);
    await agent.gateway.becomes('agentOfAgents', 'SLIDEVERIF=off');
    await opensCentre(agent, DIVIDEND, 'agent', 'agentCentre');
    await agent.screen.press('contracts.offer');
    await asksOffer(agent.screen, { downline: 'tanvir', rate: '12' });
    await agent.screen.press('contracts.send');
    await agent.screen.sees('status', 'contracts.told');
    await expect.poll(readGrantedContract(agent)).toContain(t('contracts.status.inProcess'));
    await opensCentre(tanvir, DIVIDEND, 'tanvir', 'agentCentre');
    await tanvir.screen.press('contracts.act.reject');
    await tanvir.screen.sees('heading', 'contracts.ask.reject');
    await isFaultless(tanvir, 'contract-rejected');
    await tanvir.screen.press('contracts.act.reject');
    await tanvir.screen.sees('status', 'contracts.told');
    await tanvir.screen.hides('button', 'contracts.act.accept');
    await tanvir.screen.reads('contracts.none');
    await opensCentre(agent, DIVIDEND, 'agent', 'agentCentre');
    await expect.poll(readGrantedContract(agent)).toContain(t('contracts.status.rejected'));
    expect(await readGrantedContract(agent)()).toContain('tanvir');
  },
);

/**
 * Presses a button of the agent's own agreement; agreements with downlines have buttons of the same name on the same
 * page.
 */
const pressesOwn = ({ page }: Tester, title: string, act: string) =>
  page
    .locator('section.card')
    .filter({ hasText: title })
    .getByRole('button', { name: act, exact: true })
    .press('Enter');

test.each(['bn', 'en'] as const)(
  'in %s the downline requests termination, the upline confirms, and dependent agreements end [s4.contract.decision s4.contract.request-types s4.status.contract]',
  async (language) => {
    const agent2 = await createTester({ language });
    const agent = await createTester({ language });
    const t = wordsOf(language);
    await agent2.gateway.becomes('salariesOfThree', 'SLIDEVERIF=off');
    await opensCentre(agent2, DAILY, 'agent2', 'agentCentre');
    await pressesOwn(agent2, t('contracts.own'), t('contracts.act.askEnd'));
    await agent2.screen.sees('heading', 'contracts.ask.askEnd');
    await agent2.screen.press('contracts.act.askEnd');
    await agent2.screen.sees('button', 'contracts.act.takeBackEnd');
    await opensCentre(agent, DAILY, 'agent', 'agentCentre');
    await agent.screen.press('contracts.act.confirmEnd');
    await agent.screen.sees('heading', 'contracts.ask.confirmEnd');
    await isFaultless(agent, 'contract-terminated');
    await agent.screen.press('contracts.act.confirmEnd');
    await agent.screen.sees('status', 'contracts.told');
    await expect.poll(readGrantedContract(agent)).toContain(t('contracts.ending.agreed'));
    await opensCentre(agent2, DAILY, 'agent2', 'agentCentre');
    await agent2.screen.reads('contracts.none');
    await expect.poll(readGrantedContract(agent2)).toContain(t('contracts.ending.giverEnded'));
  },
);

test.each(['bn', 'en'] as const)('in %s a bill leads to its lines [s2.agent-centre.income]', async (language) => {
  const tester = await createTester({ language });
  const { gateway, screen } = tester;
  await gateway.becomes('salaryBilled', 'SLIDEVERIF=off');
  await opensCentre(tester, 'agentRevenueReport', 'agent', 'agentCentre');
  await screen.press('contracts.bill.details');
  await screen.sees('heading', 'agentIncome.lines');
  await isFaultless(tester, 'income-bill');
  await screen.press('agentIncome.back');
  await screen.sees('button', 'contracts.bill.details');
  await isFaultless(tester, 'income');
});

test.each(['bn', 'en'] as const)(
  'in %s an unanswered offer expires and is shown as expired [own.contract.lifecycle]',
  async (language) => {
    const tester = await createTester({ language });
    const { gateway, screen, page } = tester;
    await gateway.becomes('contractLapses', 'SLIDEVERIF=off');
    await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
    await screen.sees('button', 'contracts.act.accept');
    await gateway.ops('clock', '+2m');
    tester.expects('actOnContract', 409);
    await screen.press('contracts.act.accept');
    await screen.press('contracts.act.accept');
    await screen.reads('contracts.outdated');
    // The offer ends immediately; the job writes that it has expired.
    const before = async () => {
      await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
      await screen.press('contracts.tab.mine');
      await tester.edge.rests();
      return page.locator('.table').first().textContent();
    };
    await expect.poll(before).toContain(wordsOf(language)('contracts.state.expired'));
    await screen.reads('contracts.status.expired');
    await screen.hides('button', 'contracts.act.accept');
  },
);

/** Value, downline's share and pay of each of three agents in a line, for a stake of 1,200. */
const LEVELS = [
  ['agent', '72.00', '48.00', '24.00'],
  ['agent2', '48.00', '12.00', '36.00'],
  ['agent3', '12.00', '0.00', '12.00'],
] as const;

test.each(['bn', 'en'] as const)(
  'in %s three levels see their pay for the same bets [s2.agent-centre.income s1.agent.hierarchy]',
  async (language) => {
    const tester = await createTester({ language });
    const { gateway, page } = tester;
    await gateway.becomes('salariesOfThree', 'SLIDEVERIF=off');
    for (const [name, ...sums] of LEVELS) {
      await opensCentre(tester, 'agentRevenueReport', name, 'agentCentre');
      const cells = page.locator('.table tbody td.num').filter({ hasText: /\d|[০-৯]/ });
      await expect
        .poll(async () => [name, (await cells.allTextContents()).slice(0, 3)])
        .toEqual([name, sums.map((sum) => money(sum, language))]);
    }
  },
);

test.each(['bn', 'en'] as const)(
  'in %s a former agent cannot act on a contract any more, and logs in as a member [s6.access.agent-centre]',
  async (language) => {
    const tester = await createTester({ language });
    const { gateway, screen } = tester;
    await gateway.becomes('contractWaits', 'SLIDEVERIF=off');
    await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
    await screen.press('contracts.act.accept');
    await screen.sees('heading', 'contracts.ask.accept');
    await gateway.ops('team', 'retire', 'agent2');
    tester.expects('actOnContract', 403);
    await screen.press('contracts.act.accept');
    await tester.seesMessageFor('team.agentsOnly');
    const again = await createTester({ language });
    await logsIn(again, 'agent2', passwordOf('agent'));
    await isIn(again, 'agent2');
    await again.screen.hides('button', 'header.agentCentre');
    await again.screen.hides('link', 'header.agentCentre');
  },
);
