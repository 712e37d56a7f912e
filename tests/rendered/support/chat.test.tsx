import { cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { chatMachine } from '../../../machines/support/chat/chat.machine';
import { settle } from '../../../src/atlas';
import { chatDriver } from '../../drivers/support/chat.driver';
import { describePaths } from '../harness/describe-paths';
import { inLanguages } from '../harness/in-languages';
import { openPlace } from '../harness/open-place';
import { openPage } from '../harness/page';
import { member } from '../harness/siblings';
import { childOf, held } from '../harness/test-doubles';

describePaths({
  flow: 'chat',
  driver: chatDriver,
  children: member,
  hosted: { chatRoom: held(chatMachine) },
  begin: (page) => openPlace(page, 'chatRoom'),
});

afterEach(cleanup);

const MARKUP = '<img src=x onerror=alert(1)>';
const chatLine = {
  kind: 'said',
  seq: '1',
  id: 'a',
  by: 'player',
  name: 'r•••••m',
  text: MARKUP,
  at: 1_800_000_000_000,
};

inLanguages((language) => {
  const opened = async (to: string) => {
    const page = await openPage({
      children: member,
      hosted: { [to]: held(chatMachine) },
      language,
      watched: chatMachine,
      report: () => {},
    });
    const actor = await openPlace(page, to);
    await page.act(() => settle(childOf(actor, 'connect'), { output: { anew: true, lines: [chatLine] } }));
    return page.screen;
  };

  test('the room is a branded dialog that shows markup as text [s2.modal.chat-room own.chat.report]', {
    tags: ['extended'],
  }, async () => {
    const screen = await opened('chatRoom');
    await screen.sees('dialog', 'chatRoom.title');
    await screen.reads('chatRoom.about');
    await screen.sees('button', 'chat.report');
    expect(document.querySelector('[role="log"]')?.textContent).toContain(MARKUP);
    expect(document.querySelector('[role="log"] img')).toBeNull();
    expect(document.querySelector<HTMLElement>('.chat-head')?.style.backgroundColor).toBe('rgb(10, 63, 45)');
  });

  test('live chat is a dialog of its own, without reports [own.chat.desk s4.customer-service.live-chat]', {
    tags: ['extended'],
  }, async () => {
    const screen = await opened('liveChat');
    await screen.sees('dialog', 'liveChat.title');
    await screen.reads('liveChat.about');
    await screen.hides('button', 'chat.report');
    expect(document.querySelector('[role="log"]')?.getAttribute('aria-live')).toBe('polite');
  });
});
