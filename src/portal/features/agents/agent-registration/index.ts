export { AgentRegistration as View } from './agent-registration';
export { agentRegistrationFlow as flow } from './agent-registration.flow';
