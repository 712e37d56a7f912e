import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { demoSecret } from '../../../../src/gateway/demo/studios';
import { makeLaunch } from '../../../../src/gateway/play/studio/launches';
import { LAB_STUDIO } from '../../../../src/gateway/play/studio-launcher/origin';
import { between } from '../../../studio/harness/between';
import { kill, spawnStudio } from '../../../studio/harness/process';
import { frameAt, frameWith, studioDatabase } from '../../../studio/harness/studio';
import type { Fleet } from '../../faults/fleet';
import { ask } from '../../harness/postgres';

/** Every nth call or response of the studio is lost with it, and every second time a gateway dies, too. */
const EVERY = 11;
/** Probability that a player without a response gives up and leaves the round to the studio. */
const GOES = 0.05;
/** Moves a round into the past, as if its player no longer waited for a response. */
const LONG_AGO = `created_at = created_at - interval '1 minute'`;
const GAME = 'lab-dice';
const DICE = { act: 'roll', target: 60 } as const;

/** Final results by the studio's own store. */
type Ends = { player: string; change: string; rounds: number; wins: number; cancelled: number };

/** A database, a process that can be killed and restarted, and its calls to gateways, during which it is killed. */
async function mortalStudio(
  fleet: Fleet,
  gateways: { kill(gateway: number, downFor: number): void },
  random: () => number,
) {
  const database = await studioDatabase();
  onTestFinished(() => database.drop());
  const state = { calls: 0, killed: 0, isKilling: false, kills: false };
  const beginAgain = () => {
    state.isKilling = true;
    state.killed += 1;
    running = running.then(async ({ child }) => {
      await kill(child);
      const next = await start();
      state.isKilling = false;
      return next;
    });
  };
  const dies = (): boolean => {
    if (state.isKilling) return false;
    state.calls += 1;
    if (!state.kills || state.calls % EVERY !== 0) return false;
    beginAgain();
    if (random() < 0.5) gateways.kill(Math.floor(random() * 3), random() * 400);
    return true;
  };
  const url = await between({
    to: () => fleet.urlOf(Math.floor(random() * 3)),
    passes: () => !dies(),
  });
  const env = {
    STUDIO_DATABASE_URL: database.url,
    STUDIO_PORTAL_URL: url,
    STUDIO_KEY: LAB_STUDIO,
    STUDIO_SECRET: await demoSecret(fleet.ctx, LAB_STUDIO),
    STUDIO_SEAL: 'another-secret-of-thirty-two-characters',
  };
  const start = () => spawnStudio(env);
  let running = start();
  return {
    state,
    beginAgain,
    where: async () => (await running).url,
    query: <T extends object>(text: string) => ask<T>(database.url, text),
  };
}

type Mortal = Awaited<ReturnType<typeof mortalStudio>>;

/** Places bets one after the other, each until its outcome is known or the player gives up. */
async function playAt(studio: Mortal, token: string, player: string, bets: number, random: () => number) {
  for (let bet = 0; bet < bets; bet++) {
    const key = randomUUID();
    // Moves the previous round into the past if it is over.
    await studio.query(`update rounds set ${LONG_AGO} where player = '${player}' and state <> 'betting'`);
    for (;;) {
      const reply = await frameWith(await studio.where(), token)
        .bets(GAME, DICE, { key })
        .catch(() => null);
      const state: unknown = reply?.status === 200 ? reply.body.round.state : null;
      if (state && state !== 'betting') break;
      if (!reply && random() < GOES) {
        await studio.query(`update rounds set ${LONG_AGO} where player = '${player}' and state = 'betting'`);
        break;
      }
      await wait(20 + random() * 180);
    }
  }
}

/**
 * Plays bets at the demo's studio while studio and gateways are killed between bet and win and restarted. Returns the
 * final results by its store and the number of kills.
 */
export async function playAtLab(
  fleet: Fleet,
  gateways: { kill(gateway: number, downFor: number): void; settled(): Promise<unknown> },
  { players, bets, random }: { players: readonly string[]; bets: number; random: () => number },
): Promise<{ ends: Ends[]; killed: number }> {
  const studio = await mortalStudio(fleet, gateways, random);
  const seats = await Promise.all(
    players.map(async (accountId) => {
      const launchOptions = {
        studioId: LAB_STUDIO,
        accountId,
        gameId: GAME,
        roomId: null,
        mode: 'real',
        language: 'en',
      } as const;
      const { token } = await makeLaunch(fleet.ctx, { ...launchOptions, country: null, origin: 'http://localhost' });
      const frame = await frameAt(await studio.where(), token);
      await frame.chooses('river');
      return { accountId, token: frame.token };
    }),
  );
  studio.state.kills = true;
  await Promise.all(seats.map(({ accountId, token }) => playAt(studio, token, accountId, bets, random)));
  studio.state.kills = false;
  await gateways.settled();
  await flushReports(studio);
  const ends =
    await studio.query<Ends>(`select player, count(*)::int as rounds, count(*) filter (where payout > 0)::int as wins,
    count(*) filter (where state = 'cancelled')::int as cancelled,
    coalesce(sum(payout - stake) filter (where state = 'settled'), 0)::text as change from rounds group by player`);
  return { ends, killed: studio.state.killed };
}

/** Makes everything due that a process has left, so that the next one reports it all. */
async function flushReports(studio: Mortal) {
  await studio.query(`update rounds set ${LONG_AGO} where state = 'betting'`);
  await studio.query(`update outbox set due_at = now() where done_at is null`);
  studio.beginAgain();
  await studio.where();
  const left = `select id::text from rounds where state in ('betting', 'open') union all select id::text from outbox where done_at is null`;
  await expect.poll(() => studio.query(left), { interval: 100 }).toEqual([]);
}
