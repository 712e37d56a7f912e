import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readSettings } from '../../../src/studio/settings';
import { startStudio } from '../../../src/studio/studio';
import { admin, named } from '../../gateway/harness/postgres';
import { envOf } from './env';

/** Creates a separate database for a studio on the tests' server. */
export async function studioDatabase() {
  const { url } = inject('postgres');
  const name = `maidan_studio_${randomBytes(6).toString('hex')}`;
  await admin(url, `create database ${name}`);
  return { url: named(url, name), drop: () => admin(url, `drop database ${name} with (force)`) };
}

/** Creates a folder in place of the built pages. */
export function emptyPages() {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-studio-'));
  for (const file of ['frame.js', 'frame.css', 'verify.js']) writeFileSync(join(folder, file), `/* ${file} */`);
  return folder;
}

/** Starts a whole studio inside the test's process, with the calls of a frame. */
export async function startTestStudio(portal: { url: string }, now?: Parameters<typeof startStudio>[2]) {
  const database = await studioDatabase();
  const files = emptyPages();
  const running = await startStudio(readSettings(envOf(database.url, portal.url, files)), () => undefined, now);
  const { store } = running.studio;
  return {
    ...running,
    url: `http://127.0.0.1:${running.port}`,
    database,
    query: async (sql: string, values: unknown[] = []) => (await store.pool.query(sql, values)).rows,
    async end() {
      await running.stop();
      await database.drop();
      rmSync(files, { recursive: true });
    },
  };
}

type VisiblePart = Record<string, unknown>;
export type RoundReply = {
  round: {
    id: string;
    state: string;
    code: string | null;
    payout: string | null;
    pays: string | null;
    shown: VisiblePart | null;
    acts: number;
  };
  net: string;
  balance: string | null;
};

async function send(address: string, token: string | null, json?: unknown) {
  const headers = {
    ...(token && { Authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'Content-Type': 'application/json' }),
  };
  const reply = await fetch(address, {
    method: json === undefined ? 'GET' : 'POST',
    headers,
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return { status: reply.status, body: await reply.json() };
}

/** Acts like a frame: exchanges the token of its address, and makes its calls with the token it receives. */
export async function frameAt(url: string, launch = randomBytes(32).toString('base64url')) {
  const { body } = await send(`${url}/api/session`, null, { token: launch });
  return frameWith(url, String(body.token));
}

/** Resumes an existing session of a frame, at a studio that may have restarted at another address. */
export function frameWith(url: string, token: string) {
  const call = (path: string, json?: unknown) => send(url + path, token, json);
  return {
    token,
    call,
    state: async () => (await call('/api/state')).body,
    chooses: (clientSeed: string) => call('/api/seeds', { clientSeed }),
    bets: (game: string, act: object, { stake = '10.00', key = randomUUID() }: { stake?: string; key?: string } = {}) =>
      call('/api/bet', { key, game, stake, act }),
    steps: (id: string, at: number, act: object) => call('/api/step', { id, at, act }),
  };
}
