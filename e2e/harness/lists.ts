import { test } from 'vitest';
import { isFaultless } from './faultless';
import { stage } from './stage';
import type { Tester } from './tester';
import { areTwoLines } from './two-lines';

/** Where a list of rows is found, by whom, and the world in which it has some. */
export type List = { fixture: string; as: string; path: string; leadOn?: (tester: Tester) => Promise<unknown> };

/** Opens a list, until it is shown. */
export async function opensList(tester: Tester, { fixture, as, path, leadOn }: List): Promise<void> {
  await tester.gateway.becomes(fixture, 'SLIDEVERIF=off');
  await tester.isLoggedIn(as);
  await tester.opens(path);
  await leadOn?.(tester);
  await tester.page.locator('tbody td, .sent-rows > li').filter({ visible: true }).first().waitFor();
  await tester.edge.rests();
  await tester.screen.hides('status', 'list.loading');
}

/** Looks at each on a phone (own.list.two-lines); gives how somebody comes with one in the hand. */
export function looksAtLists(lists: Record<string, List>): () => Promise<Tester> {
  const { somebody } = stage();
  const comes = () => somebody({ language: 'bn', width: 360 });
  test.each(Object.entries(lists))('own.list.two-lines: on a phone a row of %s is two lines', async (about, list) => {
    const tester = await comes();
    await opensList(tester, list);
    await areTwoLines(tester.page, about);
    await isFaultless(tester, `list-${about.replaceAll(' ', '-')}`, { axeAtEach: true });
  });
  return comes;
}
