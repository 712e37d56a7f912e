import type { agentIncomeEndpoints } from '../../../../contract/agents/agent-income-endpoints';
import type { Handlers, ModuleContext } from '../../../platform/context';
import { agentOf } from '../../team/sight';
import { betsOfBill, billDetail, incomeOf, salaryOf } from './read';

/** Handlers of an agent's income from agreements (s2.agent-centre.income), each only for the agent's own. */
export const incomeRoutes = (ctx: ModuleContext): Handlers<keyof typeof agentIncomeEndpoints> => ({
  agentIncome: async (input, caller) => incomeOf(ctx.db, (await agentOf(ctx, caller)).id, input),
  agentBill: async (input, caller) => billDetail(ctx, (await agentOf(ctx, caller)).id, input),
  agentBillBets: async (input, caller) => betsOfBill(ctx, (await agentOf(ctx, caller)).id, input),
  dividendSalary: async (input, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'dividend', input),
  dailySalary: async (input, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'daily', input),
  hourlySalary: async (input, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'hourly', input),
  realtimeSalary: async (input, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'realtime', input),
});
