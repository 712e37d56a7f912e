import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { admin, named } from '../../tests/gateway/harness/postgres';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { chromium } from './chromium';
import { firefox } from './firefox';
import {
  deposits,
  logsInAgain,
  playerAt,
  plays,
  preparesIssue,
  readsRecords,
  registers,
  winsLottery,
  withdraws,
} from './journey';
import type { Engine, EnginePage } from './page';
import { webkit } from './webkit';

/** Browser engines that players use. */
const ENGINES: readonly Engine[] = [chromium, firefox, webkit];

const database = `maidan_studio_${randomBytes(6).toString('hex')}`;
const { postgres } = inject('shared');
let gateway: RunningGateway;
beforeAll(async () => {
  await admin(postgres, `create database ${database}`);
  gateway = await startGateway({ STUDIO_DATABASE_URL: named(postgres, database) });
});
afterAll(async () => {
  await gateway?.stop();
  await admin(postgres, `drop database ${database} with (force)`);
});

/** Stores a picture of the failed page. */
async function keepPicture(page: EnginePage, name: string): Promise<void> {
  mkdirSync('.cache/failures/browser', { recursive: true });
  writeFileSync(`.cache/failures/browser/engine-${name}.png`, await page.picture(), 'base64');
}

test.for(ENGINES)(
  'on a phone with $name a newcomer registers, logs in, deposits, orders a line, plays, reads records and withdraws [own.browsers.engines own.form.empty-date]',
  async (engine, { skip }) => {
    if (!engine.isInstalled()) skip(`${engine.name}: apt install ${engine.packages.join(' ')}`);
    const issue = await preparesIssue(gateway);
    const page = await engine.start();
    try {
      const player = playerAt(page, gateway, 'bn');
      await registers(player);
      await logsInAgain(player);
      await deposits(player);
      await winsLottery(player, issue);
      await plays(player);
      await readsRecords(player);
      await withdraws(player);
    } catch (error) {
      await keepPicture(page, engine.name);
      throw error;
    } finally {
      await page.close();
    }
    expect(page.errors).toEqual([]);
    expect(await gateway.ops('ledger', 'verify')).toMatchObject({ problems: [] });
  },
);
