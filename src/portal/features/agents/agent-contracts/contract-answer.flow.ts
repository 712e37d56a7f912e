import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type AnswerOutcome,
  contractAnswerMachine,
} from '../../../../../machines/agents/contract-answer/contract-answer.machine';
import { asFailure, type ClientOf } from '../../../../contract';
import type { agentContractEndpoints } from '../../../../contract/agents/agent-contract-endpoints';

export type AnswerRef = ActorRefFrom<typeof contractAnswerMachine>;

/** The gateway's code for an agreement that has changed. */
const OUTDATED = ['contract.changed', 'contract.notPermitted', 'contract.unknown'];

/** Answers an agreement; an acceptance lists what it ends (s4.contract.auto-termination). */
export const contractAnswerFlow = (
  client: Pick<ClientOf<typeof agentContractEndpoints>, 'contractLosses' | 'actOnContract'>,
) =>
  contractAnswerMachine.provide({
    actors: {
      readLosses: fromPromise(({ input, signal }) => client.contractLosses(input, { signal })),
      sendAnswer: fromPromise(async ({ input: { contract, act, losses }, signal }): Promise<AnswerOutcome> => {
        const { id, version } = contract;
        try {
          return {
            kind: 'said',
            contract: await client.actOnContract(
              { id, version, act, ...(losses && { digest: losses.digest }) },
              { signal },
            ),
          };
        } catch (error) {
          const { code } = asFailure(error);
          if (code === 'contract.lossesChanged') return { kind: 'renewed' };
          if (OUTDATED.includes(code)) return { kind: 'outdated' };
          throw error;
        }
      }),
    },
  });
