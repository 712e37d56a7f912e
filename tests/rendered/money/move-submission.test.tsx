import type { AnyActorRef } from 'xstate';
import { moneyMoveMachine } from '../../../machines/money/money-move/money-move.machine';
import { moveSubmissionMachine } from '../../../machines/money/move-submission/move-submission.machine';
import type { MoveSubmissionInput } from '../../../machines/money/move-submission/move-submission.types';
import { settle } from '../../../src/atlas';
import { moveSubmissionDriver } from '../../drivers/money/move-submission.driver';
import { describePaths } from '../harness/describe-paths';
import { moneyMoveFaces } from '../harness/money-move-faces';
import type { RenderedPage } from '../harness/page';
import { childOf, held } from '../harness/test-doubles';

/** Brings a move from its terms to its submission with this input. */
async function submit(page: RenderedPage, move: AnyActorRef, { terms, draft, review, ...lost }: MoveSubmissionInput) {
  if (lost.failure) {
    await page.act(() => settle(childOf(move, 'loadTerms'), { output: { kind: 'unanswered', terms, draft, ...lost } }));
    return;
  }
  await page.act(() => settle(childOf(move, 'loadTerms'), { output: { kind: 'open', terms } }));
  await page.act(() => move.send({ type: 'form.submitted', draft }));
  await page.act(() =>
    settle(childOf(move, 'check'), { output: review ? { kind: 'review', review } : { kind: 'clear' } }),
  );
}

describePaths({
  flow: 'move-submission',
  driver: moveSubmissionDriver,
  faces: moneyMoveFaces(
    held(moneyMoveMachine, { submission: held(moveSubmissionMachine) }),
    async (page, move, input) => {
      await submit(page, move, Object(input));
      return childOf(move, 'submission');
    },
  ),
});
