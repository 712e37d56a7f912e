import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type ClientOf, createClient } from '../../../../src/contract';
import { type Endpoints, endpoints } from '../../../../src/contract/endpoints';
import { mustExist } from '../../../../src/gateway/identity/account/service';
import { openSession } from '../../../../src/gateway/identity/session/service';
import { perform } from '../../../../src/gateway/operations/ops/acts';
import type { ModuleContext } from '../../../../src/gateway/platform/context';
import { moveClock } from '../../../../src/gateway/platform/database/clock';
import { playerAt } from '../../harness/player';
import { seal } from '../../harness/seal';
import { working } from '../../harness/work';

/** A running gateway with its context and pool. */
export type Use = { url: string; ctx: ModuleContext; pool: pg.Pool };
export type AnyClient = ClientOf<Endpoints>;

export const DAY = 86_400_000;
export const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** A client with a session's token or none, and with tokens of trusted browsers. */
export function clientWith({ url }: Pick<Use, 'url'>, token: string | null, trust: string[] = []): AnyClient {
  const { status } = playerAt(url);
  const client = createClient(endpoints, {
    fetch: (path, init) => fetch(url + String(path), init),
    timeout: 60_000,
    credentials: () => ({ language: 'en', merchant: 'maidan', token, trust }),
    seal: async (plaintext) => {
      const sealedBy = await status();
      return seal(sealedBy, plaintext, sealedBy.serverTime);
    },
  });
  return working(client);
}

/** An account with a client in a new session. */
export async function inSession(use: Use, userName: string) {
  const account = await mustExist(use.ctx, userName);
  const token = await openSession(use.ctx, use.ctx.db, account.id);
  return { ...account, token, client: clientWith(use, token) };
}
export const clientOf = async (use: Use, userName: string): Promise<AnyClient> =>
  (await inSession(use, userName)).client;

const ADMIN = { name: 'admin', role: 'admin' } as const;
type More = { as?: Parameters<typeof perform>[1]; ctx?: ModuleContext; files?: { path: string; text: string }[] };

/** Runs an operator's command: `operate(use, 'chat', ['mute', 'sumi', '30'])`. */
export const operate = (
  { ctx: own }: Use,
  command: string,
  args: string[] = [],
  { as = ADMIN, ctx = own, ...more }: More = {},
) => perform(ctx, as, { command, args, reason: 'a dump is made', key: crypto.randomUUID(), ...more });

export const later = ({ ctx }: Use, ms: number) => moveClock(ctx.db, ms);

/** Waits until a job has produced a value. */
export async function eventually<T>(readValue: () => Promise<T | undefined>): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const found = await readValue();
    if (found !== undefined) return found;
    await wait(100);
  }
  throw new Error('a job has not done its work in time');
}
