export { AgentIncome as View } from './agent-income';
export { agentIncomeFlow as flow } from './agent-income.flow';
