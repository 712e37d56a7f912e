export { AgentUnknown as View } from './agent-unknown';
