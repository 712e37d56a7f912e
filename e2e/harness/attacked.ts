import type { Frame, Page, Request, Route } from 'playwright';
import { theBrowser } from './browser';
import { passesMoment } from './page-time';
import { until } from './until';

/**
 * Effects of HTML in a browser: cases that ran a script, that sent a request elsewhere, and that violated the policy.
 */
type Harm = { ran: Set<string>; reached: Set<string>; forbidden: Set<string> };

const ADDRESS = 'http://portal.example.test/';
/** Page time in ms that the HTML gets to do harm, after it has loaded and requests have ended. */
const MOMENT = 500;
const documentOf = (html: string) => `<!doctype html><html lang="en"><title>Case</title><body>${html}`;
/** An attack that runs calls alert, its own or its parent's. */
const TELLS = `globalThis.alert = () => told('ran');
addEventListener('securitypolicyviolation', () => told('forbidden'));`;

/**
 * Shows each case as a document of its own, with or without a policy, side by side in frames, without network access.
 */
export async function renderInFrames(all: readonly string[], policy: string | null): Promise<Harm> {
  const harm: Harm = { ran: new Set(), reached: new Set(), forbidden: new Set() };
  const page = await (await theBrowser()).newPage();
  const caseOf = (frame: Frame): string => {
    const number = frame.url().startsWith(ADDRESS) ? frame.url().slice(ADDRESS.length) : '';
    const parent = frame.parentFrame();
    return all[Number(number)] ?? (parent ? caseOf(parent) : frame.url());
  };
  await page.exposeBinding('told', ({ frame }, what: 'ran' | 'forbidden') => void harm[what].add(caseOf(frame)));
  await page.addInitScript(TELLS);
  await page.route('**', (route) => answered(route, all, policy, (frame) => void harm.reached.add(caseOf(frame))));
  const rests = untilRested(page);
  await page.goto(ADDRESS);
  await rests();
  await page.close();
  return harm;
}

/** Watches a page's requests; returns a wait for a moment without open or new ones. */
function untilRested(page: Page): () => Promise<unknown> {
  const open = new Set<Request>();
  let requestCount = 0;
  page.on('request', (request) => {
    requestCount += 1;
    open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const isAtRest = async () => {
    const before = requestCount;
    const state = await passesMoment(page, MOMENT);
    // An attack may keep its document from completing.
    return state !== 'left' && requestCount === before && open.size === 0;
  };
  return () => until(isAtRest, () => `Requests go on: ${[...open].map((request) => request.url()).join(', ')}`);
}

function answered(route: Route, all: readonly string[], policy: string | null, reached: (frame: Frame) => void) {
  const request = route.request();
  const path = request.url().startsWith(ADDRESS) ? request.url().slice(ADDRESS.length) : null;
  const frames = all.map((_, index) => `<iframe src="/${index}"></iframe>`).join('');
  if (path === '') return route.fulfill({ contentType: 'text/html', body: documentOf(frames) });
  const html = path === null ? undefined : all[Number(path)];
  if (html !== undefined) {
    const headers = { 'content-type': 'text/html', ...(policy && { 'content-security-policy': policy }) };
    return route.fulfill({ headers, body: documentOf(html) });
  }
  if (path === null) reached(request.frame());
  return route.fulfill({ status: 204 });
}
