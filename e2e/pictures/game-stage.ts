import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Language } from '../../src/atlas';
import { engineOf, GAME_IDS, type GameId } from '../../src/studio/catalogue/entries';
import { isTable } from '../../src/studio/games/game';
import { readSettings } from '../../src/studio/settings';
import { startStudio } from '../../src/studio/studio';
import { admin, named } from '../../tests/gateway/harness/postgres';
import { envOf } from '../../tests/studio/harness/env';
import { startPortal } from '../../tests/studio/harness/portal';
import { theBrowser } from '../harness/browser';
import { MOMENT, takePictures } from './camera';
import { fixChain } from './rounds';

const BALANCE = 500_00n;

/** A game on the page of the studio alone, on a stopped clock, with fixed seeds. */
export async function openGame(game: GameId, language: Language) {
  const { postgres } = inject('shared');
  const database = `maidan_pictures_${randomBytes(6).toString('hex')}`;
  await admin(postgres, `create database ${database}`);
  const portal = await startPortal({ game, balance: BALANCE });
  let ahead = 0;
  const settings = readSettings(envOf(named(postgres, database), portal.url, 'dist/studio'));
  const { port, studio, stop } = await startStudio(
    settings,
    () => undefined,
    async () => new Date(MOMENT.getTime() + ahead),
  );
  if (isTable(game)) await fixChain(studio, game);
  const context = await (await theBrowser()).newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.setFixedTime(MOMENT);
  /** First acts of bets, as the page has sent them. */
  const firstActs: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bet')) firstActs.push(request.postDataJSON().act);
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`http://127.0.0.1:${port}/play?lang=${language}&token=${randomBytes(32).toString('base64url')}`);
  await page.locator('.said').first().waitFor();
  return {
    page,
    language,
    studio,
    player: portal.state.player,
    firstActs,
    /** Moves the clocks of the table and of the page, in ms. */
    pass: async (ms: number) => {
      ahead += ms;
      await page.clock.setFixedTime(new Date(MOMENT.getTime() + ahead));
    },
    /** Lets the player bet again without the pause between two rounds. */
    rest: () => studio.store.pool.query(`update rounds set created_at = created_at - interval '1 minute'`),
    take: (part: string) => takePictures(page, { name: `${game}-${part}`, language }),
    async close() {
      await context.close();
      await stop();
      await portal.stop();
      await admin(postgres, `drop database ${database} with (force)`);
    },
  };
}
export type OpenGame = Awaited<ReturnType<typeof openGame>>;

/** The main button, which is usable again when a round is over. */
export const mainButton = (page: Page) => page.locator('.acts .button-1').first();

/** A game of each engine. */
export const ENGINES = GAME_IDS.filter((id) => engineOf(id) === id);
