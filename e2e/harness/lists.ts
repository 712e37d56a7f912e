import { test } from 'vitest';
import { isFaultless } from './faultless';
import { stage } from './stage';
import type { Tester } from './tester';
import { areTwoLines } from './two-lines';

/** Location of a list, its user, and a fixture in which it has rows. */
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

/** Checks each on a phone (own.list.two-lines); returns a factory of testers on a phone. */
export function looksAtLists(lists: Record<string, List>): () => Promise<Tester> {
  const { createTester } = stage();
  const comes = () => createTester({ language: 'bn', width: 360 });
  test.each(Object.entries(lists))('a row of %s has two lines on a phone [own.list.two-lines]', async (about, list) => {
    const tester = await comes();
    await opensList(tester, list);
    await areTwoLines(tester.page, about);
    await isFaultless(tester, `list-${about.replaceAll(' ', '-')}`, { axeAtEach: true });
  });
  return comes;
}
