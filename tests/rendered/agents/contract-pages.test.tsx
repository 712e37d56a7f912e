import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { agentIncomeMachine } from '../../../machines/agents/agent-income/agent-income.machine';
import { contractAnswerMachine } from '../../../machines/agents/contract-answer/contract-answer.machine';
import { type ContractsPage, contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import { hostMachine } from '../../../machines/platform/host/host.machine';
import { heldContract, offeredContract } from '../../../machines/samples';
import {
  type AgentContract,
  CONTRACT_KINDS,
  type ContractKind,
  type ContractTerms,
  lastRequestOf,
} from '../../../src/contract/agents/agent-contracts';
import { listOf } from '../harness/lists';
import { contractsPage, contractsWith, inAgentCentre, incomePage, openContracts } from '../harness/open-contracts';
import { openPlace } from '../harness/open-place';
import { type Around, openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held, inert } from '../harness/test-doubles';
import '../../harness/dom';
import { inLanguages } from '../harness/in-languages';

afterEach(cleanup);

const PAGES: Record<ContractKind, string> = {
  dividend: 'agentDividendRecordCopy2',
  daily: 'agentDailyWages2',
  hourly: 'agentHourSalary',
  realtime: 'agentRealtimeSalary',
};
const tiers = [{ rate: 2_500, turnover: '0.00', loss: '0.00', activeMembers: 0 }];
const TERMS: Record<ContractKind, ContractTerms> = {
  dividend: { kind: 'dividend', period: 'W', tiers },
  daily: { kind: 'daily', tiers },
  hourly: { kind: 'hourly', tiers },
  realtime: { kind: 'realtime', winRate: 100, lossRate: 2_500, singleBet: '10.00' },
};
const WORDS = { bn: '২.৫%', en: '2.5%' };
const none: ContractsPage = {
  inForce: null,
  waiting: [],
  salary: { contract: null, bills: [], next: null },
  shown: { of: 'given', page: { list: [], pageNum: 1, totalPages: 0, total: 0 } },
};

inLanguages((language) => {
  const opens = (around: Around) => openPage({ ...around, language, watched: hostMachine, report: () => {} });
  const shows = async (kind: ContractKind, page: ContractsPage) => {
    const hosted = { ...inAgentCentre, [PAGES[kind]]: held(contractsMachine, { list: listOf(page) }) };
    const portalPage = await opens({ children: member, hosted });
    await openPlace(portalPage, PAGES[kind]);
    return portalPage;
  };

  test.each(CONTRACT_KINDS)(
    'the page of %s states the terms of the agreement in force [s3.contract-offer.fields s3.contract-offer.realtime-fields]',
    { tags: ['extended'] },
    async (kind) => {
      const inForce: AgentContract = { ...heldContract, terms: TERMS[kind] };
      const { screen } = await shows(kind, { ...contractsPage, inForce, waiting: [] });
      await screen.sees('heading', `contracts.kind.${kind}`);
      await screen.reads(`contracts.of.${kind}`);
      await screen.reads('contracts.own');
      expect(document.body.textContent).toContain(WORDS[language]);
      if (kind === 'dividend') await screen.reads('contracts.endsAt');
    },
  );

  test('shows the last request with its outcome; a rejected termination never reads as approved [s4.status.contract s4.contract.request-types own.contract.outcome]', {
    tags: ['extended'],
  }, async () => {
    const all = [
      ['offered', null],
      ['rejected', null],
      ['withdrawn', null],
      ['expired', null],
      ['terminated', null],
      ['active', 'rejected'],
    ] as const;
    const list = all.map(([state, lastEnd], nth) => ({
      ...heldContract,
      ...{
        state,
        ...lastRequestOf(state, lastEnd),
        id: `01930000-0000-7000-8000-0000000001d${nth}`,
        number: `C0000010${nth}`,
      },
    }));
    const { screen } = await shows('daily', {
      ...none,
      shown: { of: 'mine', page: { list, pageNum: 1, totalPages: 1, total: 6 } },
    });
    for (const status of ['inProcess', 'rejected', 'approved', 'withdrawn', 'expired'])
      await screen.reads(`contracts.status.${status}`);
    for (const request of ['new', 'termination']) await screen.reads(`contracts.request.${request}`);
    const row = [...document.querySelectorAll('tr, li')].find(({ textContent }) =>
      textContent?.includes('C00000105'),
    )?.textContent;
    const words = language === 'bn' ? ['প্রত্যাখ্যাত', 'অনুমোদিত'] : ['Rejected', 'Approved'];
    expect(words.map((word) => row?.includes(word))).toEqual([true, false]);
  });

  test('an agent without agreements sees an empty state that says what to do [own.list.read]', {
    tags: ['extended'],
  }, async () => {
    const { screen } = await shows('hourly', none);
    await screen.reads('contracts.none');
    await screen.sees('status', 'contracts.given.none');
  });

  test('only an agent with an agreement of a kind can offer one; others see the reason [own.contract.held]', {
    tags: ['extended'],
  }, async () => {
    const { screen } = await shows('dividend', contractsPage);
    await screen.sees('button', 'contracts.offer');
    cleanup();
    const without = await shows('dividend', { ...contractsPage, inForce: null });
    await without.screen.reads('contracts.offer.held');
    await without.screen.hides('button', 'contracts.offer');
  });

  test('offers only the kinds of agreements that the agent has [own.contract.held]', {
    tags: ['extended'],
  }, async () => {
    const page = await opens(contractsWith());
    const contracts = await openContracts(page);
    const kinds: ContractKind[] = ['daily', 'realtime'];
    await page.act(() => contracts.send({ type: 'offer.requested', downline: 'rina', kind: null, kinds }));
    const words = { bn: ['দৈনিক বেতন', 'রিয়েল-টাইম বেতন', 'ফিরে যান'], en: ['Daily salary', 'Real-time salary', 'Back'] };
    expect([...document.querySelectorAll('.form-actions button')].map((button) => button.textContent)).toEqual(
      words[language],
    );
  });

  test('an offer names the agreements that end with it [s4.contract.auto-termination]', {
    tags: ['extended'],
  }, async () => {
    const losses = [{ number: 'C00000012', downline: 'rina', ending: 'above' as const }];
    const asking = inert(contractAnswerMachine, (input) => ({
      value: { reviewing: 'fresh' },
      context: { ...Object(input), losses: { losses, digest: 'd1' }, said: null, failure: null },
    }));
    const page = await opens(contractsWith({ contractAnswer: asking }));
    const contracts = await openContracts(page);
    await page.act(() => contracts.send({ type: 'answer.requested', contract: offeredContract, act: 'accept' }));
    await page.screen.sees('heading', 'contracts.ask.accept');
    expect(document.body.textContent).toContain('rina (C00000012)');
    await page.screen.reads('contracts.losses', { 0: 1 });
    childOf(contracts, 'contractAnswer');
  });

  test('lists bills by kind and period with their total, or an empty state [s2.agent-centre.income]', {
    tags: ['extended'],
  }, async () => {
    const hosted = (page: object) => ({
      ...inAgentCentre,
      agentRevenueReport: held(agentIncomeMachine, { list: listOf(page) }),
    });
    const page = await opens({ children: member, hosted: hosted(incomePage) });
    await openPlace(page, 'agentRevenueReport');
    await page.screen.sees('heading', 'agentIncome.title');
    await page.screen.sees('form', 'agentIncome.filter');
    for (const id of ['agentIncome.paid', 'agentIncome.held', 'agentIncome.owed', 'contracts.bill.paid'])
      await page.screen.reads(id);
    await page.screen.sees('button', 'contracts.older');
  });
});
