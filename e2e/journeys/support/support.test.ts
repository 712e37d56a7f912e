import { expect } from 'vitest';
import { gateEach, THREE_LOOKS } from '../../harness/looks';
import { stage } from '../../harness/stage';

const { createTester } = stage({}, 'chatSealed');

gateEach(THREE_LOOKS)(
  'live chat opens in a window without access to this page, in %s at %i px [s4.customer-service.type-3 s4.customer-service.window s9.const.support-window s1.sidebar.customer-service]',
  async (language, width) => {
    const visitor = await createTester({ language, width });
    const { screen, page } = visitor;
    await page
      .context()
      .route('https://chat.example.test/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' }),
      );
    await visitor.opens('/');
    await screen.press('footer.help.chat');
    await screen.at('/?dialog=support');
    await screen.reads('support.chat');
    const opened = page.waitForEvent('popup');
    await screen.press('support.openChat');
    const popup = await opened;
    await popup.waitForURL('https://chat.example.test/maidan');
    expect(await popup.evaluate(() => window.opener)).toBeNull();
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([440, 500]);
    await screen.sees('status', 'support.opened');
    await popup.close();
  },
);
