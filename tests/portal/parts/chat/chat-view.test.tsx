// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import { chatMachine } from '../../../../machines/support/chat/chat.machine';
import { SETTINGS } from '../../../../src/contract';
import { ChatView } from '../../../../src/portal/parts/chat/chat-view';
import { speaking } from '../../../harness/words';
import { held } from '../../../rendered/harness/test-doubles';

test('the header of a chat has the brand’s colour [s1.brand.values]', () => {
  speaking('en');
  const chat = createActor(held(chatMachine)).start();
  onTestFinished(() => void chat.stop());
  render(
    <I18nProvider i18n={i18n}>
      <ChatView chat={chat} about="About" empty="Nothing yet" />
    </I18nProvider>,
  );
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(SETTINGS.brand.chatHeaderColour.slice(at, at + 2), 16),
  );
  expect(screen.getByText('About').style.backgroundColor).toBe(`rgb(${red}, ${green}, ${blue})`);
});
