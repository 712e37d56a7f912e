import { createMemoryHistory, type RouterHistory } from '@tanstack/react-router';
import { expect, vi } from 'vitest';
import { type AnyActorLogic, createActor, toPromise } from 'xstate';
import { formMachine } from '../../../machines/platform/form/form.machine';
import type { ListFilter } from '../../../machines/platform/list/list.machine';
import { type ClientDependencies, createClient, type Failure, type ModuleId } from '../../../src/contract';
import { endpoints } from '../../../src/contract/endpoints';
import { createCodeRequests } from '../../../src/portal/browser/code-requests';
import { createCountryList } from '../../../src/portal/browser/country-list';
import { createLiveEvents } from '../../../src/portal/browser/live-events';
import { createMoneyEvents } from '../../../src/portal/browser/money-events';
import { createPageAddress } from '../../../src/portal/browser/page-address';
import { createRealityClock } from '../../../src/portal/browser/reality-clock';
import { createMemory } from '../../../src/portal/browser/remember';
import { createSessionTime } from '../../../src/portal/browser/session-time';
import { createStorage } from '../../../src/portal/browser/storage';
import { createTabEvents } from '../../../src/portal/browser/tab-events';
import type { CentreDependencies } from '../../../src/portal/parts/dependencies';
import { createCookies } from '../../../src/ui/browser/cookies';
import { browserStorage, tabStorage } from '../../../src/ui/browser/guarded-storage';
import { createServerClock } from '../../../src/ui/browser/server-clock';
import { createVault } from '../../../src/ui/browser/vault';
import { vaultFields } from '../../../src/ui/form/form.flow';
import { eventually } from '../../harness/eventually';

type Reply =
  | {
      status?: number;
      value?: unknown;
      code?: string;
      message?: string;
      messages?: Failure['messages'];
      retryAfter?: number;
    }
  | 'offline';

let keys = 0;

/** The gateway's replies to a solved work. */
export const doneWork = {
  '/wps/verification/work': {
    value: { algorithm: 'SHA-256', challenge: 'c', salt: 's', maxnumber: 9, signature: 'g' },
  },
  '/wps/verification/work/answer': { value: { proof: 'receipt', expiresAt: 1 } },
} satisfies Record<string, Reply>;

/** Dependencies of flows over a wire of prepared replies by path. */
export function lend(
  replies: Record<string, Reply>,
  on: ModuleId[] = [],
  history: RouterHistory = createMemoryHistory(),
) {
  const sent: {
    method: string;
    path: string;
    query?: string;
    plaintext?: unknown;
    body?: unknown;
    key?: string;
    quiet?: true;
  }[] = [];
  let plaintext: unknown;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const [path = '', query] = String(input).split('?');
    const body = bodyOf(init);
    const headers = new Headers(init?.headers);
    const key = headers.get('Idempotency-Key') ?? undefined;
    const quiet = headers.has('Quiet') || undefined;
    sent.push({ method: init?.method ?? 'GET', path, query, plaintext, body, key, quiet });
    plaintext = undefined;
    const reply = replies[path] ?? 'offline';
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    const { status = 200, value = null, code, message = '', messages, retryAfter } = reply;
    const waits: Record<string, string> = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return new Response(JSON.stringify({ success: status < 400, message, messages, value, code }), {
      status,
      headers: waits,
    });
  };
  const storage = createStorage(tabStorage, browserStorage, document);
  const wire: ClientDependencies = {
    fetch,
    credentials: () => ({ language: 'bn', merchant: 'maidan', token: storage.token() }),
    seal: async (typed) => {
      plaintext = typed;
      return { keyId: 'k', encryptedKey: 'AA==', iv: 'AA==', ciphertext: 'AA==', tag: 'AA==' };
    },
  };
  const client = createClient(endpoints, wire);
  const deps: CentreDependencies = {
    client,
    clientFor: (rows) => createClient(rows, wire),
    uploading: () => client,
    storage,
    time: createSessionTime(createServerClock(Date.now), storage.shared),
    reality: createRealityClock(Date.now, sessionStorage),
    vault: createVault(),
    countries: createCountryList(),
    codeRequests: createCodeRequests(sessionStorage),
    memory: createMemory({ cookies: createCookies(document, false), safe: null, random: (bytes) => bytes }),
    now: Date.now,
    forgetReads: vi.fn(),
    host: 'portal.example.test',
    address: createPageAddress(history),
    userAgent: () => 'Mozilla/5.0 (Linux; Android 13)',
    randomKey: () => `key ${++keys}`,
    money: createMoneyEvents(storage.shared),
    live: createLiveEvents(Date.now),
    messages: createTabEvents(),
    inView: async () => {},
    passkeys: { possible: vi.fn(() => true), make: vi.fn(), sign: vi.fn() },
    saveFile: vi.fn(),
    fetchFile: vi.fn(),
    solveWork: vi.fn(async () => 42),
    site: () => null,
    isOn: (modId) => on.includes(modId),
    learn: vi.fn(),
    speak: vi.fn(async () => {}),
  };
  return { deps, sent };
}

/** A form as its fields, everything else as JSON. */
function bodyOf({ body, headers }: RequestInit = {}): unknown {
  if (!body || body instanceof Blob) return body ?? undefined;
  const isForm = new Headers(headers).get('content-type') === 'application/x-www-form-urlencoded';
  return isForm ? { form: Object.fromEntries(new URLSearchParams(String(body))) } : JSON.parse(String(body));
}

/** Runs one provided actor of a flow to its end. */
export function runActor(flow: Flow, name: string, input?: unknown): Promise<unknown> {
  const logic = flow.implementations.actors?.[name];
  if (!isLogic(logic)) throw new Error(`${name} is not provided`);
  const actor = createActor(logic, { input });
  actor.subscribe({ error: () => {} });
  actor.start();
  return toPromise(actor);
}
/** Reads a page of a list, or of the list that a flow invokes. */
export function readList(flow: Flow, query: { filter?: ListFilter; pageNo?: number } = {}): Promise<unknown> {
  const list = flow.implementations.actors?.list;
  return runActor(isFlow(list) ? list : flow, 'load', { filter: {}, pageNo: 1, fresh: true, ...query });
}
/** A chart invoked by a flow, as it is wired. */
export function childOf(flow: Flow, name: string): Flow {
  const child = flow.implementations.actors?.[name];
  if (!isFlow(child)) throw new Error(`${name} is not wired`);
  return child;
}
type Flow = { implementations: { actors?: Record<string, unknown> } };
const isFlow = (value: unknown): value is Flow =>
  typeof value === 'object' && value !== null && 'implementations' in value;
const isLogic = (value: unknown): value is AnyActorLogic =>
  typeof value === 'object' && value !== null && 'getInitialSnapshot' in value;

/** Types into the fields of a form in order; a field may occur several times. */
export function typed({ vault }: Pick<CentreDependencies, 'vault'>, fields: [string, string][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  vaultFields(vault, data);
}

/** Sends a flow's form as typed; returns its output or the state it stays in. */
export async function send(
  flow: { implementations: { actors?: Record<string, unknown> } },
  name: string,
  about: string | null = null,
  confirms = false,
) {
  const logic = flow.implementations.actors?.[name];
  const actor = createActor(formMachine.provide(Object(logic).implementations), { input: { about } });
  actor.start();
  const rests = () =>
    eventually(() => {
      const state = actor.getSnapshot();
      expect([state.hasTag('busy'), state.matches('confirming')]).toEqual([false, false]);
    });
  actor.send({ type: 'form.submitted' });
  await rests();
  if (confirms) {
    actor.send({ type: 'review.confirmed' });
    await rests();
  }
  const { status, output, context, value } = actor.getSnapshot();
  return { status, output, context, value };
}
