export { AgentProfitLoss as View } from './agent-profit-loss';
export { agentProfitLossFlow as flow } from './agent-profit-loss.flow';
