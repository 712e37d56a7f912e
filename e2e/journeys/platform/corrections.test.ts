import { expect } from 'vitest';
import { PAYMENT_PASSWORD } from '../../../tests/drivers/identity/passwords';
import { wordsOf } from '../../../tests/harness/words';
import { opensCentre } from '../../harness/centre';
import { journeys } from '../../harness/journeys';
import { BIRTHDAY, byName, comesIn, opens, unfolds } from '../../harness/people';
import type { Tester } from '../../harness/tester';

/** Note below the field with this label. */
const noteUnder = async ({ page, language }: Tester, id: string) => {
  const field = page.locator('.register-form').getByLabel(wordsOf(language)(id), { exact: true });
  return page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? 'none'}"]`).textContent();
};

journeys('corrected input', (journey) => {
  for (const language of ['bn', 'en'] as const)
    journey(
      'at /register an error disappears once the field is corrected, and a tick marks checked fields [own.form.corrected own.form.checked]',
      // This test is not about codes.
      { language, off: ['SMSVERIF'] },
      async (tester) => {
        const { screen, page } = tester;
        const t = wordsOf(language);
        await opens(tester, 'register', 'register.title');
        await byName(tester, '');
        await screen.fill('register.password', 'River-boat-77');
        await screen.fill('register.confirmPassword', 'River-boat-7');
        await unfolds(tester);
        await screen.fill('register.affiliateCode', 'NOBODY1');
        await screen.press('register.submit');
        await screen.invalid('register.username', 'register.issue.empty');
        await screen.invalid('register.confirmPassword', 'register.issue.mismatch');
        await screen.invalid('register.affiliateCode', 'register.issue.invitationCode');
        expect(await noteUnder(tester, 'register.password')).not.toContain(t('register.good'));
        await screen.fill('register.confirmPassword', 'River-boat-77');
        await expect.poll(() => noteUnder(tester, 'register.confirmPassword')).toContain(t('register.good'));
        await screen.invalid('register.username', 'register.issue.empty');
        await screen.fill('register.username', 'fixed_77');
        await screen.fill('register.affiliateCode', '');
        await screen.fill('register.birthday', BIRTHDAY);
        await screen.tick('register.age', true, { age: 18 });
        await screen.tick('register.terms', true);
        await screen.hides('alert');
        await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
      },
    );

  journey('on both tabs of the login an error disappears while typing [own.form.corrected]', {}, async (tester) => {
    const { screen, page } = tester;
    await opens(tester, 'login', 'login.title');
    await screen.press('login.submit');
    await screen.invalid('login.username', 'login.error.username');
    await screen.fill('login.username', 'player');
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(1);
    await screen.invalid('login.password', 'login.error.password');
    await screen.fill('login.password', 'x');
    await screen.hides('alert');
    await screen.press('login.tab.mobile');
    await screen.fill('phone.number', '0171');
    await screen.press('login.submit');
    await screen.invalid('phone.number', 'phone.error.invalid');
    await screen.fill('phone.number', '01712345678');
    await screen.fill('phone.code', '123456');
    await screen.hides('alert');
    await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
  });

  journey(
    'a missing payment password is reported until something is typed [own.money.corrected]',
    { fixture: 'downlineReady' },
    async (tester) => {
      const { screen } = tester;
      await opensCentre(tester, 'withdraw', 'downline');
      await screen.fill('withdraw.amount', '500');
      await screen.press('withdraw.continue');
      await screen.press('withdraw.send');
      await screen.invalid('security.paymentPassword', 'security.problem.empty');
      await screen.fill('security.paymentPassword', PAYMENT_PASSWORD);
      await screen.hides('alert');
      await screen.press('withdraw.send');
      await screen.sees('heading', 'withdraw.sent');
    },
  );

  journey(
    'a promotion code is reported as invalid until another is typed [own.form.corrected own.promotions.apply]',
    { refuses: [['takeOffer', 422]] },
    async (tester) => {
      const { screen, page } = tester;
      await comesIn(tester, 'player');
      await page.goto('/promoDetail?id=PALKIAPP');
      await screen.fill('promotions.code', 'PALKI5');
      await screen.press('promotions.take');
      await screen.invalid('promotions.code', 'promotions.code.wrong');
      await screen.fill('promotions.code', 'PALKI50');
      await screen.hides('alert');
      await screen.press('promotions.take');
      await screen.sees('status', 'promotions.taken');
    },
  );
});
