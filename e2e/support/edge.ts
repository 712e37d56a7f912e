import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request, Response, Route } from 'playwright';
import { endpoints } from '../../src/contract/endpoints';

/** A call by its name in the contract, or `chunk` for a script, style sheet or catalogue. */
export type CallName = string;
type Waiting = { call: CallName; route: Route };
/** Ms. */
const MOMENT = 300;
/** A call may take what a proof of work takes. */
const PATIENCE = 20_000;

function callOf(request: Request): CallName | undefined {
  const { pathname } = new URL(request.url());
  if (pathname.startsWith('/assets/')) return 'chunk';
  const name = Object.entries(endpoints).find(([, { method, path }]) => path === pathname && method === request.method())?.[0];
  return name && isQuiet(request) ? quietly(name) : name;
}

/** The name of a call that the page makes by itself, again and again; it may come when nobody is in any more. */
export const quietly = (call: CallName): CallName => `${call}, quietly`;
const isQuiet = (request: Request) => 'quiet' in request.headers();

/**
 * The edge between the browser and the gateway. A call that is held waits here until the test lets it go on, or cuts it; so each
 * state that waits for one can be looked at, and what answers is the real gateway.
 */
export async function edgeOf(page: Page) {
  let held: readonly CallName[] = [];
  let cutting: readonly CallName[] = [];
  let cuttingNext: CallName | undefined;
  let waiting: Waiting[] = [];
  const refused: { call: string; status: number }[] = [];
  const asked: CallName[] = [];
  const open = new Set<Request>();

  const isCut = (call: CallName) => {
    if (cuttingNext !== call) return cutting.includes(call);
    cuttingNext = undefined;
    return true;
  };

  await page.route(/\/(wps|lgw|assets)\//, async (route) => {
    const call = callOf(route.request());
    if (call) asked.push(call);
    if (call && isCut(call)) return route.abort('internetdisconnected');
    if (call && held.includes(call)) waiting.push({ call, route });
    else await route.continue().catch(() => undefined);
  });
  page.on('request', (request) => void (callOf(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  page.on('response', (response: Response) => {
    const call = callOf(response.request());
    if (response.status() >= 400 && !isQuiet(response.request()))
      refused.push({ call: call ?? new URL(response.url()).pathname, status: response.status() });
  });

  const take = (call: CallName) => {
    const taken = waiting.filter((one) => one.call === call);
    waiting = waiting.filter((one) => one.call !== call);
    return taken;
  };
  const waits = (call: CallName) => waiting.some((one) => one.call === call);
  return {
    /** Lets these calls wait from now on, and no others: what else waited goes on. */
    async hold(...calls: CallName[]) {
      held = calls;
      for (const { call, route } of waiting.splice(0)) {
        if (calls.includes(call)) waiting.push({ call, route });
        else await route.continue().catch(() => undefined);
      }
    },
    /** Answers none of these calls from now on. */
    cut(...calls: CallName[]) {
      cutting = calls;
    },
    /** Does not answer the next such call. */
    cutNext: (call: CallName) => {
      cuttingNext = call;
    },
    waits,
    /** Waits until such a call waits. */
    async comes(call: CallName) {
      for (const end = Date.now() + PATIENCE; !waits(call); await wait(15))
        if (Date.now() > end) throw new Error(`The call ${call} did not come.`);
    },
    /** Lets what waits go on: to the gateway, or nowhere. What the page has given up meanwhile is gone. */
    async release(call: CallName, cut = false) {
      held = held.filter((one) => one !== call);
      for (const { route } of take(call)) await (cut ? route.abort('internetdisconnected') : route.continue()).catch(() => undefined);
    },
    /** Waits until every call is answered but those that wait here, and for a moment none begins: what has just come may ask for more. */
    async rests() {
      for (let since = Date.now(); Date.now() - since < MOMENT; await wait(15)) if (open.size > waiting.length) since = Date.now();
    },
    /** How often a call was made so far. */
    count: (call: CallName) => asked.filter((one) => one === call).length,
    /** The replies of 400 and above so far, to what was asked for somebody. */
    refused,
  };
}

export type Edge = Awaited<ReturnType<typeof edgeOf>>;
