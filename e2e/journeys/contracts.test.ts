import { expect, test } from 'vitest';
import { money } from '../../src/portal/ui/format';
import { wordsOf } from '../../tests/support/words';
import { opensCentre } from '../support/centre';
import { isFaultless } from '../support/faultless';
import { isIn, logsIn, passwordOf } from '../support/people';
import { stage } from '../support/stage';

const { somebody } = stage();
const DIVIDEND = 'agentDividendRecordCopy2';

test.each(['bn', 'en'] as const)(
  's4.contract.auto-termination s4.contract.decision s2.agent-centre.dividend: in %s an agent reads who loses what, accepts, and asks to terminate',
  async (language) => {
    const tester = await somebody({ language });
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

test.each(['bn', 'en'] as const)('s2.agent-centre.income: in %s a bill leads down to its lines', async (language) => {
  const tester = await somebody({ language });
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
  'own.contract.lifecycle: in %s an offer that was not answered in time is over, and reads as that',
  async (language) => {
    const tester = await somebody({ language });
    const { gateway, screen, page } = tester;
    await gateway.becomes('contractLapses', 'SLIDEVERIF=off');
    await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
    await screen.sees('button', 'contracts.act.accept');
    await gateway.ops('clock', '+2m');
    tester.expects('actOnContract', 409);
    await screen.press('contracts.act.accept');
    await screen.press('contracts.act.accept');
    await screen.reads('contracts.outdated');
    // Its time is up at once; that it has expired is written when the job comes to it.
    const before = async () => {
      await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
      await screen.press('contracts.tab.mine');
      await tester.edge.rests();
      return page.locator('.table').first().textContent();
    };
    await expect.poll(before, { timeout: 30_000 }).toContain(wordsOf(language)('contracts.state.expired'));
    await screen.reads('contracts.status.rejected');
    await screen.hides('button', 'contracts.act.accept');
  },
);

/** What each of three agents in a line is worth by their own contract, what of it is of the one below, and what they get; 1,200 were staked. */
const LEVELS = [
  ['agent', '72.00', '48.00', '24.00'],
  ['agent2', '48.00', '12.00', '36.00'],
  ['agent3', '12.00', '0.00', '12.00'],
] as const;

test.each(['bn', 'en'] as const)(
  's2.agent-centre.income s1.agent.hierarchy: in %s three levels see their pay of the same bets',
  async (language) => {
    const tester = await somebody({ language });
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
  's6.access.agent-centre: in %s an agent who is none any more is told so, and comes in as a member',
  async (language) => {
    const tester = await somebody({ language });
    const { gateway, screen } = tester;
    await gateway.becomes('contractWaits', 'SLIDEVERIF=off');
    await opensCentre(tester, DIVIDEND, 'agent2', 'agentCentre');
    await screen.press('contracts.act.accept');
    await screen.sees('heading', 'contracts.ask.accept');
    await gateway.ops('team', 'retire', 'agent2');
    tester.expects('actOnContract', 403);
    await screen.press('contracts.act.accept');
    await tester.isTold('team.agentsOnly');
    const again = await somebody({ language });
    await logsIn(again, 'agent2', passwordOf('agent'));
    await isIn(again, 'agent2');
    await again.screen.hides('button', 'header.agentCentre');
    await again.screen.hides('link', 'header.agentCentre');
  },
);
