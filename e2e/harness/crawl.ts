import type { Page, Request } from 'playwright';
import { wordsOf } from '../../tests/harness/words';
import { violations } from './axe';
import { buttonAt, keyOf, type Link, type PageContent, readPageContent } from './links';
import { passesMoment } from './page-time';
import type { Tester } from './tester';
import { until } from './until';

/** Messages of empty or failed content. */
const NOTHING = ['not-found.title', 'centre.unknown', 'centre.failed', 'help.gone', 'notice.gone', 'security.retry'];
/** Minimum number of characters worth reading. */
const LITTLE = 40;
/** Page time in ms between two looks at the content. */
const MOMENT = 40;

export type Crawled = {
  /** Key of each destination, with the place where it was found first. */
  visited: Map<string, string>;
  /** Faults, with their location. */
  faults: string[];
  /** Our addresses that are not pages of the portal, and addresses of pictures. */
  files: Set<string>;
};

/** Visits all reachable destinations breadth first, by links and by buttons: each destination and each button once. */
export async function crawl(tester: Tester): Promise<Crawled> {
  const crawled: Crawled = { visited: new Map(), faults: [], files: new Set() };
  followScripts(tester.page);
  const sessionEntries = await tester.kept();
  await comesHome(tester, sessionEntries);
  const pressed = new Set<string>();
  // Windows of other sites are not ours.
  tester.context.on('page', (other) => void other.close());
  const queue: Link[] = [{ address: '/', from: 'the beginning' }];
  for (let link = queue.shift(); link; link = queue.shift()) {
    const { address, from } = link;
    const key = keyOf(address);
    if (crawled.visited.has(key)) continue;
    crawled.visited.set(key, from);
    if (!(await isOfPortal(tester, address))) {
      crawled.files.add(address);
      continue;
    }
    await tester.screen.visit(address);
    const pageContent = await settled(tester);
    await judge(tester, pageContent, crawled, key);
    // An address may start a free demo, which shows its player's content and not the original user's.
    if (await endsDemo(tester, sessionEntries)) continue;
    queue.push(...pageContent.links.map((text) => ({ address: text, from: key })));
    for (const button of pageContent.buttons) {
      const name = `${button.place || 'a page'} "${button.label}"`;
      if (pressed.has(name)) continue;
      pressed.add(name);
      const led = await press(tester, button, { address, sessionEntries, pageContent });
      if (led) queue.push({ address: led, from: name });
    }
  }
  return crawled;
}

/**
 * Opens home, and waits until it is personal: a visitor's page is shown first, even briefly after its script has
 * loaded.
 */
async function comesHome(tester: Tester, sessionEntries: Before['sessionEntries']): Promise<void> {
  await tester.opens('/');
  if (!sessionEntries.token) return;
  await tester.screen.sees('button', 'header.logout');
  await tester.screen.sees('heading', 'home.title');
}

/** Restores the original session after a free demo, which starts immediately; returns whether it had started. */
async function endsDemo(tester: Tester, sessionEntries: Before['sessionEntries']): Promise<boolean> {
  if ((await tester.kept()).token === sessionEntries.token) return false;
  await tester.forgets();
  await tester.keepsEntries(sessionEntries);
  await comesHome(tester, sessionEntries);
  return true;
}

/** Returns whether an address belongs to the portal: its document has the portal's root. */
async function isOfPortal({ gateway: { url } }: Tester, address: string): Promise<boolean> {
  const reply = await fetch(url + address);
  return reply.ok && (await reply.text()).includes('<div id="root"');
}

const here = ({ page }: Tester) => page.url().slice(new URL(page.url()).origin.length);

/** Scripts that a page is still loading; until then it may show placeholders. */
const scriptsOf = new WeakMap<Page, Set<Request>>();

function followScripts(page: Page): void {
  const waiting = new Set<Request>();
  scriptsOf.set(page, waiting);
  page.on('request', (request) => request.resourceType() === 'script' && waiting.add(request));
  page.on('requestfinished', (request) => waiting.delete(request));
  page.on('requestfailed', (request) => waiting.delete(request));
}

/** Content once nothing is loading any more. */
async function settled(tester: Tester): Promise<PageContent> {
  let before = '';
  let pageContent: PageContent | undefined;
  const isSettled = async () => {
    await tester.edge.answered();
    const state = await passesMoment(tester.page, MOMENT);
    pageContent = await readPageContent(tester.page);
    const now = JSON.stringify([here(tester), pageContent]);
    const isSame = now === before;
    before = now;
    return isSame && state !== 'left' && !pageContent.busy && scriptsOf.get(tester.page)?.size === 0 && pageContent;
  };
  return until(isSettled, () => `At ${here(tester)} something is still on its way: ${pageContent?.text.slice(0, 200)}`);
}

const includesText = ({ language }: Tester, { text }: PageContent, ids: readonly string[]) => {
  const t = wordsOf(language);
  return ids.find((id) => text.includes(t(id)));
};

async function judge(
  tester: Tester,
  pageContent: PageContent,
  { visited, faults, files }: Crawled,
  key: string,
): Promise<void> {
  const nothing = includesText(tester, pageContent, NOTHING);
  const found = [
    ...(pageContent.headings.length === 0 ? ['it has no heading'] : []),
    ...(pageContent.text.length < LITTLE ? [`it only says "${pageContent.text}"`] : []),
    ...(nothing ? [`it says "${wordsOf(tester.language)(nothing)}"`] : []),
    ...(await violations(tester.page)),
    ...tester.errors.splice(0),
  ];
  faults.push(...found.map((fault) => `${key}, from ${visited.get(key)}: ${fault}`));
  for (const picture of pageContent.pictures) files.add(picture);
}

type Before = { address: string; sessionEntries: Record<string, string>; pageContent: PageContent };

/** Presses a button and returns; gives the address it led to, if any. */
async function press(
  tester: Tester,
  { place, label }: PageContent['buttons'][number],
  { address, sessionEntries, pageContent }: Before,
): Promise<string | null> {
  const { page } = tester;
  const at = here(tester);
  const { buttons } = await readPageContent(page);
  const index = buttons.findIndex((button) => button.place === place && button.label === label);
  if (index < 0) throw new Error(`At ${at} there is no "${label}" any more.`);
  await buttonAt(page, index).click();
  const after = await settled(tester);
  const led = here(tester);
  const wasDemo = await endsDemo(tester, sessionEntries);
  if (!wasDemo && led === at) {
    if (after.text === pageContent.text) return null;
    await page.keyboard.press('Escape');
  }
  // The effects of the press go with its page, so an unchanged page is left first.
  if (keyOf(led) === keyOf(address)) {
    await tester.screen.visit('/');
    await passesMoment(page, MOMENT);
  }
  await tester.screen.visit(address);
  await settled(tester);
  return led === at ? null : led;
}
