import type { ActorRefFrom } from 'xstate';
import type { agentIncomeMachine } from '../../../../../machines/agents/agent-income/agent-income.machine';

export type IncomeRef = ActorRefFrom<typeof agentIncomeMachine>;
