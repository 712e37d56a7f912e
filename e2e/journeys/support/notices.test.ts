import { expect } from 'vitest';
import { PLAYER_NOTICES } from '../../../src/gateway/demo/notice-texts';
import { wordsOf } from '../../../tests/harness/words';
import { journeys } from '../../harness/journeys';
import { sendsLogin } from '../../harness/people';
import type { Tester } from '../../harness/tester';

const [maintenance, method] = PLAYER_NOTICES;
const titleOf = (notice: typeof method, { language }: Tester) => notice?.[language].title ?? '';
const entries = ({ page }: Tester) => page.getByRole('main').getByRole('article');
const isAt = ({ page }: Tester, address: RegExp) => expect.poll(() => page.url()).toMatch(address);
const NOTICE = /\/noticePage\?dialog=notice&id=[\da-f-]{36}$/;
const LIST = /\/noticePage$/;

/** Expects the second notice: its title, and its content with a table and a link. */
async function expectMethodNotice({ screen, page, ...tester }: Tester) {
  await screen.sees('dialog', method?.[tester.language].title);
  const content = page.getByRole('dialog').getByRole('article');
  await expect.poll(() => content.getByRole('cell').count()).toBe(2);
  await expect.poll(() => content.getByRole('link').count()).toBe(1);
}

journeys('notices', (journey) => {
  for (const language of ['bn', 'en'] as const) {
    journey(
      'a visitor opens the list, turns a page, reads a notice and follows its link [s2.route.notice-page s2.notice-page.page-size s9.const.notice-page-size s2.notice-page.entry s2.notice-page.select s2.modal.notice s3.notice.fields]',
      { language },
      async (tester) => {
        const { screen, page } = tester;
        await tester.opens('/');
        await screen.press('title.noticePage');
        await screen.at('/noticePage');
        await screen.sees('heading', 'notice.title');
        // The latest one comes first, with date and preview.
        const first = entries(tester).first();
        await expect.poll(() => first.getByRole('heading').textContent()).toBe(titleOf(maintenance, tester));
        await expect.poll(() => first.textContent()).toContain(wordsOf(language)('notice.important'));
        await expect.poll(() => first.getByRole('time').getAttribute('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(await entries(tester).count()).toBe(9);
        await screen.press('common.nextPage');
        await expect.poll(() => entries(tester).count()).toBe(8);
        await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(100);
        await screen.press('common.previousPage');
        await expect.poll(() => entries(tester).count()).toBe(9);
        await screen.press(titleOf(method, tester));
        await expectMethodNotice(tester);
        await isAt(tester, NOTICE);
        await screen.press(language === 'bn' ? 'ডিপোজিট' : 'Deposit');
        // It requires a login, and opens after it.
        await sendsLogin(tester, 'player');
        await screen.sees('heading', 'deposit.title');
      },
    );
  }

  journey(
    'a notice has an address: back, forward, a reload and Escape work [s2.modal.notice s4.modal.escape]',
    {},
    async (tester) => {
      const { screen, page } = tester;
      await tester.opens('/noticePage');
      await screen.press(titleOf(method, tester));
      await expectMethodNotice(tester);
      await screen.back();
      await isAt(tester, LIST);
      await screen.hides('dialog');
      await page.goForward();
      await expectMethodNotice(tester);
      await page.reload();
      await expectMethodNotice(tester);
      await isAt(tester, NOTICE);
      await page.keyboard.press('Escape');
      await isAt(tester, LIST);
      await screen.hides('dialog');
    },
  );

  journey(
    'in another language the list is loaded again [s4.language.localised own.list.fresh]',
    { language: 'bn' },
    async (tester) => {
      const { screen } = tester;
      await tester.opens('/noticePage');
      const first = entries(tester).first();
      await expect.poll(() => first.getByRole('heading').textContent()).toBe(maintenance?.bn.title);
      await screen.choose('header.language', 'English');
      tester.language = 'en';
      await expect.poll(() => first.getByRole('heading').textContent()).toBe(maintenance?.en.title);
      await screen.press('common.nextPage');
      await expect
        .poll(() => entries(tester).allTextContents())
        .toEqual(expect.arrayContaining([expect.stringContaining('For adults only')]));
    },
  );

  journey(
    'a link to an expired notice says so, and leads to the list [s2.modal.notice]',
    { refuses: [['notice', 404]] },
    async (tester) => {
      const { screen } = tester;
      await tester.opens('/?dialog=notice&id=01930000-0000-7000-8000-0000000000a1');
      await screen.sees('status', 'notice.gone.text');
      await screen.press('notice.all');
      await screen.at('/noticePage');
      await screen.hides('dialog');
      await expect.poll(() => entries(tester).count()).toBe(9);
    },
  );
});
