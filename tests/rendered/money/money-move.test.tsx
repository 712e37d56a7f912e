import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import { moveSubmissionMachine } from '../../../machines/money/move-submission/move-submission.machine';
import type { MoveSubmissionInput } from '../../../machines/money/move-submission/move-submission.types';
import { moneyMoveDriver } from '../../drivers/money/money-move.driver';
import { describePaths } from '../harness/describe-paths';
import { moneyMoveFaces } from '../harness/money-move-faces';
import { held, inert, type MockState } from '../harness/test-doubles';

/** First state of a submission with this input. */
function firstState({ failure, review }: MoveSubmissionInput): MockState['value'] {
  if (failure) return { finding: 'asking' };
  return review ? { reviewing: 'untouched' } : 'sending';
}
/** A submission that waits. */
const submission = inert(moveSubmissionMachine, (input) => ({
  value: firstState(Object(input)),
  context: { ...Object(input), problems: [], end: { kind: 'left' } },
}));

describePaths({
  flow: 'money-move',
  driver: moneyMoveDriver,
  faces: moneyMoveFaces(held(moneyMoveMachine, { submission })),
});
