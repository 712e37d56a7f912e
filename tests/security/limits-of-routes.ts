import { vi } from 'vitest';
import { accountByName } from '../../src/gateway/identity/account/service';
import { opsServer } from '../../src/gateway/operations/server';
import { consumeLocally } from '../../src/gateway/platform/http/limits';
import { RATE_LIMITS, type RateLimitName } from '../../src/gateway/platform/http/throttles';
import type { Modules } from '../gateway/harness/modules';
import { ignoredReport } from '../gateway/operations/client-errors/support';
import { type Bites, countAllowed, countLast, LAST, LIMIT, more, RIGHT } from './limits-support';

/** Limits that every request counts against, by the kind of its route. */
export function routes(gateway: Modules) {
  const { client, ctx, server, visitor } = gateway;
  const request = (method: 'GET' | 'POST', url: string) => askOf(server, method, url);
  const askOf = async (of: typeof server, method: 'GET' | 'POST', url: string) => {
    const { body } = await of.inject({ method, url, headers: { 'x-forwarded-for': visitor.ip } });
    if (body.includes(LIMIT)) throw Object.assign(new Error('refused'), { code: LIMIT });
  };
  const large = (attempt: () => Promise<unknown>) => ({ told: LIMIT, attempts: () => countLast(attempt) });
  /** Limits in memory use the process's clock, which is stopped here. */
  const biteWithStoppedClock = (
    max: number,
    url: string,
    { before = 0, name = 'file.ip' as RateLimitName, method = 'GET' as 'GET' | 'POST' } = {},
  ) => ({
    told: LIMIT,
    attempts: async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      for (let i = 0; i < before; i++) consumeLocally(ctx.config, name, visitor.ip);
      const counted = await countAllowed(more(max - before), () => request(method, url));
      vi.useRealTimers();
      return before + counted;
    },
  });
  return {
    'status.ip': large(() => client.systemStatus({})),
    'read.ip': large(() => client.passwordRule()),
    'call.ip': large(() => client.changeLanguage({ language: 'en' })),
    'client-error': large(() => client.reportClientError(ignoredReport)),
    'call.account': {
      told: LIMIT,
      attempts: async () => {
        const member = gateway.as((await client.logIn({ username: 'player', password: RIGHT })).token);
        return countLast(() => member.memberInfo());
      },
      key: async () => (await accountByName(ctx.db, 'player'))?.id,
    },
    'hook.ip': large(() => request('POST', '/hooks/payments')),
    'ops.ip': {
      told: LIMIT,
      attempts: async () => {
        const ops = await opsServer(ctx, gateway.pool);
        return countLast(() => askOf(ops, 'POST', '/ops')).finally(() => ops.close());
      },
      // Operators use no proxy.
      key: async () => '127.0.0.1',
    },
    'demo.ip': large(() => request('GET', '/demo/provider.css')),
    'page.ip': biteWithStoppedClock(RATE_LIMITS['page.ip'].max, '/', {
      before: RATE_LIMITS['page.ip'].max - LAST,
      name: 'page.ip',
    }),
    'probe.ip': biteWithStoppedClock(RATE_LIMITS['probe.ip'].max, '/healthz', {
      before: RATE_LIMITS['probe.ip'].max - LAST,
      name: 'probe.ip',
    }),
    'file.ip': biteWithStoppedClock(RATE_LIMITS['file.ip'].max, '/TCG_PROD_IMAGES/COUNTRY_FLAG/BD.png', {
      before: RATE_LIMITS['file.ip'].max - LAST,
    }),
    'studio.ip': biteWithStoppedClock(RATE_LIMITS['studio.ip'].max, '/studio/v1/bet', {
      before: RATE_LIMITS['studio.ip'].max - LAST,
      name: 'studio.ip',
      method: 'POST',
    }),
  } satisfies Bites;
}
