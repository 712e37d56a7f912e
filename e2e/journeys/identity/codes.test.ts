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
  journey('logs in by number and code [s2.login.mobile-tab]', { isInGate: true }, async (tester) => {
    await logsInByCode(tester);
    await isIn(tester, 'player');
  });

  journey(
    'logs in from the header with a code in Bengali digits [s2.header.mobile-login-tab]',
    { language: 'bn' },
    async (tester) => {
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
    },
  );

  journey('a reload keeps the countdown, and the code still works [s4.sms-countdown.running]', {}, async (tester) => {
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

  journey('the countdown continues after closing and reopening [s4.sms-countdown.running]', {}, async (tester) => {
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
    'after a minute another code is sent, and the first one no longer works [s4.sms-countdown.ended]',
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
      await tester.seesMessageFor('sms.codeInvalid');
      await screen.fill('phone.code', second);
      await screen.press('login.submit');
      await isIn(tester, 'player');
    },
  );

  journey(
    'after three wrong codes, the right one no longer works [s8.phone.code-invalid]',
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

  journey(
    'a code is rejected after five minutes [s8.phone.code-expired]',
    { refuses: [['logIn', 422]] },
    async (tester) => {
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
      await tester.seesMessageFor('sms.codeExpired');
    },
  );

  journey(
    'too many requests block sending for five minutes, across reloads [s8.phone.too-many-requests]',
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
    'the quota message has a button, and a code can be sent later [s8.phone.quota]',
    { refuses: [['sendLoginCode', 503]] },
    async (tester) => {
      const { gateway, screen } = tester;
      await gateway.ops('sms', 'quota', '0');
      await opensTab(tester);
      await screen.fill('phone.number', PLAYERS_NUMBER.typed);
      await screen.press('phone.send');
      await tester.seesMessageFor('sms.quota');
      await screen.press('common.acknowledge');
      await gateway.ops('sms', 'normal');
      await screen.sees('button', 'phone.send');
      await typesCode(tester, 'login', PLAYERS_NUMBER);
      await screen.press('login.submit');
      await isIn(tester, 'player');
    },
  );

  journey('an invalid number is never sent [s5.sms.valid-mobile]', {}, async (tester) => {
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

  journey(
    'logs in with a code sent by the phone number provider [s4.sms-countdown.length-firebase]',
    { on: ['FIREBASESMS'] },
    async (tester) => {
      await opensTab(tester);
      await typesCode(tester, 'proof', PLAYERS_NUMBER);
      await tester.screen.press('login.submit');
      await isIn(tester, 'player');
    },
  );

  journey('another country is selected by keyboard [s2.country-picker.open]', {}, async (tester) => {
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
    'shows no tabs when login by code is disabled [s6.flag.mobile-code-login]',
    { off: ['MOBILELOGIN'] },
    async (tester) => {
      await opens(tester, 'login', 'login.title');
      await tester.screen.sees('textbox', 'login.username');
      await tester.screen.hides('tab');
    },
  );
});
