import { expect, test } from 'vitest';
import type { Language } from '../../../src/atlas';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester } = stage();
const languages: Language[] = ['bn', 'en'];

/** Opens a chat in a browser of its own. */
async function talks(username: string, language: Language, dialog: 'chatRoom' | 'liveChat'): Promise<Tester> {
  const tester = await createTester({ language });
  await tester.isLoggedIn(username);
  await tester.opens(`/?dialog=${dialog}`);
  await tester.screen.sees('dialog', `${dialog}.title`);
  await tester.screen.sees('textbox', 'chat.text');
  return tester;
}
async function expectText({ screen }: Tester, text: string) {
  await screen.fill('chat.text', text);
  await screen.press('chat.send');
}
const lines = ({ page }: Tester) => page.getByRole('log').getByRole('listitem');
/** Expects these lines in a chat, without a reload. */
const hears = (tester: Tester, ...texts: string[]) =>
  expect.poll(() => lines(tester).allTextContents()).toEqual(texts.map((text) => expect.stringContaining(text)));
const listed = async (...typed: string[]): Promise<Record<string, unknown>[]> => {
  const found = await ops('chat', ...typed);
  return Array.isArray(found) ? found : [];
};

test.each(languages)(
  'two members chat live; one reports a text, and an operator removes it and mutes its author, in %s [s2.modal.chat-room own.chat.room own.chat.report own.chat.moderated]',
  async (language) => {
    const player = await talks('player', language, 'chatRoom');
    const reader = await talks('downline', language, 'chatRoom');
    await expectText(player, 'নমস্কার! Hello!');
    await hears(reader, 'নমস্কার! Hello!');
    await expectText(reader, 'কেমন আছেন?');
    await hears(player, 'নমস্কার! Hello!', 'কেমন আছেন?');
    // The name is masked.
    await hears(reader, 'p•••••r', 'কেমন আছেন?');
    await reader.screen.press('chat.report');
    await reader.screen.sees('region', 'chat.report.title');
    await reader.screen.press('chat.report.yes');
    await reader.screen.sees('status', 'chat.reported');
    const [reported] = await listed('reports');
    expect(reported).toMatchObject({ user: 'player', text: 'নমস্কার! Hello!', reports: 1 });
    await ops('chat', 'delete', String(reported?.id));
    await ops('chat', 'mute', 'player', '30');
    await hears(player, 'কেমন আছেন?');
    await hears(reader, 'কেমন আছেন?');
    player.expects('postChatMessage', 403);
    await expectText(player, 'কেন?');
    await player.seesMessageFor('chat.muted');
    await ops('chat', 'mute', 'player', 'off');
    await player.screen.press('chat.send');
    await hears(reader, 'কেমন আছেন?', 'কেন?');
    expect([player.edge.count('chatStream, quietly'), reader.edge.count('chatStream, quietly')]).toEqual([1, 1]);
  },
);

test.each(languages)(
  'support responds to a member live and privately, in %s [own.chat.desk s4.customer-service.live-chat]',
  async (language) => {
    const player = await talks('player', language, 'liveChat');
    const tester = await talks('downline', language, 'liveChat');
    await expectText(player, 'আমার ডিপোজিট কোথায়?');
    await hears(player, 'আমার ডিপোজিট কোথায়?');
    expect(await listed('desk')).toMatchObject([{ user: 'player', text: 'আমার ডিপোজিট কোথায়?' }]);
    await ops('chat', 'answer', 'player', 'It is on its way.');
    await hears(player, 'আমার ডিপোজিট কোথায়?', 'It is on its way.');
    await player.screen.reads('chat.support');
    await ops('chat', 'close', 'player');
    await player.screen.reads('chat.closed');
    await hears(tester);
    expect(player.edge.count('chatStream, quietly')).toBe(1);
  },
);
