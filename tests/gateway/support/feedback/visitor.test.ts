import { afterAll, expect, test } from 'vitest';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { startModules } from '../../harness/modules';
import { worked } from '../../harness/work';

const gateway = await startModules();
afterAll(() => gateway.close());

const support = { name: 'help', role: 'support' as const };
const runOps = (...args: string[]) => perform(gateway.ctx, support, { command: 'feedback', args, reason: 'a ticket' });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ code }) => String(code),
  );
const content = 'I cannot log in with my old number.';
const question = { type: 'other' as const, content, replyTo: 'guest@example.test' };

test.each([
  { replyTo: 'guest@example.test', sentTo: 'guest@example.test', channel: 'mail' },
  { replyTo: ' ০১৭১২-৩৪৫৬৭৮ ', sentTo: '+8801712345678', channel: 'sms' },
])(
  'queues visitor feedback with the reply address "$replyTo" and sends the answer by $channel [own.feedback.visitor]',
  async (row) => {
    const { ticket } = await gateway.client.visitorFeedback({ ...question, replyTo: row.replyTo });
    expect(await gateway.client.visitorFeedback({ ...question, replyTo: row.replyTo })).toEqual({ ticket });
    expect(await runOps('list')).toMatchObject([{ ticket, user: null, replyTo: row.sentTo, type: 'other', content }]);
    await runOps('answer', ticket, 'Please use the new one.');
    const [message] = await gateway.sent();
    expect(message).toMatchObject({ channel: row.channel, recipient: row.sentTo });
    expect(message?.body).toMatch(new RegExp(`${ticket}.*Please use the new one`, 's'));
    expect(await runOps('list')).toEqual([]);
  },
);

test('rejects visitor feedback without a proof of work for its reply address, or with an unusable address [own.feedback.visitor]', async () => {
  const send = (overrides: object) => codeOf(gateway.client.visitorFeedback({ ...question, ...overrides }));
  expect(await send({ workProof: undefined })).toBe('work.required');
  expect(await send({ workProof: await worked(gateway.client, 'feedback', 'other@example.test') })).toBe(
    'work.expired',
  );
  expect(await send({ content: 'too short' })).toBe('request.invalid');
  for (const replyTo of ['', 'nobody', 'guest@', '12345']) expect(await send({ replyTo })).toBe('request.invalid');
  expect(await send({ replyTo: '0000000000' })).toBe('sms.invalidNumber');
  expect(await runOps('list')).toEqual([]);
});
