export { AgentComing as View } from './agent-coming';
