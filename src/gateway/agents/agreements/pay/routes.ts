import type { agentIncomeEndpoints } from '../../../../contract/agents/agent-income-endpoints';
import type { Handlers, ModuleContext } from '../../../platform/context';
import { agentOf } from '../../team/sight';
import { betsOfBill, billDetail, incomeOf, salaryOf } from './read';

/** Handlers of an agent's income from agreements (s2.agent-centre.income), each only for the agent's own. */
export const incomeRoutes = (ctx: ModuleContext): Handlers<keyof typeof agentIncomeEndpoints> => ({
  agentIncome: async (asked, caller) => incomeOf(ctx.db, (await agentOf(ctx, caller)).id, asked),
  agentBill: async (asked, caller) => billDetail(ctx, (await agentOf(ctx, caller)).id, asked),
  agentBillBets: async (asked, caller) => betsOfBill(ctx, (await agentOf(ctx, caller)).id, asked),
  dividendSalary: async (asked, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'dividend', asked),
  dailySalary: async (asked, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'daily', asked),
  hourlySalary: async (asked, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'hourly', asked),
  realtimeSalary: async (asked, caller) => salaryOf(ctx, (await agentOf(ctx, caller)).id, 'realtime', asked),
});
