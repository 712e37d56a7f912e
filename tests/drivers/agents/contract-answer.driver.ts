import type { contractAnswerMachine } from '../../../machines/agents/contract-answer/contract-answer.machine';
import type { Driver, Screen } from '../../../src/atlas';
import { failureWords } from '../failure-words';

const loads = (screen: Screen) => screen.sees('status', 'page.loading');

/** Steps of a tester who responds to an agreement. */
export const contractAnswerDriver = {
  events: {
    'answer.confirmed': (screen, _, { act }) => screen.press(`contracts.act.${act}`),
    'answer.cancelled': (screen) => screen.press('security.back'),
    'retry.requested': (screen) => screen.press('security.retry'),
  },
  states: {
    routing: 'passes',
    loading: loads,
    loadFailed: (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    reviewing: async (screen, { act, losses }) => {
      await screen.sees('heading', `contracts.ask.${act}`);
      if (losses?.losses.length === 0) await screen.reads('contracts.losses.none');
    },
    'reviewing.fresh': (screen) => screen.hides('alert'),
    'reviewing.renewed': (screen) => screen.sees('alert', 'contracts.renewed'),
    'reviewing.rejected': (screen, { failure }) => screen.sees('alert', failureWords(failure)),
    sending: (screen, { act }) => screen.busy(`contracts.act.${act}`),
    rereading: loads,
    outdated: (screen) => screen.sees('alert', 'contracts.outdated'),
    ended: (screen) => screen.sees('button', 'contracts.offer'),
  },
  outcomes: {
    readLosses: {
      'a contract ends': { fixture: 'contractEnding' },
      'nothing ends': { fixture: 'contractWaits' },
      offline: (gateway) => gateway.cut(),
    },
    sendAnswer: {
      renewed: { cannot: 'It takes another agent at the same moment; a gateway test and a journey have it.' },
      outdated: { fixture: 'contractWithdrawn' },
      offline: (gateway) => gateway.cut(),
    },
  },
  endings: { readLosses: 'contractLosses', sendAnswer: 'actOnContract' },
} satisfies Driver<typeof contractAnswerMachine>;
