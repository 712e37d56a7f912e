export { agentCentreFlow as flow } from './agent-centre.flow';
export { AgentCentreDialog as View } from './agent-centre-dialog';
