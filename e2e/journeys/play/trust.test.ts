import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WORDS } from '../../../src/studio/frame/words';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { wordsOf } from '../../../tests/harness/words';
import { DICE } from '../../harness/dice';
import { isFaultless } from '../../harness/faultless';
import { LANGUAGES } from '../../harness/looks';
import { comesIn } from '../../harness/people';
import { stage } from '../../harness/stage';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
const { createTester } = stage({ STUDIO_DATABASE_URL: named(postgres, database) });

const RECORD = '/?dialog=memberCentre&page=personalHistoryCopy';

test.each(LANGUAGES)(
  'in %s a player reads the odds over an open game, reveals the seed, and verifies the round in two presses [own.game-info.odds] [own.betting-record.verify]',
  async (language) => {
    const tester = await createTester({ language });
    const { page, screen } = tester;
    const words = WORDS[language];
    page.on('dialog', (browserDialog) => browserDialog.accept());
    await comesIn(tester, 'player');
    await screen.visit('/?dialog=gameInfo&id=lab-dice');
    await screen.press('game.playNamed', { gameName: DICE[language] });
    const frame = page.frameLocator('iframe.game-frame');
    await frame.getByRole('button', { name: words['play.lab-dice'], exact: true }).press('Enter');
    await expect.poll(() => frame.locator('.said').textContent()).toMatch(/\d|[০-৯]/);

    await page.locator('.game-bar a[href*="gameInfo"]').click();
    await screen.sees('heading', 'gameInfo.odds');
    await isFaultless(tester, 'game-odds', { axeAtEach: true });
    await page.keyboard.press('Escape');
    await screen.hides('dialog');

    const newest = page.locator('[role=dialog] tbody tr').first();
    const opensRound = async () => {
      await page.goto(RECORD);
      await expect.poll(() => newest.textContent()).toContain(DICE[language]);
      await newest.getByRole('button', { name: wordsOf(language)('bets.details') }).click();
    };
    await opensRound();
    await screen.reads('bets.sealed.how');
    await isFaultless(tester, 'round-sealed', { axeAtEach: true });
    await screen.press('bets.sealed.open');
    await frame.getByText(words.fair, { exact: true }).click();
    await frame.getByLabel(words['fair.words']).fill('other words');
    await frame.getByRole('button', { name: words['fair.change'] }).click();
    await expect.poll(() => frame.getByText(words['fair.changed']).count()).toBe(1);

    // The studio reports the seed to the gateway by itself.
    const link = page.locator('a[href*="/verify?"]');
    await expect
      .poll(async () => {
        await opensRound();
        await screen.sees('heading', 'bets.transactions');
        return link.count();
      })
      .toBe(1);
    await isFaultless(tester, 'round-verified', { axeAtEach: true });
    const [verifier] = await Promise.all([page.waitForEvent('popup'), link.click()]);
    const section = verifier.locator(`section[lang=${language}]`);
    await expect.poll(() => section.locator('output p').first().textContent()).toMatch(/^✓/);
    expect(await verifier.locator('section, [data-bad]').count()).toBe(1);
  },
);
