// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { graphemes } from '../../../../../src/contract/platform/written';
import { feedbackFlow } from '../../../../../src/portal/features/support/feedback/feedback.flow';
import { childOf, doneWork, lend, runActor, typed } from '../../../harness/flow-support';

const validateFeedback = async (content: string, type = 'game') => {
  const { deps } = lend({});
  typed(deps, [
    ['type', type],
    ['content', content],
  ]);
  return runActor(childOf(feedbackFlow(deps), 'feedbackForm'), 'validate', { about: null });
};
const wrong = (field: string, code: string) => ({ kind: 'wrong', problems: [{ field, code }] });
/** Five code points, one grapheme. */
const FAMILY = '👨‍👩‍👧';

test('10 to 500 characters are counted as graphemes [s5.message.feedback-length]', async () => {
  expect(await validateFeedback(FAMILY.repeat(9))).toEqual(wrong('content', 'length'));
  expect(await validateFeedback(FAMILY.repeat(10))).toEqual({ kind: 'right' });
  expect(await validateFeedback(FAMILY.repeat(500))).toEqual({ kind: 'right' });
  expect(await validateFeedback(FAMILY.repeat(501))).toEqual(wrong('content', 'length'));
  expect(await validateFeedback(`  ${'কি'.repeat(9)}  `)).toEqual(wrong('content', 'length'));
  expect(await validateFeedback('কি'.repeat(10))).toEqual({ kind: 'right' });
  expect(await validateFeedback('long enough', '')).toEqual(wrong('type', 'empty'));
});

test('without Intl.Segmenter counts non-joining characters [s5.message.feedback-length]', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  try {
    expect([graphemes('কিকি'), graphemes('abc')]).toEqual([2, 3]);
  } finally {
    Object.assign(Intl, { Segmenter });
  }
});

test('sends type and text, and returns the ticket [s7.call.feedback s3.feedback.fields]', async () => {
  const { deps, sent } = lend({ '/wps/feedback': { value: { ticket: 'F00000003' } } });
  typed(deps, [
    ['type', 'withdrawal'],
    ['content', 'Where is it by now?'],
  ]);
  expect(await runActor(childOf(feedbackFlow(deps), 'feedbackForm'), 'send', { about: null })).toEqual({
    kind: 'sent',
    word: 'F00000003',
  });
  expect(sent).toMatchObject([
    { method: 'PUT', path: '/wps/feedback', body: { type: 'withdrawal', content: 'Where is it by now?' } },
  ]);
});

test('a visitor’s feedback is sent with the reply address and a proof of work [own.feedback.visitor]', async () => {
  const { deps, sent } = lend({ ...doneWork, '/wps/feedback/visitor': { value: { ticket: 'F00000004' } } });
  const flow = feedbackFlow(deps);
  expect(await runActor(flow, 'loadAuthor', undefined)).toBe('visitor');
  const content = 'I am locked out of my account.';
  typed(deps, [
    ['type', 'other'],
    ['content', content],
    ['replyTo', 'nobody'],
  ]);
  const form = childOf(flow, 'visitorForm');
  expect(await runActor(form, 'validate', { about: null })).toEqual(wrong('replyTo', 'replyAddress'));
  typed(deps, [['replyTo', ' ০১৭১২ ৩৪৫৬৭৮ ']]);
  expect(await runActor(form, 'send', { about: null })).toEqual({ kind: 'sent', word: 'F00000004' });
  const body = { type: 'other', content, replyTo: '০১৭১২ ৩৪৫৬৭৮', workProof: 'receipt' };
  expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/wps/feedback/visitor', body });
  deps.storage.openSession({ token: 't', account: 'player', type: 0 });
  expect(await runActor(flow, 'loadAuthor', undefined)).toBe('member');
});
