export { AgentOverview as View } from './agent-overview';
export { agentOverviewFlow as flow } from './agent-overview.flow';
