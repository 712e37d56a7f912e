import { contractAnswerDriver } from '../../tests/drivers/agents/contract-answer.driver';
import { inCentre } from '../harness/centre';
import { flowSteps } from '../harness/row';

const answerOpening = (act: 'accept' | 'reject') =>
  inCentre('agentDividendRecordCopy2', {
    as: 'agent2',
    centre: 'agentCentre',
    enter: async ({ screen }) => screen.press(`contracts.act.${act}`),
  });

export const contractAnswerSteps = flowSteps('contract-answer', contractAnswerDriver, {
  openings: {
    'an offer is accepted': { input: 'accepts an offer', fixture: 'contractWaits', ...answerOpening('accept') },
    'an offer is rejected': { input: 'rejects an offer', fixture: 'contractWaits', ...answerOpening('reject') },
  },
  leads: { 'sendAnswer: said': null },
  tolerates: [['actOnContract', 409]],
});
