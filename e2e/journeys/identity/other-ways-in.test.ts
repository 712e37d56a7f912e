import { expect } from 'vitest';
import { journeys } from '../../harness/journeys';
import { isIn, isOut, logsIn, logsOut, openSecurity, opens, PLAYERS_NUMBER, sendsLogin } from '../../harness/people';
import type { Tester } from '../../harness/tester';
import { allows, closesWindow, linkAt, refuses } from '../../harness/third-party';

const RAHIM = 'Rahim';
const GOOGLE = { name: 'Google' };
/** Another country is known for the account, so this one is unregistered. */
async function isElsewhere({ gateway }: Tester, username = 'player') {
  await gateway.ops('ip', 'register', username, '203.0.113.9');
}
/** Opens the login and presses the third party's button. */
async function begins(tester: Tester) {
  await opens(tester, 'login', 'login.title');
  await tester.page.getByRole('dialog').getByRole('button', { name: 'Google' }).click();
}

journeys('a free trial', (journey) => {
  journey(
    'starts a free trial from the header, and ends it by logging out [s1.visitor.free-trial]',
    { isInGate: true },
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/?dialog=forgotPassword');
      await page.goto('/');
      await screen.press('header.freeDemo');
      await screen.press('freeTrial.submit');
      await screen.sees('button', 'header.logout');
      await screen.hides('dialog');
      await screen.at('/');
      const tabEntries = await page.evaluate(() => ({ ...sessionStorage }));
      expect(tabEntries).toMatchObject({ isAgent: '4', account: expect.stringMatching(/^trial\d{10}$/) });
      await logsOut(tester);
      await isOut(tester);
    },
  );

  journey(
    'shows a trial account a link to register instead of deposit and withdrawal [s4.account-type.trial-blocked]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await page.goto('/');
      await screen.press('header.freeDemo');
      await screen.press('freeTrial.submit');
      await screen.reads('home.balance.demo');
      for (const way of ['header.deposit', 'header.withdraw', 'header.messages', 'home.balance.deposit'])
        await screen.hides('button', way);
      await page.locator('.balance-card').getByRole('link').click();
      await screen.sees('dialog', 'register.title');
    },
  );

  journey(
    'a trial starts from the login, and a reload keeps its session [s2.login.free-trial-button]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      await opens(tester, 'login', 'login.title');
      await screen.press('login.freeTrial');
      await screen.press('freeTrial.submit');
      await screen.sees('button', 'header.logout');
      await page.reload();
      await screen.sees('button', 'header.logout');
    },
  );

  journey(
    'starting a trial clears the flag of a pending password change [s4.free-trial.cpw-removed]',
    {},
    async (tester) => {
      const { page, screen } = tester;
      // Wait until the session has been looked up, or it would be ended.
      await tester.opens('/');
      await screen.sees('form', 'header.quickLogin');
      await page.evaluate(() => sessionStorage.setItem('cpw', 'true'));
      await screen.press('header.freeDemo');
      await screen.press('freeTrial.submit');
      await screen.sees('button', 'header.logout');
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cpw'))).toBeNull();
    },
  );

  for (const centre of ['member', 'agent'])
    journey(
      `a trial cannot open the ${centre} centre [s6.protected.trial s8.centre.need-true-account]`,
      {},
      async (tester) => {
        const { page, screen } = tester;
        await page.goto('/');
        await screen.press('header.freeDemo');
        await screen.press('freeTrial.submit');
        await screen.sees('button', 'header.logout');
        await screen.visit(`/?dialog=${centre}Centre`);
        await screen.sees('alertdialog', 'alert.needTrueAccount.title');
        await screen.reads('in_need_true_account');
        await screen.press('in_increase_submit');
        await screen.hides('alertdialog');
        await screen.hides('dialog');
      },
    );

  for (const [isListed, language] of [
    ['off', 'bn'],
    ['off', 'en'],
    ['on', 'bn'],
    ['on', 'en'],
  ] as const)
    journey(
      `with trialIsAgentType ${isListed}, a trial account cannot open the agent centre [s4.account-type.trial-listing s4.account-type.trial-blocked]`,
      { language },
      async (tester) => {
        const { gateway, page, screen } = tester;
        await gateway.ops('site', 'set', 'trialIsAgentType', isListed);
        await page.goto('/');
        await screen.press('header.freeDemo');
        await screen.press('freeTrial.submit');
        await screen.sees('button', 'header.logout');
        await screen.hides('button', 'header.agentCentre');
        await screen.visit('/?dialog=agentCentre&page=agentTeamOverview');
        await screen.sees('alertdialog', 'alert.needTrueAccount.title');
        await screen.press('in_increase_submit');
        await screen.hides('dialog');
        expect(Object(await gateway.ops('site', 'get')).trialIsAgentType).toBe(isListed === 'on');
      },
    );

  journey('offers no trial when trials are disabled [s6.flag.free-play]', { off: ['FREEPLAY'] }, async (tester) => {
    await opens(tester, 'login', 'login.title');
    await tester.screen.hides('button', 'login.freeTrial');
    await tester.screen.hides('button', 'header.freeDemo');
  });

  journey(
    'the session of a trial ends after a day [s4.account-type.trial]',
    { refuses: [['balance', 401]] },
    async (tester) => {
      const { gateway, page, screen } = tester;
      await page.goto('/');
      await screen.press('header.freeDemo');
      await screen.press('freeTrial.submit');
      await screen.sees('button', 'header.logout');
      await tester.edge.rests();
      await gateway.ops('clock', '+25h');
      await screen.press('header.balance.refresh');
      await isOut(tester);
    },
  );
});

/** A fixture without earlier logins from this address. */
const NOWHERE = { fixture: 'visitor' };
const away = { ...NOWHERE, on: ['IPVERIF' as const], refuses: [['logIn', 403]] as [string, number][] };

journeys('a log-in from an unregistered address', (journey) => {
  journey(
    'an SMS code completes the login, and the next login needs none [s4.login.unregistered-ip]',
    away,
    async (tester) => {
      const { screen } = tester;
      await isElsewhere(tester);
      await logsIn(tester, 'player');
      await screen.press('proof.sms');
      await screen.fill('proof.code', await tester.code('proof', PLAYERS_NUMBER.sent));
      await screen.press('proof.submit');
      await isIn(tester, 'player');
      await logsOut(tester);
      await logsIn(tester, 'player');
      await isIn(tester, 'player');
    },
  );

  journey(
    'an e-mail code completes the login, after another method was started [s4.login.unregistered-ip]',
    away,
    async (tester) => {
      const { screen } = tester;
      await isElsewhere(tester);
      await logsIn(tester, 'player');
      await screen.press('proof.sms');
      await screen.held('phone.sendAgain');
      await screen.press('proof.another');
      await screen.press('proof.email');
      await screen.fill('proof.code', await tester.code('proof', 'player@example.test'));
      await screen.press('proof.submit');
      await isIn(tester, 'player');
    },
  );

  journey(
    'asks for the bank account name as the only proof; five wrong ones restart the login [s4.login.unregistered-ip]',
    { ...away, refuses: [...away.refuses, ['answerProof', 422]] },
    async (tester) => {
      const { page, screen } = tester;
      await isElsewhere(tester, 'downline');
      await logsIn(tester, 'downline');
      for (let tries = 0; tries < 5; tries += 1) {
        await screen.fill('proof.name', 'Somebody');
        const answered = page.waitForResponse(/login\/proof$/);
        await screen.press('proof.submit');
        await answered;
        await screen.sees('alert');
      }
      await screen.fill('proof.name', 'Karim Sheikh');
      await screen.press('proof.submit');
      await screen.hides('dialog', 'proof.title');
      await tester.seesMessageFor('proof.expired');
      await sendsLogin(tester, 'downline');
      await screen.fill('proof.name', 'karim sheikh');
      await screen.press('proof.submit');
      await isIn(tester, 'downline');
    },
  );

  journey(
    'leaving the proof starts no session and keeps the input [s8.message.verification-first]',
    away,
    async (tester) => {
      const { screen } = tester;
      await isElsewhere(tester);
      await logsIn(tester, 'player');
      await screen.sees('dialog', 'proof.title');
      await screen.press('common.close');
      await screen.sees('alert', 'login.verificationFirst');
      await expect.poll(() => tester.field('login.username').inputValue()).toBe('player');
      await screen.press('common.close');
      await isOut(tester);
    },
  );

  journey(
    'shows whom to contact when the account has no proof method [s4.login.unregistered-ip]',
    away,
    async (tester) => {
      await isElsewhere(tester, 'expired');
      await logsIn(tester, 'expired');
      await tester.seesMessageFor('login.proofImpossible');
    },
  );

  journey(
    'a missing code is reported until it is typed, and nothing is sent [s5.message.verification-code own.form.corrected]',
    away,
    async (tester) => {
      const { screen } = tester;
      await isElsewhere(tester, 'downline');
      await logsIn(tester, 'downline');
      await screen.sees('dialog', 'proof.title');
      await screen.press('proof.submit');
      await screen.invalid('proof.name', 'proof.missing');
      await screen.fill('proof.name', 'Somebody');
      await screen.hides('alert');
      expect(tester.edge.count('answerProof')).toBe(0);
    },
  );

  journey('sends an e-mail about the new address when the module is off', NOWHERE, async (tester) => {
    await isElsewhere(tester);
    await logsIn(tester, 'player');
    await isIn(tester, 'player');
    expect(await tester.mailed(/player@example\.test[\s\S]*?(127\.0\.0\.1)/)).toBe('127.0.0.1');
  });
});

journeys('sign-in at a third party', (journey) => {
  journey(
    'an unlinked person is referred to the login [s2.login.social-buttons own.account-link.unlinked]',
    {},
    async (tester) => {
      const { screen } = tester;
      await begins(tester);
      await allows(tester, RAHIM);
      await screen.sees('alert', 'accountLink.unlinked', { name: RAHIM });
      await screen.press('accountLink.login');
      await screen.sees('dialog', 'login.title');
      await screen.press('common.close');
      await isOut(tester);
    },
  );

  journey('a linked person is logged in [s2.login.social-buttons]', { isInGate: true }, async (tester) => {
    await linkAt(tester.gateway, 'player', 'google', RAHIM);
    await begins(tester);
    await allows(tester, RAHIM);
    await isIn(tester, 'player');
    await tester.screen.hides('dialog');
  });

  journey('a closed window is reported, and a retry works [s8.phone.popup-closed]', {}, async (tester) => {
    await linkAt(tester.gateway, 'player', 'google', RAHIM);
    await begins(tester);
    await closesWindow(tester);
    await tester.screen.sees('alert', 'accountLink.popupClosed');
    await tester.screen.press('accountLink.retry');
    await allows(tester, RAHIM);
    await isIn(tester, 'player');
  });

  journey('a denied consent at the provider is reported, and the dialog can be closed', {}, async (tester) => {
    await begins(tester);
    await refuses(tester);
    await tester.screen.sees('alert', 'accountLink.denied');
    await tester.screen.press('common.close');
    await isOut(tester);
  });

  journey(
    'an account is linked permanently in the security centre, and logs in by it [s4.account-link.permanent]',
    { refuses: [['confirmLink', 422]] },
    async (tester) => {
      const { page, screen } = tester;
      await logsIn(tester, 'player');
      await isIn(tester, 'player');
      await openSecurity(tester);
      await page.getByRole('button', { name: /Google/ }).click();
      await allows(tester, RAHIM);
      await screen.press('accountLink.confirm');
      await screen.invalid('accountLink.password', 'accountLink.password.missing');
      await screen.fill('accountLink.password', 'not the password');
      await screen.press('accountLink.confirm');
      await tester.seesMessageFor('security.wrongPassword');
      await screen.fill('accountLink.password', 'Shapla#2026');
      await screen.press('accountLink.confirm');
      await screen.sees('status', 'accountLink.linked');
      await screen.press('common.close');
      await screen.sees('heading', 'security.title');
      await screen.reads('security.link.permanent');
      await screen.hides('button', 'security.link.begin', GOOGLE);
      await screen.press('common.close');
      await logsOut(tester);
      await begins(tester);
      await allows(tester, RAHIM);
      await isIn(tester, 'player');
    },
  );

  journey('without a confirmation nothing is linked [s4.account-link.permanent]', {}, async (tester) => {
    const { page, screen } = tester;
    await logsIn(tester, 'player');
    await isIn(tester, 'player');
    await openSecurity(tester);
    await page.getByRole('button', { name: /Google/ }).click();
    await allows(tester, RAHIM);
    await screen.press('accountLink.cancel');
    await screen.sees('button', 'security.link.begin', GOOGLE);
  });

  journey(
    'an unregistered address requires an extra proof [s4.login.unregistered-ip]',
    { ...NOWHERE, on: ['IPVERIF'], refuses: [['socialReturn', 403]] },
    async (tester) => {
      const { gateway, screen } = tester;
      await linkAt(gateway, 'player', 'google', RAHIM);
      await gateway.ops('ip', 'forget', 'player', '127.0.0.1');
      await isElsewhere(tester);
      await begins(tester);
      await allows(tester, RAHIM);
      await screen.press('proof.email');
      await screen.fill('proof.code', await tester.code('proof', 'player@example.test'));
      await screen.press('proof.submit');
      await isIn(tester, 'player');
    },
  );

  journey('a disabled provider has no button', { off: ['SOCIALGOOGLE'] }, async (tester) => {
    await opens(tester, 'login', 'login.title');
    await tester.screen.sees('button', 'login.social', { name: 'Facebook' });
    await tester.screen.hides('button', 'login.social', GOOGLE);
  });
});
