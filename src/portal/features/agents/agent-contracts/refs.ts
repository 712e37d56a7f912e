import type { ActorRefFrom } from 'xstate';
import type { contractAnswerMachine } from '../../../../../machines/agents/contract-answer/contract-answer.machine';
import type { contractsMachine } from '../../../../../machines/agents/contracts/contracts.machine';

export type ContractsRef = ActorRefFrom<typeof contractsMachine>;
export type AnswerRef = ActorRefFrom<typeof contractAnswerMachine>;
