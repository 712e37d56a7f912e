import { setTimeout as wait } from 'node:timers/promises';
import type { Frame, Route } from 'playwright';
import { theBrowser } from './browser';

/** What came of HTML in a browser: which of it ran a script, which asked for something of others, and of which the policy forbade something. */
export type Harm = { ran: Set<string>; reached: Set<string>; forbidden: Set<string> };

const ADDRESS = 'http://portal.example.test/';
/** Ms that all of it is given to do harm by itself, once it has loaded. */
const MOMENT = 500;
const documentOf = (html: string) => `<!doctype html><html lang="en"><title>Case</title><body>${html}`;
/** An attack that runs says so by an alert, its own or its parent's. */
const TELLS = `globalThis.alert = () => told('ran');
addEventListener('securitypolicyviolation', () => told('forbidden'));`;

/** Shows each as a document of its own, under a policy or none, side by side in frames; nothing of it gets out. */
export async function shownPlainly(all: readonly string[], policy: string | null): Promise<Harm> {
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
  await page.goto(ADDRESS);
  await wait(MOMENT);
  await page.close();
  return harm;
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
