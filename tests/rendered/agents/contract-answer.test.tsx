import { contractAnswerMachine } from '../../../machines/agents/contract-answer/contract-answer.machine';
import { contractAnswerDriver } from '../../drivers/agents/contract-answer.driver';
import { describePaths } from '../harness/describe-paths';
import { contractsWith, openOver } from '../harness/open-contracts';
import { held } from '../harness/test-doubles';

describePaths({
  flow: 'contract-answer',
  driver: contractAnswerDriver,
  ...contractsWith({ contractAnswer: held(contractAnswerMachine) }),
  begin: openOver('contractAnswer', (input) => ({ type: 'answer.requested', ...Object(input) })),
});
