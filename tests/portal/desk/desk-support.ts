import { vi } from 'vitest';
import { createDeskDependencies } from '../../../src/desk/app/dependencies';
import { createDeskAddress } from '../../../src/desk/browser/address';
import { createDeskStorage } from '../../../src/desk/browser/storage';
import { browserStorage, tabStorage } from '../../../src/ui/browser/guarded-storage';
import { createVault } from '../../../src/ui/browser/vault';
import { reads } from '../../../src/ui/list/reads';

type Reply = { status?: number; code?: string; message?: string; value?: unknown };

/** Dependencies of the desk's flows over prepared replies by path, and the requests that they sent. */
export function deskDependencies(replies: Record<string, Reply>) {
  reads.clear();
  const sent: { method: string; path: string; query: string; body: unknown; token: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const { pathname, search } = new URL(String(input), 'http://desk.example.test');
    const token = new Headers(init.headers).get('Authorization');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    sent.push({ method: init.method ?? 'GET', path: pathname, query: search, body, token });
    const { status = 200, code, message = '', value = null } = replies[pathname] ?? { status: 404, code: 'unknown' };
    return Response.json({ success: status < 400, code, message, value }, { status });
  };
  const storage = createDeskStorage(tabStorage, browserStorage);
  const vault = createVault();
  const address = createDeskAddress(window);
  const deps = createDeskDependencies({ fetch, storage, vault, address, now: () => performance.now() });
  return { deps: { ...deps, speak: vi.fn(async () => {}), showTheme: vi.fn() }, sent, storage, vault };
}
