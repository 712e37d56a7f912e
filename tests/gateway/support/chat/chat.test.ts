/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SETTINGS } from '../../../../src/contract';
import { revokeSessions } from '../../../../src/gateway/identity/session/service';
import { postLine, purgeChat } from '../../../../src/gateway/support/chat/service';
import { chatLines } from '../../../../src/gateway/support/chat/tables';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { chatOps, clientAt, codeOf, createPlayer, listen } from './support';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ LIMIT_FACTOR: '1000' });
});
afterAll(() => gateway.stop());

const room = 'room' as const;
const now = Date.now;
/** Milliseconds between two checks of the streams. */
const CHECK = 5_000;
let ahead = 0;
const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
afterAll(() => clock.mockRestore());
/** Moves the process's clock so that the next read of the log checks the streams. */
const checkStreams = () => {
  ahead += CHECK;
};
const idOf = async (response: Promise<{ id: string }>) => (await response).id;

test('a message reaches listeners and later readers with masked names [s2.modal.chat-room own.chat.room]', async () => {
  const speaker = await createPlayer(gateway);
  const reader = await createPlayer(gateway);
  const here = listen(reader.client, room);
  await here.until(() => here.lines.length > 0);
  expect(here.lines[0]).toEqual({ kind: 'begun', anew: true });
  const id = await idOf(speaker.client.postChatMessage({ place: room, text: 'নমস্কার, সবাই কেমন আছেন?' }));
  await here.until(() => here.texts().length === 1);
  const masked = `w•••••${speaker.userName.slice(-1)}`;
  expect(here.lines[1]).toMatchObject({ kind: 'said', id, by: 'player', name: masked, text: 'নমস্কার, সবাই কেমন আছেন?' });
  expect(JSON.stringify(here.lines)).not.toContain(speaker.userName);
  const later = listen(speaker.client, room);
  await later.until(() => later.texts().length > 0);
  expect(later.lines.at(-1)).toMatchObject({ by: 'me', id });
  here.stop();
  later.stop();
});

test('a reader resumes without gaps, after a long absence from the start [own.chat.resume]', async () => {
  const speaker = await createPlayer(gateway);
  const reader = await createPlayer(gateway);
  const first = listen(reader.client, room);
  await speaker.client.postChatMessage({ place: room, text: 'one' });
  await first.until(() => first.texts().includes('one'));
  first.stop();
  const away = await idOf(speaker.client.postChatMessage({ place: room, text: 'two' }));
  await speaker.client.postChatMessage({ place: room, text: 'three' });
  const again = listen(reader.client, room, first.last());
  await again.until(() => again.texts().length === 2);
  expect(again.lines[0]).toEqual({ kind: 'begun', anew: false });
  expect(again.texts()).toEqual(['two', 'three']);
  again.stop();
  // Removals during an absence are sent, and later readers do not get the text.
  await chatOps(gateway.ctx, 'delete', away);
  const back = listen(reader.client, room, again.last());
  await back.until(() => back.lines.length === 2);
  expect(back.lines[1]).toMatchObject({ kind: 'removed', id: away });
  back.stop();
  for (let i = 0; i < 201; i++) await speaker.client.postChatMessage({ place: room, text: `many ${i}` });
  const lost = listen(reader.client, room, back.last());
  await lost.until(() => lost.texts().length === 50);
  expect([lost.lines[0], lost.texts()[0]]).toEqual([{ kind: 'begun', anew: true }, 'many 151']);
  lost.stop();
  const wrong = listen(reader.client, room, '999999999999');
  await wrong.until(() => wrong.texts().length === 50);
  expect(wrong.lines[0]).toEqual({ kind: 'begun', anew: true });
  wrong.stop();
});

test('an idempotency key posts once [own.chat.room asvs 2.3.4]', async () => {
  const { client } = await createPlayer(gateway);
  const sendOnce = () => idOf(client.postChatMessage({ place: room, text: 'once' }, { idempotencyKey: 'the-key' }));
  expect(new Set(await Promise.all([sendOnce(), sendOnce(), sendOnce()])).size).toBe(1);
  expect(await idOf(client.postChatMessage({ place: room, text: 'once' }))).not.toBe(await sendOnce());
});

test('limits length, links and words; keeps markup as text [own.chat.rules asvs 2.2.1 2.2.2]', async () => {
  const { client } = await createPlayer(gateway);
  const there = listen(client, room);
  await there.until(() => there.lines.length > 0);
  const sendText = (text: string) => codeOf(client.postChatMessage({ place: room, text }));
  const family = '👨‍👩‍👧';
  for (const text of ['', '   ', '\u0000\u202e', 'x'.repeat(201), family.repeat(201)])
    expect(await sendText(text)).toMatch(/request\.invalid$/);
  expect(await sendText(family.repeat(200))).toBe('done');
  expect(await sendText('কি'.repeat(200))).toBe('done');
  for (const text of [
    'see https://elsewhere.example/a',
    'go to elsewhere.example',
    'www elsewhere [dot] com',
    'a@b.example',
    'javascript:alert(1)',
  ])
    expect(await sendText(text)).toBe('422 chat.link');
  for (const text of ['you sh1t', 'f u c k', 'FUUUUCK', 'f\u200buck', 'তুই শালা'])
    expect(await sendText(text)).toBe('422 chat.word');
  await client.postChatMessage({ place: room, text: '<img src=x onerror=alert(1)>\u202e\u0007\n  Z̸̡̢̛̛̛̛̛' });
  await there.until(() => there.texts().some((text) => text.startsWith('<img')));
  expect(there.texts().at(-1)).toBe('<img src=x onerror=alert(1)> Z̸̡̢̛'.normalize('NFD'));
  there.stop();
});

test('operators remove texts, mute, ban and edit the words; players are notified [own.chat.moderated]', async () => {
  const speaker = await createPlayer(gateway);
  const reader = await createPlayer(gateway);
  const there = listen(reader.client, room);
  const id = await idOf(speaker.client.postChatMessage({ place: room, text: 'buy my numbers' }));
  await there.until(() => there.texts().includes('buy my numbers'));
  expect(await chatOps(gateway.ctx, 'room')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id, user: speaker.userName, text: 'buy my numbers', reports: 0, removed: false }),
    ]),
  );
  await chatOps(gateway.ctx, 'delete', id);
  await there.until(() => there.lines.some((line) => line.kind === 'removed' && line.id === id));
  expect(await codeOf(chatOps(gateway.ctx, 'delete', id))).toBe('404 chat.unknown');
  const send = (text: string) => codeOf(speaker.client.postChatMessage({ place: room, text }));
  await chatOps(gateway.ctx, 'mute', speaker.userName, '30');
  expect(await send('again')).toBe('403 chat.muted');
  expect(await codeOf(speaker.client.postChatMessage({ place: 'desk', text: 'Why am I muted?' }))).toBe('done');
  await chatOps(gateway.ctx, 'mute', speaker.userName, 'off');
  expect(await send('again')).toBe('done');
  const theirs = listen(speaker.client, room);
  const seq =
    there.lines.flatMap((line) => (line.kind === 'said' && line.id === id ? [BigInt(line.seq)] : []))[0] ?? 0n;
  const back = listen(reader.client, room, String(seq - 1n));
  for (const later of [theirs, back]) {
    await later.until(() => later.texts().includes('again'));
    expect(later.texts()).not.toContain('buy my numbers');
  }
  back.stop();
  await chatOps(gateway.ctx, 'ban', speaker.userName, 'on');
  expect(await send('once more')).toBe('403 chat.banned');
  checkStreams();
  expect(await theirs.over).toBe('ended');
  expect(await listen(speaker.client, room).over).toBe('403 chat.banned');
  await chatOps(gateway.ctx, 'ban', speaker.userName, 'off');
  expect(await send('once more')).toBe('done');
  const { list } = await speaker.client.messages({});
  expect(list.map(({ title }) => title)).toEqual([
    'The chat room is open to you again',
    'The chat room is closed to you',
    'You can write in the chat room again',
    'You can’t write in the chat room for now',
  ]);
  expect(await chatOps(gateway.ctx, 'words')).toContain('শালা');
  await chatOps(gateway.ctx, 'word', 'add', 'Jackpotte');
  expect(await send('a JACKPOTTE for you')).toBe('422 chat.word');
  await chatOps(gateway.ctx, 'word', 'remove', 'jackpotte');
  expect(await send('a jackpotte for you')).toBe('done');
  expect(await codeOf(chatOps(gateway.ctx, 'word', 'add', 'two words'))).toBe('422 chat.oneWord');
  there.stop();
});

test('a member reports another’s message in the room once, and no others [own.chat.report asvs 8.2.2]', async () => {
  const speaker = await createPlayer(gateway);
  const reader = await createPlayer(gateway);
  const id = await idOf(speaker.client.postChatMessage({ place: room, text: 'something bad' }));
  for (const _ of ['first', 'again']) await reader.client.reportInChat({ id });
  expect(await chatOps(gateway.ctx, 'reports')).toMatchObject([
    { id, user: speaker.userName, text: 'something bad', reports: 1 },
  ]);
  expect(await codeOf(speaker.client.reportInChat({ id }))).toBe('404 chat.unknown');
  const own = await idOf(speaker.client.postChatMessage({ place: 'desk', text: 'a question' }));
  for (const other of [own, crypto.randomUUID()])
    expect(await codeOf(reader.client.reportInChat({ id: other }))).toBe('404 chat.unknown');
  await chatOps(gateway.ctx, 'delete', id);
  expect(await chatOps(gateway.ctx, 'reports')).toEqual([]);
});

test('support answers a member in private [own.chat.desk s4.customer-service.live-chat]', async () => {
  const member = await createPlayer(gateway);
  const other = await createPlayer(gateway);
  const theirs = listen(member.client, 'desk');
  const others = listen(other.client, 'desk');
  const inRoom = listen(other.client, room);
  await Promise.all([theirs, others, inRoom].map((listener) => listener.until(() => listener.lines.length > 0)));
  expect(await codeOf(chatOps(gateway.ctx, 'answer', member.userName, 'Hello?'))).toBe('404 chat.noConversation');
  await member.client.postChatMessage({ place: 'desk', text: 'Where is my deposit?' });
  const waiting = async () => (await chatOps(gateway.ctx, 'desk')) as { user: string }[];
  expect(await waiting()).toEqual(
    expect.arrayContaining([expect.objectContaining({ user: member.userName, text: 'Where is my deposit?' })]),
  );
  await chatOps(gateway.ctx, 'answer', member.userName, 'It is on its way: see https://maidan.example/help');
  await theirs.until(() => theirs.texts().length === 2);
  expect(theirs.lines.at(-1)).toMatchObject({
    by: 'support',
    name: null,
    text: 'It is on its way: see https://maidan.example/help',
  });
  expect((await waiting()).map(({ user }) => user)).not.toContain(member.userName);
  expect(await chatOps(gateway.ctx, 'read', member.userName)).toMatchObject([{ by: 'player' }, { by: 'support' }]);
  await chatOps(gateway.ctx, 'close', member.userName);
  await theirs.until(() => theirs.lines.at(-1)?.kind === 'closed');
  expect(await codeOf(chatOps(gateway.ctx, 'answer', member.userName, 'One more thing'))).toBe(
    '404 chat.noConversation',
  );
  expect([others.lines, inRoom.texts().filter((text) => text.includes('deposit'))]).toEqual([
    [{ kind: 'begun', anew: true }],
    [],
  ]);
  for (const listener of [theirs, others, inRoom]) listener.stop();
});

test('a member resumes their conversation regardless of later messages by others [own.chat.desk]', async () => {
  const member = await createPlayer(gateway);
  const other = await createPlayer(gateway);
  await postLine(gateway.ctx, member.id, { place: 'desk', text: 'Where is my deposit?' }, null);
  for (let nth = 0; nth <= SETTINGS.chat.begins; nth += 1)
    await postLine(gateway.ctx, other.id, { place: 'desk', text: `line ${nth}` }, null);
  const theirs = listen(member.client, 'desk');
  await theirs.until(() => theirs.texts().length > 0);
  expect(theirs.texts()).toEqual(['Where is my deposit?']);
  theirs.stop();
});

test('streams need a session, reject trial accounts and end with the session [asvs 7.4.1 8.2.1]', async () => {
  expect(await listen(clientAt(gateway.url, null), room).over).toBe('401 session.required');
  expect(await listen(clientAt(gateway.url, 'made up'), room).over).toBe('401 session.ended');
  const trial = await createPlayer(gateway, { type: 4 });
  for (const place of ['room', 'desk'] as const) {
    expect(await listen(trial.client, place).over).toBe('403 security.trial');
    expect(await codeOf(trial.client.postChatMessage({ place, text: 'hello' }))).toBe('403 security.trial');
  }
  const member = await createPlayer(gateway);
  const theirs = listen(member.client, 'desk');
  await theirs.until(() => theirs.lines.length > 0);
  await revokeSessions(gateway.ctx.db, member.id, { except: null, at: new Date() });
  checkStreams();
  expect(await theirs.over).toBe('ended');
});

test('an account has at most six streams; the oldest is closed [own.chat.room]', async () => {
  const { client } = await createPlayer(gateway);
  const all = [];
  for (let i = 0; i < 7; i++) {
    const listener = listen(client, room);
    await listener.until(() => listener.lines.length > 0);
    all.push(listener);
  }
  expect(await all[0]?.over).toBe('ended');
  for (const listener of all) listener.stop();
});

test('purges texts after three months', async () => {
  const { client } = await createPlayer(gateway);
  await client.postChatMessage({ place: room, text: 'old' });
  await gateway.ctx.db.execute(sql`update chat_lines set at = at - interval '91 days'`);
  await purgeChat(gateway.ctx);
  expect(await gateway.ctx.db.select().from(chatLines)).toEqual([]);
});
