import { afterAll, expect, test } from 'vitest';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import { purgeFeedback } from '../../../../src/gateway/support/feedback/service';
import { feedback } from '../../../../src/gateway/support/feedback/tables';
import { startModules } from '../../harness/modules';
import { newcomer } from '../../money/wallet/support';

const gateway = await startModules();
afterAll(() => gateway.close());

const support = { name: 'help', role: 'support' as const };
const does = (...args: string[]) => perform(gateway.ctx, support, { command: 'feedback', args, reason: 'a ticket' });
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    ({ status, code }) => `${status} ${code}`,
  );
const text = 'The wheel does not open on my phone.';

test('support answers a ticket by message [s7.call.feedback s3.feedback.fields own.feedback.answered]', async () => {
  const player = await newcomer(gateway);
  const { ticket } = await player.client.feedback({ type: 'game', content: text });
  expect(ticket).toMatch(/^F\d{8}$/);
  expect(await player.client.feedback({ type: 'game', content: text })).toEqual({ ticket });
  const other = await player.client.feedback({ type: 'other', content: text });
  expect(other.ticket).not.toBe(ticket);
  expect(await does('list')).toMatchObject([
    { ticket, user: player.userName, type: 'game', content: text },
    { ticket: other.ticket, type: 'other' },
  ]);
  await does('answer', ticket, 'Please update the browser.');
  const { list } = await player.client.messages({});
  expect(list).toMatchObject([
    { title: `Your ticket ${ticket} is answered`, lines: ['Please update the browser.'], read: false },
  ]);
  await does('close', other.ticket);
  expect((await player.client.messages({})).total).toBe(1);
  for (const closed of [ticket, other.ticket])
    expect(await codeOf(does('answer', closed, 'Again.'))).toBe('404 feedback.unknown');
  expect(await codeOf(does('close', 'F99999999'))).toBe('404 feedback.unknown');
  expect(await codeOf(does('answer', 'everything', 'No.'))).toBe('422 ops.invalid');
  expect((await player.client.feedback({ type: 'game', content: text })).ticket).not.toBe(ticket);
});

test('validates length and characters, keeps markup as text [s5.message.feedback-length asvs 2.2.1 2.2.2]', async () => {
  const player = await newcomer(gateway);
  const token = await openSession(gateway.ctx, gateway.ctx.db, player.id);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const raw = async (body: unknown) => {
    const { statusCode, body: answer } = await gateway.server.inject({
      method: 'PUT',
      url: '/wps/feedback',
      headers,
      payload: JSON.stringify(body),
    });
    return `${statusCode} ${JSON.parse(answer).code}`;
  };
  expect(await codeOf(gateway.as(null).feedback({ type: 'game', content: text }))).toBe('401 session.required');
  for (const content of ['too short', 'x'.repeat(501), ' '.repeat(30), '\u0000'.repeat(30), 'x'.repeat(9_000)])
    expect(await raw({ type: 'game', content })).toBe('422 request.invalid');
  expect(await raw({ type: 'everything', content: text })).toBe('422 request.invalid');
  expect(await raw({ content: text })).toBe('422 request.invalid');
  const markup = '<img src=x onerror=alert(1)>\u202e\u0007 ten more';
  const { ticket } = await player.client.feedback({ type: 'game', content: markup });
  const [row] = Object(await does('list')).filter((candidate: { ticket: string }) => candidate.ticket === ticket);
  expect(row.content).toBe('<img src=x onerror=alert(1)> ten more');
});

test('rejects trial accounts [asvs 8.2.1]', async () => {
  const { token } = await gateway.client.freePlay({ os: 'android', platform: 'web' });
  expect(await codeOf(gateway.as(token).feedback({ type: 'game', content: text }))).toBe('403 security.trial');
});

test('purges feedback closed a year ago, keeps open feedback', async () => {
  await gateway.later(366 * 86_400_000);
  await purgeFeedback(gateway.ctx);
  const left = await gateway.ctx.db.select().from(feedback);
  expect(left.every(({ closedAt }) => closedAt === null)).toBe(true);
  expect(left.length).toBeGreaterThan(0);
});
