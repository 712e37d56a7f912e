import type { BrowserContext } from 'playwright';
import type { Language } from '../../src/atlas';
import { theBrowser } from '../harness/browser';
import type { RunningGateway } from '../harness/gateway';

/** A new private window in a language, as a tester opens it. */
export async function newWindow({ url }: RunningGateway, language: Language): Promise<BrowserContext> {
  const context = await (await theBrowser()).newContext({ baseURL: url, reducedMotion: 'reduce' });
  await context.setExtraHTTPHeaders({ 'x-visitor-country': 'BD' });
  await context.addCookies([{ name: 'lang', value: language, url }]);
  return context;
}
