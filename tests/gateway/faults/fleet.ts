import { setTimeout as wait } from 'node:timers/promises';
import { type ClientOf, createClient, type Endpoints } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { createContext } from '../../../src/gateway/create-context';
import { eventSecret } from '../../../src/gateway/demo/payments/secrets';
import { HOOK } from '../../../src/gateway/money/deposit/hook';
import { stamped } from '../../../src/gateway/money/payment/signature';
import { readConfig } from '../../../src/gateway/platform/config';
import { openDatabase } from '../../../src/gateway/platform/database/database';
import { OWNER, urlOf } from '../../../src/gateway/platform/embedded-postgres/admission';
import { chooseClothes } from '../../../src/gateway/platform/embedded-postgres/binaries';
import { placeCluster } from '../../../src/gateway/platform/embedded-postgres/cluster';
import { currentKey } from '../../../src/gateway/platform/payload-encryption/keys';
import { end, preparedCopy } from '../harness/process';
import { seal } from '../harness/seal';

/** Disables all limits: all callers share an address. */
const ENV = { LIMIT_FACTOR: '1000000', REQUESTS_PER_MINUTE: '1000000', LOG_LEVEL: 'error' };
/** Timeout of a call, ms. */
const TIMEOUT_MS = 20_000;

/** Starts three gateways as killable processes on one PostgreSQL that can be killed, too. */
export async function startFleet(more: Record<string, string> = {}) {
  const folder = await preparedCopy();
  const env = { ...ENV, ...more };
  const gateways = [await folder.start(env), await folder.start(env), await folder.start(env)];
  const started = [...gateways];
  const { pool, db } = openDatabase(urlOf(placeCluster(folder.dataDir, '', chooseClothes()), OWNER));
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const ctx = createContext({ config, db });
  const key = await currentKey(ctx);
  const secret = await eventSecret(ctx);
  const clientAt = (origin: string, token: string | null): ClientOf<Endpoints> =>
    createClient(endpoints, {
      fetch,
      origin,
      credentials: () => ({ language: 'en', merchant: 'maidan', token }),
      seal: async (plaintext) => seal(key, plaintext, Date.now()),
      timeout: TIMEOUT_MS,
    });
  const gatewayAt = (index: number) => {
    const gateway = gateways[index % gateways.length];
    if (!gateway) throw new Error('there is no such gateway');
    return gateway;
  };
  return {
    ctx,
    /** A client at the first gateway. */
    as: (token: string | null) => clientAt(gatewayAt(0).url, token),
    /** Address of a gateway, which may be dead. */
    urlOf: (index: number): string => gatewayAt(index).url,
    /** Process id of a gateway. */
    pidOf: (index: number): number => gatewayAt(index).child.pid ?? 0,
    /** A client at a gateway, which may be dead. */
    at: (index: number, token: string) => clientAt(gatewayAt(index).url, token),
    ops: (index: number, command: string, args: string[]) => gatewayAt(index).ops(command, args),
    /** Sends a provider notification of an order to a gateway; returns the status, or null without a response. */
    async notify(
      index: number,
      type: 'payment.paid' | 'payment.refused',
      { id: order, amount }: { id: string; amount: string },
    ) {
      const reason = type === 'payment.refused' ? 'declined' : undefined;
      const body = JSON.stringify({ id: crypto.randomUUID(), type, order, amount, reason });
      const headers = { 'content-type': 'application/json', 'payment-signature': stamped(secret, body, new Date()) };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return fetch(gatewayAt(index).url + HOOK, { method: 'POST', headers, body, signal }).then(
        ({ status }) => status,
        () => null,
      );
    },
    /** Unexpected errors in the logs of all gateways, including killed ones. */
    unforeseen: () =>
      started.flatMap(({ log }) => log().split('\n')).filter((line) => line.includes('"code":"unknown"')),
    /** Kills a gateway and replaces it after a while. */
    async kill(index: number, downFor: number) {
      await end(gatewayAt(index).child, 'SIGKILL');
      await wait(downFor);
      const next = await folder.start(env);
      started.push(next);
      gateways[index % gateways.length] = next;
    },
    /** Kills PostgreSQL; the gateways start it again. */
    killPostgres() {
      const pid = folder.postgres();
      if (pid === null) throw new Error('there is no PostgreSQL to kill');
      process.kill(pid, 'SIGKILL');
    },
    async stop() {
      await pool.end();
      await folder.clear();
    },
  };
}

export type Fleet = Awaited<ReturnType<typeof startFleet>>;
