// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { createClient, type Endpoints } from '../../../../src/contract';
import { chatFlow } from '../../../../src/portal/parts/chat/chat.flow';
import { lend, runActor } from '../../harness/flow-support';

const id = (last: number) => `01930000-0000-7000-8000-0000000000${last}`;
const messageOf = (seq: number) => ({
  kind: 'said',
  seq: String(seq),
  id: id(seq),
  by: 'player',
  name: 'r•••••m',
  text: `text ${seq}`,
  at: 1,
});
const line = (item: unknown) => `${JSON.stringify(item)}\n`;

/** A chat with streams written by the test: each has its request and functions to continue, end and break it. */
function chatAt() {
  const requests: {
    url: string;
    quiet: boolean;
    signal: AbortSignal | null | undefined;
    stream: ReadableStreamDefaultController<Uint8Array>;
  }[] = [];
  const encoder = new TextEncoder();
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const body = new ReadableStream<Uint8Array>({
      start: (stream) =>
        void requests.push({
          url: String(url),
          quiet: new Headers(init?.headers).has('Quiet'),
          signal: init?.signal,
          stream,
        }),
    });
    return new Response(body, { status: 200 });
  };
  const credentials = () => ({ language: 'bn', merchant: 'maidan', token: 't' });
  const seal = () => Promise.reject(new Error('nothing is sealed here'));
  const clientFor = <T extends Partial<Endpoints>>(rows: T) => createClient(rows, { fetch, credentials, seal });
  const flow = chatFlow('room')({ clientFor, randomKey: () => 'k' });
  const actor = createActor(flow).start();
  const send = async (nth: number, ...lines: string[]) => {
    await expect.poll(() => requests.length).toBeGreaterThan(nth);
    for (const item of lines) requests[nth]?.stream.enqueue(encoder.encode(item));
  };
  return { actor, asked: requests, says: send };
}

const visibleIdsOf = (actor: ReturnType<typeof chatAt>['actor']) =>
  actor.getSnapshot().context.shown.map(({ id: one }) => one);

test('a stream is resumed after its last line [own.chat.room own.chat.resume]', async () => {
  const { actor, asked: requests, says: send } = chatAt();
  await send(0, line({ kind: 'begun', anew: true }) + line(messageOf(11)), line(messageOf(12)).slice(0, 9));
  await waitFor(actor, (state) => state.matches({ open: { line: 'live' } }));
  expect(visibleIdsOf(actor)).toEqual([id(11)]);
  expect(requests[0]).toMatchObject({ url: '/wps/chat/stream?place=room', quiet: true });
  // A line may arrive in parts, and so may a character.
  await send(0, line(messageOf(12)).slice(9), line({ kind: 'beat' }));
  await waitFor(actor, ({ context }) => context.last === '12');
  requests[0]?.stream.close();
  await waitFor(actor, (state) => state.matches({ open: { line: 'lost' } }));
  actor.send({ type: 'retry.requested' });
  await send(1, line({ kind: 'begun', anew: false }), line({ kind: 'removed', seq: '13', id: id(11) }));
  await waitFor(actor, ({ context }) => context.last === '13');
  expect(requests[1]?.url).toBe('/wps/chat/stream?place=room&after=12');
  expect(visibleIdsOf(actor)).toEqual([id(12)]);
  expect(requests[0]?.signal?.aborted).toBe(true);
  actor.stop();
  expect(requests[1]?.signal?.aborted).toBe(true);
});

test('a stream is lost if it breaks, is malformed, or ends before its start [own.chat.resume]', async () => {
  const { actor, asked: requests, says: send } = chatAt();
  const isLost = () => waitFor(actor, (state) => state.matches({ open: { line: 'lost' } }));
  await send(0, line({ kind: 'begun', anew: true }));
  await waitFor(actor, (state) => state.matches({ open: { line: 'live' } }));
  requests[0]?.stream.error(new Error('broken'));
  await isLost();
  actor.send({ type: 'retry.requested' });
  await send(1, line({ kind: 'begun', anew: false }), line({ kind: 'shouted' }));
  await isLost();
  expect(requests[1]?.signal?.aborted).toBe(true);
  actor.send({ type: 'retry.requested' });
  await send(2);
  requests[2]?.stream.close();
  await isLost();
  actor.stop();
});

test('a ban is reported with its reason [own.chat.moderated]', async () => {
  const { deps } = lend({ '/wps/chat/stream': { status: 403, code: 'chat.banned', message: 'closed' } });
  await expect(runActor(chatFlow('room')(deps), 'connect', { after: null })).rejects.toMatchObject({
    code: 'chat.banned',
    status: 403,
  });
});

test('empty and overlong texts are not sent; a retry keeps its key [own.chat.rules own.chat.room]', async () => {
  const replies = {
    '/wps/chat/say': { status: 503, code: 'system.busy' } as { status?: number; code?: string; value?: unknown },
  };
  const { deps, sent } = lend(replies);
  const flow = chatFlow('desk')(deps);
  const send = (text: string) => runActor(flow, 'sendMessage', { text });
  expect(await send('  ')).toEqual({ kind: 'wrong', code: 'empty' });
  expect(await send('কি'.repeat(201))).toEqual({ kind: 'wrong', code: 'length' });
  expect(sent).toEqual([]);
  for (const _ of ['first', 'again'])
    await expect(send(' hello\u202e ')).rejects.toMatchObject({ code: 'system.busy' });
  replies['/wps/chat/say'] = { value: { id: id(17) } };
  expect(await send('hello')).toEqual({ kind: 'said', id: id(17) });
  expect(await send('hello')).toEqual({ kind: 'said', id: id(17) });
  expect(sent[0]?.body).toEqual({ place: 'desk', text: 'hello' });
  const keys = sent.map(({ key }) => key);
  expect([new Set(keys.slice(0, 3)).size, keys[3] === keys[2]]).toEqual([1, false]);
});

test('reports a text by its id [own.chat.report]', async () => {
  const { deps, sent } = lend({ '/wps/chat/report': { value: null } });
  await runActor(chatFlow('room')(deps), 'report', { id: id(11) });
  expect(sent).toMatchObject([{ method: 'POST', path: '/wps/chat/report', body: { id: id(11) } }]);
});
