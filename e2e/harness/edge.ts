import type { CDPSession, Page, Request, Response } from 'playwright';
import { type Endpoint, endpoints } from '../../src/contract/endpoints';
import { passesMoment } from './page-time';
import { until } from './until';

/** A request by its name in the contract, or `chunk` for a script, style sheet or catalogue. */
export type CallName = string;
type Waiting = { call: CallName; id: string };
type IsMeant = (call: CallName | undefined) => boolean;
type Paused = { requestId: string; request: { url: string; method: string; headers: Record<string, string> } };

/** Page time after which a part that is busy without a request waits for a person or for another window. */
const BUSY_MOMENTS = 10;

const CALLS = ['*/wps/*', '*/lgw/*'];
const FILES = '*/assets/*';
/** Page of the demo's payment provider. */
const PROVIDER = '*/pay?*';
const byAddress = new Map(Object.entries(endpoints).map(([name, { method, path }]) => [`${method} ${path}`, name]));

function nameOf(url: string, method: string, headers: Record<string, string>): CallName | undefined {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/assets/')) return 'chunk';
  const name = byAddress.get(`${method} ${pathname}`);
  return name && isQuiet(headers) ? quietly(name) : name;
}
/** Returns whether a request is a stream, which stays open, so tests do not wait for it. */
const isStream = (url: string) =>
  Object.values<Endpoint>(endpoints).some(({ path, stream }) => stream && new URL(url).pathname === path);
const LIVE = new Set([endpoints.liveStream.path, endpoints.siteStream.path] as string[]);
const callOf = (request: Request) => nameOf(request.url(), request.method(), request.headers());

/** Name of a request that the page repeats on its own, possibly after a logout. */
export const quietly = (call: CallName): CallName => `${call}, quietly`;
const isQuiet = (headers: Record<string, string>) =>
  Object.keys(headers).some((name) => name.toLowerCase() === 'quiet');

/**
 * The edge between browser and gateway. A held request waits here until the test releases or aborts it, so each state
 * that waits for one can be inspected, with responses of the real gateway. Only requests pass here: files arrive as for
 * players, from the browser's cache too, except where a test is about them.
 */
export async function edgeOf(page: Page) {
  const network: CDPSession = await page.context().newCDPSession(page);
  let held: readonly CallName[] = [];
  let cutting: readonly CallName[] = [];
  let cuttingNext: CallName | undefined;
  let waiting: Waiting[] = [];
  let rejections: { call: string; status: number }[] = [];
  let sentCalls: CallName[] = [];
  let files = false;
  /** Streams of changes get an empty response until a test is about them: paths run on the polls. */
  let isLive = false;
  let stays = false;
  /** Requests that wait for the end of `closedWhile`; null while it is open. */
  let stopped: Paused[] | null = null;
  const open = new Set<Request>();
  let started: CallName[] = [];

  const isCut = (call: CallName) => {
    if (cuttingNext !== call) return cutting.includes(call);
    cuttingNext = undefined;
    return true;
  };
  // Requests that the page has aborted are gone.
  const goOn = (id: string) => network.send('Fetch.continueRequest', { requestId: id }).catch(() => undefined);
  /** Keeps the page where it is. */
  const answerNothing = (id: string) =>
    network.send('Fetch.fulfillRequest', { requestId: id, responseCode: 204 }).catch(() => undefined);
  const cut = (id: string) =>
    network.send('Fetch.failRequest', { requestId: id, errorReason: 'InternetDisconnected' }).catch(() => undefined);
  const watch = () => {
    const patterns = [...CALLS, ...(files ? [FILES] : []), ...(stays ? [PROVIDER] : [])];
    return network.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
  };
  /** Intercepts files too while a test holds or aborts chunks, without the cache. */
  const watchFiles = async () => {
    const interceptsFiles = [...held, ...cutting, cuttingNext].includes('chunk');
    if (interceptsFiles === files) return;
    files = interceptsFiles;
    await network.send('Network.setCacheDisabled', { cacheDisabled: interceptsFiles });
    await watch();
  };

  const pass = ({ requestId: id, request }: Paused) => {
    const call = nameOf(request.url, request.method, request.headers);
    if (call) sentCalls.push(call);
    if (stays && new URL(request.url).pathname === '/pay') return answerNothing(id);
    if (!isLive && LIVE.has(new URL(request.url).pathname)) return answerNothing(id);
    if (call && isCut(call)) cut(id);
    else if (call && held.includes(call)) waiting.push({ call, id });
    else goOn(id);
  };
  network.on('Fetch.requestPaused', (paused: Paused) => void (stopped ? stopped.push(paused) : pass(paused)));
  await network.send('Network.enable');
  await watch();
  page.on('request', (request) => {
    const call = callOf(request);
    if (!call || isStream(request.url())) return;
    started.push(call);
    open.add(request);
  });
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  page.on('response', (response: Response) => {
    const call = callOf(response.request());
    if (response.status() >= 400 && !isQuiet(response.request().headers()))
      rejections.push({ call: call ?? new URL(response.url()).pathname, status: response.status() });
  });

  const take = (call: CallName) => {
    const heldCalls = waiting.filter((candidate) => candidate.call === call);
    waiting = waiting.filter((candidate) => candidate.call !== call);
    return heldCalls;
  };
  const openOf = (isMeant: IsMeant) => [...open].filter((request) => isMeant(callOf(request)));
  /** Descriptions of the selected open requests, except held ones. */
  const unanswered = (isMeant: IsMeant): string[] => {
    const requests = openOf(isMeant);
    const isHeldHere = requests.length <= waiting.filter(({ call }) => isMeant(call)).length;
    return isHeldHere ? [] : requests.map((request) => `${request.method()} ${request.url()}`);
  };
  /**
   * Waits until the selected requests are answered, except held ones, and the page starts none within a moment of its
   * own time, because a response may lead to the next request. The page measures the moment, so a busy machine makes
   * the wait longer and never shorter.
   */
  const rests = async (isMeant: IsMeant, { whileBusy }: { whileBusy: boolean }) => {
    let reason = '';
    let busyMoments = 0;
    const isAtRest = async () => {
      const startedBefore = started.filter(isMeant).length;
      const state = await passesMoment(page);
      const requests = unanswered(isMeant);
      if (state === 'left') reason = 'The page was left.';
      else if (requests.length > 0) reason = `Not answered: ${requests.join(', ')}`;
      else if (started.filter(isMeant).length !== startedBefore)
        reason = `It keeps asking: ${started.slice(-5).join(', ')}`;
      else {
        busyMoments += 1;
        return state === 'idle' || whileBusy || waiting.length > 0 || busyMoments > BUSY_MOMENTS;
      }
      busyMoments = 0;
      return false;
    };
    await until(isAtRest, () => `The page does not come to rest. ${reason}`);
  };
  const count = (call: CallName) => sentCalls.filter((sentCall) => sentCall === call).length;
  const answered = () =>
    until(
      () => open.size <= waiting.length + (stopped?.length ?? 0),
      () => `Not answered: ${unanswered(() => true).join(', ')}`,
    );
  const waits = (call: CallName) => waiting.some((candidate) => candidate.call === call);
  return {
    /** Holds only these requests from now on, and releases all others. */
    async hold(...calls: CallName[]) {
      held = calls;
      await watchFiles();
      for (const { call, id } of waiting.splice(0)) {
        if (calls.includes(call)) waiting.push({ call, id });
        else await goOn(id);
      }
    },
    /** Lets the streams of changes through from now on. */
    goLive() {
      isLive = true;
    },
    /** Aborts these requests from now on. */
    async cut(...calls: CallName[]) {
      cutting = calls;
      await watchFiles();
    },
    /** Aborts the next such request. */
    async cutNext(call: CallName) {
      cuttingNext = call;
      await watchFiles();
    },
    /** Blocks the navigation to a payment provider from now on, with an empty response. */
    async staysHere() {
      stays = true;
      await watch();
    },
    /** Releases everything, and clears its records. */
    async reset() {
      [held, cutting, cuttingNext] = [[], [], undefined];
      await watchFiles();
      if (stays) {
        stays = false;
        await watch();
      }
      for (const { id } of waiting.splice(0)) await goOn(id);
      [rejections, sentCalls, started] = [[], [], []];
      open.clear();
    },
    /** The browser's own view of the network. */
    network,
    waits,
    /** Waits until such a request is held. */
    comes: (call: CallName) => until(() => waits(call), `The call ${call} did not come.`),
    /** Releases held requests to the gateway, or aborts them. Those that the page has aborted are gone. */
    async release(call: CallName, isCut = false) {
      held = held.filter((candidate) => candidate !== call);
      for (const { id } of take(call)) await (isCut ? cut(id) : goOn(id));
      await watchFiles();
    },
    /** Waits until every request is answered, except held ones. */
    answered,
    /**
     * Acts between requests: earlier ones are answered first, and those that the page starts meanwhile continue
     * afterwards.
     */
    async closedWhile(go: () => Promise<unknown>) {
      stopped = [];
      try {
        await answered();
        await go();
      } finally {
        const late = stopped;
        stopped = null;
        for (const paused of late) pass(paused);
      }
    },
    /** Neither requests nor files are pending. */
    rests: () => rests(() => true, { whileBusy: false }),
    /** No files are pending, whatever else is. */
    filesRest: () => rests((call) => call === 'chunk', { whileBusy: true }),
    /** Waits until a request has been sent more than this many times. */
    countsMore: (call: CallName, than: number) =>
      until(() => count(call) > than, `The page did not call ${call} again.`),
    /** Number of requests sent so far. */
    count,
    /** Responses of 400 and above so far, to requests of a user. */
    get refused() {
      return rejections;
    },
  };
}

export type Edge = Awaited<ReturnType<typeof edgeOf>>;
