import type { AnyActorLogic, AnyActorRef } from 'xstate';
import { agentIncomeSamples } from '../../../machines/agents/agent-income/agent-income.samples';
import { contractAnswerMachine } from '../../../machines/agents/contract-answer/contract-answer.machine';
import { contractOfferMachine } from '../../../machines/agents/contract-offer/contract-offer.machine';
import { type ContractsPage, contractsMachine } from '../../../machines/agents/contracts/contracts.machine';
import { heldContract, offeredContract } from '../../../machines/samples';
import type { AgentContract, Consolidated } from '../../../src/contract/agents/agent-contracts';
import type { IncomePage } from '../../../src/contract/agents/agent-income';
import { listOf } from './lists';
import { openPlace } from './open-place';
import type { RenderedPage } from './page';
import { form, member } from './siblings';
import { childOf, held, inert, type MockState } from './test-doubles';

const PAGE = 'agentDividendRecordCopy2';
const contractSummary: Consolidated = {
  ...{ divtypereq: 'newContract', dailysalreqtype: null, contracthoursalreq: null, realtimesalreqtype: null },
  ...{ divinfotype: 'inForce', dailysalinfotype: 'none', contracthoursalinfotype: 'none', realtimesalinfotype: 'none' },
};
/** The agent centre with its data loaded. */
export const inAgentCentre = { agentCentre: listOf(contractSummary) };

const { lines: _, ...bill } = agentIncomeSamples.outcomes.loadBill['of a day'].output;
const receivedContract: AgentContract = {
  ...heldContract,
  id: '01930000-0000-7000-8000-0000000000d3',
  number: 'C00000043',
  side: 'upline',
  permitted: [],
};
/** An agreement in force, an offer received and an offer made. */
export const contractsPage: ContractsPage = {
  inForce: { ...heldContract, id: '01930000-0000-7000-8000-0000000000d2', number: 'C00000042' },
  waiting: [offeredContract],
  salary: {
    contract: { number: heldContract.number, since: 1_800_100_000_000, endsAt: 1_801_000_000_000 },
    bills: [bill],
    next: null,
  },
  shown: { of: 'given', page: { list: [receivedContract], pageNum: 1, totalPages: 1, total: 1 } },
};
export const incomePage: IncomePage = {
  list: [bill],
  next: bill.id,
  sums: { bills: 12, paid: '1200.00', held: '100.00', owed: '-10.00' },
};

/** An offer in its form, or at the choice of a kind. */
export const offering = inert(
  contractOfferMachine,
  (input): MockState => ({
    value: Object(input).kind === null ? 'choosing' : 'editing',
    context: { ...Object(input), tiers: 1, offered: null, failure: null },
    children: Object(input).kind === null ? {} : { offerForm: form },
  }),
);
const answering = inert(contractAnswerMachine, (input) => ({
  value: { reviewing: 'fresh' },
  context: { ...Object(input), losses: null, said: null, failure: null },
}));

/** A page with an agent, and the dividend agreements with these child charts. */
export const contractsWith = (flows: Record<string, AnyActorLogic> = {}) => ({
  children: member,
  hosted: {
    ...inAgentCentre,
    [PAGE]: held(contractsMachine, {
      list: listOf(contractsPage),
      contractOffer: offering,
      contractAnswer: answering,
      ...flows,
    }),
  },
});

export const openContracts = (page: RenderedPage) => openPlace(page, PAGE);

/** Opens a dialog over the page and returns its actor. */
export const openOver =
  (id: string, event: (input: unknown) => { type: string }) =>
  async (page: RenderedPage, input: unknown): Promise<AnyActorRef> => {
    const contracts = await openContracts(page);
    await page.act(() => contracts.send(event(input)));
    return childOf(contracts, id);
  };
