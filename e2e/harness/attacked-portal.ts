import { harmIn } from '../../tests/harness/attacks';
import { planted } from './planted';
import { violationsOf } from './policy';
import type { Tester } from './tester';

/** Requests that a page sends on its own. */
const OWN = /^\/((wps|lgw|assets|resources)\/|icon\.svg$)/;

/**
 * Shows HTML in the portal: each case as a notice, all together in the list, an article and a guide. Returns the
 * effects.
 */
export async function readInPortal(tester: Tester, databaseUrl: string, all: readonly string[]) {
  const { page, screen } = tester;
  tester.spoils();
  const ids = await planted(databaseUrl, all);
  const forbidden = await violationsOf(page);
  const foreignRequests: string[] = [];
  const ran: string[] = [];
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  await tester.opens('/noticePage');
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== tester.gateway.url || !OWN.test(pathname)) foreignRequests.push(request.url());
  });
  const collectHarm = async (box: string) => {
    await page.locator(`${box} .notice-html`).last().waitFor({ state: 'attached' });
    const elements = await page.locator(`${box} .notice-html *`).evaluateAll((nodes) =>
      nodes.map((node) => ({
        localName: node.localName,
        attributes: node.getAttributeNames().map((name): [string, string] => [name, node.getAttribute(name) ?? '']),
      })),
    );
    harm.push(...elements.flatMap(harmIn));
  };
  for (const [index, id] of ids.entries()) {
    await screen.visit(`/noticePage?dialog=notice&id=${id}`);
    await screen.sees('dialog', `case ${index + 1}`);
    await collectHarm('[role=dialog]');
  }
  await screen.visit('/help');
  await screen.sees('link', 'cases');
  await screen.visit('/help?article=cases');
  await screen.sees('heading', 'cases');
  await collectHarm('main');
  await screen.visit('/download');
  await screen.sees('heading', 'cases');
  await collectHarm('main');
  await tester.edge.rests();
  return { forbidden, asked: foreignRequests, ran, harm };
}
