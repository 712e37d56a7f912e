import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import { isIn, isOut, logsInByCode, opens, PLAYERS_NUMBER, typesCode } from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Opens the tab for codes. */
async function opensTab(tester: Tester) {
  await opens(tester, 'login', 'login.title');
  await tester.screen.press('login.tab.mobile');
}

journeys('codes by SMS', (journey) => {
  journey('s2.login.mobile-tab: in by number and code', { isInGate: true }, async (tester) => {
    await logsInByCode(tester);
    await isIn(tester, 'player');
  });

  journey('s2.header.mobile-login-tab: from the header, in digits of Bengali', { language: 'bn' }, async (tester) => {
    const { page, screen } = tester;
    await page.goto('/');
    await screen.press('header.mobileLogin');
    await screen.fill('phone.number', '০১৭১২৩৪৫৬৭৮');
    await screen.press('phone.send');
    const code = await tester.code('login', PLAYERS_NUMBER.sent);
    await screen.fill(
      'phone.code',
      code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? ''),
    );
    await screen.press('login.submit');
    await isIn(tester, 'player');
  });

  journey('s4.sms-countdown.running: a reload keeps the countdown, and the code still works', {}, async (tester) => {
    const { page, screen } = tester;
    await opensTab(tester);
    const code = await typesCode(tester, 'login', PLAYERS_NUMBER);
    await screen.held('phone.sendAgain');
    await page.reload();
    await screen.sees('dialog', 'login.title');
    await screen.press('login.tab.mobile');
    await screen.held('phone.sendAgain');
    await screen.fill('phone.number', PLAYERS_NUMBER.typed);
    await screen.fill('phone.code', code);
    await screen.press('login.submit');
    await isIn(tester, 'player');
  });

  journey('s4.sms-countdown.running: closed and opened again it goes on counting', {}, async (tester) => {
    const { screen } = tester;
    await opensTab(tester);
    await typesCode(tester, 'login', PLAYERS_NUMBER);
    await screen.press('common.close');
    await screen.hides('dialog');
    await screen.visit('/?dialog=login');
    await screen.sees('dialog', 'login.title');
    await screen.press('login.tab.mobile');
    await screen.held('phone.sendAgain');
    expect(tester.edge.count('sendLoginCode')).toBe(1);
  });

  journey(
    's4.sms-countdown.ended: after a minute another is sent, and the first works no more',
    { refuses: [['logIn', 422]] },
    async (tester) => {
      const { page, screen } = tester;
      await opensTab(tester);
      const first = await typesCode(tester, 'login', PLAYERS_NUMBER);
      await tester.gateway.ops('clock', '+61s');
      await page.reload();
      await screen.sees('dialog', 'login.title');
      await screen.press('login.tab.mobile');
      const second = await typesCode(tester, 'login', PLAYERS_NUMBER, [first]);
      await screen.fill('phone.code', first);
      await screen.press('login.submit');
      await tester.isTold('sms.codeInvalid');
      await screen.fill('phone.code', second);
      await screen.press('login.submit');
      await isIn(tester, 'player');
    },
  );

  journey(
    's8.phone.code-invalid: three wrong ones, and the right one works no more',
    { refuses: [['logIn', 422]] },
    async (tester) => {
      const { screen } = tester;
      await opensTab(tester);
      const code = await typesCode(tester, 'login', PLAYERS_NUMBER);
      const wrong = code === '111111' ? '222222' : '111111';
      for (const typed of [wrong, wrong, wrong, code]) {
        await screen.fill('phone.code', typed);
        const answered = tester.page.waitForResponse(/session\/login/);
        await screen.press('login.submit');
        await answered;
        await screen.sees('alert');
      }
      await screen.press('common.close');
      await isOut(tester);
    },
  );

  journey('s8.phone.code-expired: typed after five minutes', { refuses: [['logIn', 422]] }, async (tester) => {
    const { page, screen } = tester;
    await opensTab(tester);
    const code = await typesCode(tester, 'login', PLAYERS_NUMBER);
    await tester.gateway.ops('clock', '+6m');
    await page.reload();
    await screen.sees('dialog', 'login.title');
    await screen.press('login.tab.mobile');
    await screen.fill('phone.number', PLAYERS_NUMBER.typed);
    await screen.fill('phone.code', code);
    await screen.press('login.submit');
    await tester.isTold('sms.codeExpired');
  });

  journey(
    's8.phone.too-many-requests: five minutes of rest, a reload or not',
    { refuses: [['sendLoginCode', 429]] },
    async (tester) => {
      const { gateway, page, screen } = tester;
      await gateway.ops('sms', 'fail', 'sms.tooManyRequests');
      await opensTab(tester);
      await screen.fill('phone.number', PLAYERS_NUMBER.typed);
      await screen.press('phone.send');
      await screen.sees('alert', 'phone.tooMany', { minutes: 5 });
      await gateway.ops('sms', 'normal');
      await page.reload();
      await screen.sees('dialog', 'login.title');
      await screen.press('login.tab.mobile');
      await screen.held('phone.sendAgain');
      await gateway.ops('clock', '+5m');
      await page.reload();
      await screen.sees('dialog', 'login.title');
      await screen.press('login.tab.mobile');
      await typesCode(tester, 'login', PLAYERS_NUMBER);
    },
  );

  journey(
    's8.phone.quota: the message is shown with a button, and later a code comes',
    { refuses: [['sendLoginCode', 503]] },
    async (tester) => {
      const { gateway, screen } = tester;
      await gateway.ops('sms', 'quota', '0');
      await opensTab(tester);
      await screen.fill('phone.number', PLAYERS_NUMBER.typed);
      await screen.press('phone.send');
      await tester.isTold('sms.quota');
      await screen.press('common.acknowledge');
      await gateway.ops('sms', 'normal');
      await screen.sees('button', 'phone.send');
      await typesCode(tester, 'login', PLAYERS_NUMBER);
      await screen.press('login.submit');
      await isIn(tester, 'player');
    },
  );

  journey('s5.sms.valid-mobile: a number that is none is never sent', {}, async (tester) => {
    const { screen } = tester;
    await opensTab(tester);
    for (const [typed, message] of [
      ['', 'phone.error.missing'],
      ['12', 'phone.error.invalid'],
    ] as const) {
      await screen.fill('phone.number', typed);
      await screen.press('phone.send');
      await screen.invalid('phone.number', message);
    }
    expect(tester.edge.count('sendLoginCode')).toBe(0);
  });

  journey('s4.sms-countdown.length-firebase: by the provider of numbers', { on: ['FIREBASESMS'] }, async (tester) => {
    await opensTab(tester);
    await typesCode(tester, 'proof', PLAYERS_NUMBER);
    await tester.screen.press('login.submit');
    await isIn(tester, 'player');
  });

  journey('s2.country-picker.open: another country, by keyboard', {}, async (tester) => {
    const { page, screen } = tester;
    await opensTab(tester);
    await screen.keys('phone.country');
    await screen.sees('listbox', 'phone.countries');
    await page.keyboard.type('91');
    await page.keyboard.press('Enter');
    await screen.hides('listbox');
    await screen.fill('phone.number', '9123456789');
    await screen.press('phone.send');
    await screen.held('phone.sendAgain');
  });

  journey(
    's6.flag.mobile-code-login: where codes are switched off there is no tab',
    { off: ['MOBILELOGIN'] },
    async (tester) => {
      await opens(tester, 'login', 'login.title');
      await tester.screen.sees('textbox', 'login.username');
      await tester.screen.hides('tab');
    },
  );
});
