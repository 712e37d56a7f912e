import { type ActorRefFrom, fromPromise } from 'xstate';
import { agentIncomeMachine } from '../../../../../machines/agents/agent-income/agent-income.machine';
import type { ListFilter } from '../../../../../machines/platform/list/list.machine';
import { CONTRACT_KINDS } from '../../../../contract/agents/agent-contracts';
import { agentIncomeEndpoints } from '../../../../contract/agents/agent-income-endpoints';
import { listFlow, outcomeOf } from '../../../../ui/list/list.flow';
import type { CentreDependencies } from '../../../parts/dependencies';

export type IncomeRef = ActorRefFrom<typeof agentIncomeMachine>;

/** An agent's income from agreements (s2.agent-centre.income). */
export const agentIncomeFlow = ({ clientFor, now }: Pick<CentreDependencies, 'clientFor' | 'now'>) => {
  const client = clientFor(agentIncomeEndpoints);
  return agentIncomeMachine.provide({
    actors: {
      list: listFlow('agent-income', async (filter, _, signal) => {
        const page = await client.agentIncome(queryOf(filter, now()), { signal });
        return outcomeOf(page, page.list.length === 0);
      }),
      loadBill: fromPromise(({ input, signal }) => client.agentBill(input, { signal })),
      loadBets: fromPromise(({ input: { id, contract, after }, signal }) =>
        client.agentBillBets({ id, contract, ...(after !== null && { after }) }, { signal }),
      ),
    },
  });
};

/** Empty filters are not sent. */
function queryOf({ kind, since, after }: ListFilter, now: number) {
  const ofKind = CONTRACT_KINDS.find((contractKind) => contractKind === kind);
  const from = sinceOf(since, now);
  return { ...(ofKind && { kind: ofKind }), ...(from !== null && { from }), ...(after && { after }) };
}

/** Periods of the filter, in days that end today; unfiltered without one. */
export const DAYS_BACK = [1, 7, 30, 90] as const;
const DAY = 86_400_000;

/** Returns the earliest period start of the listed bills, epoch ms; null for all bills. */
function sinceOf(chosen = '', now: number): number | null {
  const days = DAYS_BACK.find((candidate) => String(candidate) === chosen);
  return days === undefined ? null : now - days * DAY;
}
