import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { post } from '../../../src/gateway/money/wallet/ledger';
import type { Db } from '../../../src/gateway/platform/context';
import { signCall } from '../../../src/studio/conformance/wire';
import { FIRST, gameSessionOf, ownerOf, SESSIONS, STUDIO, tokenOf } from './data';

/** `spread`: from main to a vendor of any player. `busy`: from any player to one house account. */
export type Pattern = 'spread' | 'busy';
/** Number of concurrent clients, and duration of each measurement in s. */
const CLIENTS = 16;
export const SECONDS = 4;

const UNIT = 100n;
const any = (players: number) => FIRST + Math.floor(Math.random() * players);

/** Runs the clients in loops until the time is over, and returns the rate per second. */
async function rate(once: () => Promise<unknown>): Promise<number> {
  let done = 0;
  const began = performance.now();
  const client = async () => {
    for (; performance.now() - began < SECONDS * 1_000; done++) await once();
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return (done * 1_000) / (performance.now() - began);
}

/** Posts transfers through the gateway's own service, and returns the rate per second. */
export function throughService(db: Db, players: number, pattern: Pattern): Promise<number> {
  return rate(() => {
    const owner = ownerOf(any(players));
    const to = pattern === 'busy' ? { owner: null, purpose: 'game' } : { owner, purpose: 'vendor:moyur' };
    const entries = [
      { owner, purpose: 'main', amount: -UNIT },
      { ...to, amount: UNIT },
    ];
    return post(db, {
      key: `${owner}:bench:${crypto.randomUUID()}`,
      kind: pattern === 'busy' ? 'bet' : 'transfer',
      entries,
    });
  });
}

/** Each player has an address of their own. */
const addressOf = (player: number) => `198.51.100.${player - FIRST}`;

/** Sends requests of players with a session, and returns the rate per second. */
export async function calls(origin: string, path: string, body: () => string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const player = any(SESSIONS);
      const sent = body();
      const headers = {
        Authorization: `Bearer ${tokenOf(player)}`,
        'X-Forwarded-For': addressOf(player),
        'Idempotency-Key': crypto.randomUUID(),
        'Content-Type': 'application/json',
        'Content-Length': sent.length,
      };
      const call = request(`${origin}${path}`, { method: 'POST', agent, headers }, (response) => {
        response
          .resume()
          .on('end', () =>
            response.statusCode === 200 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
          );
      });
      call.on('error', reject).end(sent);
    });
  const measured = await rate(once);
  agent.destroy();
  return measured;
}

/** As above over HTTP: a player's request that moves money to a vendor. */
export const overHttp = (origin: string): Promise<number> =>
  calls(origin, '/wps/relay/GCS_walletTransfer', () => JSON.stringify({ from: 'main', to: 'moyur', amount: '1.00' }));

/** Bets of the same players over the signed wire, each in a round of its own. */
export async function bets(origin: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const portal = { url: origin, ...STUDIO };
  const once = () =>
    new Promise<void>((resolve, reject) => {
      const player = any(SESSIONS);
      const id = crypto.randomUUID();
      const placed = { sessionId: gameSessionOf(player), player: ownerOf(player), gameId: 'game', roundId: id };
      const { path, bytes, headers } = signCall(
        portal,
        '/studio/v1/bet',
        JSON.stringify({ transactionId: id, ...placed, amount: '1.00', currency: 'BDT' }),
      );
      const more = { ...headers, 'X-Forwarded-For': addressOf(player), 'Content-Length': bytes.length };
      const call = request(`${origin}${path}`, { method: 'POST', agent, headers: more }, (response) => {
        response
          .resume()
          .on('end', () =>
            response.statusCode === 200 ? resolve() : reject(new Error(`answered ${response.statusCode}`)),
          );
      });
      call.on('error', reject).end(bytes);
    });
  const measured = await rate(once);
  agent.destroy();
  return measured;
}

/** Statements sent to the database, with pgbench's variables. */
function script(players: number, pattern: Pattern): string {
  const owner = '00000000-0000-7000-8000-:player';
  const side = (purpose: string, amount: bigint, house = false) =>
    `{"owner":${house ? null : `"${owner}"`},"purpose":"${purpose}","amount":"${amount}","shard": ${house ? ':shard' : 0}}`;
  const to = pattern === 'busy' ? side('game', UNIT, true) : side('vendor:moyur', UNIT);
  const id = '0190:run-:caller-7000-8000-:number';
  const rest = `"hash":"${'h'.repeat(43)}","mode":"posted","at":null,"refersTo":null,"endsAt":null`;
  const transfer = `{"id":"${id}","key":"${owner}:bench:${id}","kind":"${pattern === 'busy' ? 'bet' : 'transfer'}",${rest},"entries":[${side('main', -UNIT)},${to}]}`;
  return [
    `\\set player random(${FIRST}, ${FIRST + players - 1})`,
    '\\set shard random(0, 7)',
    '\\set caller 1000 + :client_id',
    '\\set number :number + 1',
    `select ledger_transfer('${transfer}'::jsonb) as booked;`,
  ].join('\n');
}

let runs = 1_000;
/** Runs the same transaction with pgbench, and returns the rate per second. */
export async function raw(url: string, folder: string, players: number, pattern: Pattern): Promise<number> {
  const file = join(folder, `${pattern}.sql`);
  writeFileSync(file, script(players, pattern));
  runs += 1;
  const numbers = ['-D', `run=${runs}`, '-D', 'number=100000000000'];
  const load = ['-c', `${CLIENTS}`, '-j', '2', '-T', `${SECONDS}`];
  const { stdout } = await promisify(execFile)('pgbench', ['-n', '-M', 'simple', ...load, ...numbers, '-f', file, url]);
  const [, tps] = /tps = ([\d.]+)/.exec(stdout) ?? [];
  if (!tps || !/number of failed transactions: 0 /.test(stdout)) throw new Error(`pgbench failed:\n${stdout}`);
  return Number(tps);
}
