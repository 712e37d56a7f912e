import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WORDS } from '../../../src/studio/frame/words';
import { money } from '../../../src/ui/format';
import { admin, named } from '../../../tests/gateway/harness/postgres';
import { DICE } from '../../harness/dice';
import { LANGUAGES } from '../../harness/looks';
import { comesIn } from '../../harness/people';
import { stage } from '../../harness/stage';

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
beforeAll(() => admin(postgres, `create database ${database}`));
afterAll(() => admin(postgres, `drop database ${database} with (force)`));
const { createTester } = stage({ STUDIO_DATABASE_URL: named(postgres, database) });

test.each(LANGUAGES)(
  'in %s a free demo opens on a page of its own, and leaves the wallet unchanged [s2.launch.third-party s2.route.game s2.route.game-iframe-source s2.game-dropdown.free-trial]',
  async (language) => {
    const tester = await createTester({ language });
    await comesIn(tester, 'player');
    await tester.screen.visit('/?dialog=gameInfo&id=lab-dice');
    await tester.screen.press('game.demoNamed', { gameName: DICE[language] });
    const frame = tester.page.frameLocator('iframe.game-frame');
    await frame.getByText(WORDS[language].fun).waitFor();
    await tester.screen.at('/game');
    await frame.getByRole('button', { name: WORDS[language]['play.lab-dice'], exact: true }).press('Enter');
    await expect.poll(() => frame.locator('.said').textContent()).toMatch(/\d|[০-৯]/);
    await expect
      .poll(() => tester.page.locator('.balance .num').first().textContent())
      .toBe(money('25000.00', language));
  },
);
