// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { drafts, moveTerms, reviews } from '../../../../machines/money/money-move/money-move.samples';
import { withdrawal as sent } from '../../../../machines/samples';
import { withdrawalMove } from '../../../../src/portal/features/money/withdrawal/withdrawal.flow';
import { type MoneyMoveRef, moneyMoveFlow } from '../../../../src/ui/money/money-move.flow';
import { type MoveSubmissionRef, submitPayment } from '../../../../src/ui/money/move-submission.flow';
import { lend } from '../../harness/flow-support';

const SEND = '/wps/member/withdrawals';
const OUTCOME = '/wps/member/moves/one';
const { of: _of, protection: paymentPassword, ...terms } = moveTerms.withdrawal;
const preview = { ...reviews.withdrawal, autoConfirmMinutes: 30, forfeits: null, review: null };
const executed = { [OUTCOME]: { value: { state: 'done', moved: { of: 'withdrawal', ...sent } } } };
const notExecuted = { [OUTCOME]: { value: { state: 'unknown' } } };

beforeEach(() => localStorage.clear());

/** A page with both charts as they are wired; `learns` changes its replies; `age`: since the first request, ms. */
function page(replies: Parameters<typeof lend>[0] = {}, age = 0) {
  const wire = {
    [`${SEND}/terms`]: { value: { ...terms, paymentPassword } },
    [`${SEND}/preview`]: { value: preview },
    ...replies,
  };
  const { deps, sent: calls } = lend(wire);
  deps.storage.openSession({ token: 't', account: 'player', type: 0 });
  const move = createActor(moneyMoveFlow({ ...deps, now: () => 1_000_000 + age }, withdrawalMove(deps))).start();
  onTestFinished(() => void move.stop());
  const keys = () => calls.filter(({ path, method }) => path === SEND && method === 'POST').map(({ key }) => key);
  const learns = (more: typeof replies) => Object.assign(wire, more);
  return { move, vault: deps.vault, keys, learns };
}

/** Waits for the submission of a move to reach a state. */
async function submissionIn(move: MoneyMoveRef, state: 'reviewing' | 'finding'): Promise<MoveSubmissionRef> {
  const { children } = await waitFor(move, ({ children: { submission } }) => submission !== undefined);
  if (!children.submission) throw new Error('The move is not being submitted.');
  await waitFor(children.submission, (snapshot) => snapshot.matches(state));
  return children.submission;
}

/** Sends the form and confirms the review. */
async function withdraws({ move, vault }: Pick<ReturnType<typeof page>, 'move' | 'vault'>): Promise<MoveSubmissionRef> {
  await waitFor(move, (snapshot) => snapshot.hasTag('form'));
  move.send({ type: 'form.submitted', draft: drafts.withdrawal });
  return confirms(await submissionIn(move, 'reviewing'), vault);
}

function confirms(submission: MoveSubmissionRef, vault: ReturnType<typeof page>['vault']): MoveSubmissionRef {
  const data = new FormData();
  data.set('paymentPassword', '274913');
  submitPayment(submission, vault, data);
  return submission;
}

test('a withdrawal without a response is queried, and its receipt is shown [own.money.outcome]', async () => {
  const player = page();
  const submission = await withdraws(player);
  await submissionIn(player.move, 'finding');
  player.learns(executed);
  await waitFor(submission, (snapshot) => snapshot.matches({ finding: 'waiting' }));
  submission.send({ type: 'outcome.requested' });
  const { context } = await waitFor(player.move, (snapshot) => snapshot.matches('done'));
  expect(context).toMatchObject({ moved: { of: 'withdrawal', id: sent.id }, failure: null, review: null });
  expect(player.keys()).toHaveLength(1);
});

test('a withdrawal that was not executed is confirmed again with the same key [own.money.once]', async () => {
  const player = page(notExecuted, 0);
  const submission = await withdraws(player);
  await submissionIn(player.move, 'finding');
  await waitFor(submission, (snapshot) => snapshot.matches({ finding: 'waiting' }));
  player.move.stop();

  const later = page({ ...notExecuted, [SEND]: { value: sent } }, 15_000);
  await submissionIn(later.move, 'finding');
  const { context } = await waitFor(later.move, (snapshot) => snapshot.matches({ editing: 'rejected' }));
  expect(context).toMatchObject({ draft: drafts.withdrawal, failure: { kind: 'timeout' } });
  await withdraws(later);
  await waitFor(later.move, (snapshot) => snapshot.matches('done'));
  expect(later.keys()).toEqual(player.keys());
  expect(later.keys()).toHaveLength(1);
});

test('after an answered rejection and a return to the form, another key is used [own.money.once]', async () => {
  const player = page({ [SEND]: { status: 422, code: 'payment.wrong' } });
  const submission = await withdraws(player);
  await waitFor(submission, (snapshot) => snapshot.matches({ reviewing: 'rejected' }));
  submission.send({ type: 'review.cancelled' });
  await waitFor(player.move, (snapshot) => snapshot.matches({ editing: 'untouched' }));
  player.learns({ [SEND]: { value: sent } });
  await withdraws(player);
  await waitFor(player.move, (snapshot) => snapshot.matches('done'));
  expect(new Set(player.keys()).size).toBe(2);
});
