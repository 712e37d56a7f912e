import { expect } from 'vitest';
import { wordsOf } from '../../tests/support/words';
import { journeys } from '../support/journeys';
import { opens } from '../support/people';
import type { Tester } from '../support/tester';

/** The note under the field that is labelled by the message. */
const noteUnder = async ({ page, language }: Tester, id: string) => {
  const field = page.locator('.register-form').getByLabel(wordsOf(language)(id), { exact: true });
  return page.locator(`[id="${(await field.getAttribute('aria-describedby')) ?? 'none'}"]`).textContent();
};

journeys('what is mended', (journey) => {
  for (const language of ['bn', 'en'] as const)
    journey(
      'own.form.mended own.form.checked: at /register an error goes while one types, and a tick means checked',
      { language },
      async (tester) => {
        const { screen, page } = tester;
        const say = wordsOf(language);
        await opens(tester, 'register', 'register.title');
        await screen.fill('register.password', 'River-boat-77');
        await screen.fill('register.confirmPassword', 'River-boat-7');
        await screen.fill('register.affiliateCode', 'NOBODY1');
        await screen.press('register.submit');
        await screen.invalid('register.username', 'register.issue.empty');
        await screen.invalid('register.confirmPassword', 'register.issue.mismatch');
        await screen.invalid('register.affiliateCode', 'register.issue.invitationCode');
        expect(await noteUnder(tester, 'register.password')).not.toContain(say('register.good'));
        await screen.fill('register.confirmPassword', 'River-boat-77');
        await expect.poll(() => noteUnder(tester, 'register.confirmPassword')).toContain(say('register.good'));
        await screen.invalid('register.username', 'register.issue.empty');
        await screen.fill('register.username', 'mended_77');
        await screen.fill('register.affiliateCode', '');
        await screen.tick('register.age', true, { age: 18 });
        await screen.tick('register.terms', true);
        await screen.hides('alert');
        await expect.poll(() => page.locator('[aria-invalid="true"]').count()).toBe(0);
      },
    );
});
