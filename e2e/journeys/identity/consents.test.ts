import { expect, test } from 'vitest';
import { ask } from '../../../tests/gateway/harness/postgres';
import { wordsOf } from '../../../tests/harness/words';
import { fillsRegistration, isIn, opens } from '../../harness/people';
import { newEdition } from '../../harness/planted';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';

const { ops, createTester, databaseUrl } = stage({ LOG_LEVEL: 'error' });

/** Edition in the address and text of the tab that a link next to the form opens. */
async function opened({ page, screen }: Tester, link: string) {
  const opening = page.waitForEvent('popup');
  await screen.press(link);
  const tab = await opening;
  const article = tab.getByRole('article');
  await article.waitFor();
  const read = { edition: new URL(tab.url()).searchParams.get('edition'), text: (await article.textContent()) ?? '' };
  await tab.close();
  return read;
}

test.each(['bn', 'en'] as const)(
  'stores the edition that the newcomer read, despite later ones, in %s [s5.consent.terms s2.register.agreement-link own.content.editions]',
  async (language) => {
    await ops('flag', 'REGCAPTCHA', 'off');
    const newcomer = await createTester({ language });
    await newEdition(databaseUrl(), 'terms', '2026-08');
    await newEdition(databaseUrl(), 'privacy', '2026-09');
    await opens(newcomer, 'register', 'register.title');
    const terms = await opened(newcomer, 'register.agreement');
    const privacy = await opened(newcomer, 'register.privacy');
    expect([terms.text, privacy.text]).toEqual([
      expect.stringContaining('The text of terms 2026-08.'),
      expect.stringContaining('The text of privacy 2026-09.'),
    ]);
    await fillsRegistration(newcomer, { username: 'reader1' });
    await newcomer.screen.press('register.submit');
    await isIn(newcomer, 'reader1');
    const storedConsents = await ask<{ kind: string; version: string }>(
      databaseUrl(),
      `select kind, version from registration_consents join accounts on accounts.id = account_id
       where user_name = 'reader1' and kind <> 'age' order by kind`,
    );
    expect(storedConsents).toEqual([
      { kind: 'privacy', version: privacy.edition },
      { kind: 'terms', version: terms.edition },
    ]);
    await newEdition(databaseUrl(), 'terms', '2026-10');
    await newcomer.opens(`/help?article=terms&edition=${terms.edition}`);
    await newcomer.screen.reads('The text of terms 2026-08.');
    await expect.poll(() => newcomer.page.getByRole('main').textContent()).toContain(wordsOf(language)('help.older'));
    await newcomer.screen.press('help.current');
    await newcomer.screen.reads('The text of terms 2026-10.');
  },
);
