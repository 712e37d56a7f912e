import { expect, test } from 'vitest';
import type { Language } from '../../src/atlas';
import { destinations } from '../../src/portal/destinations';
import { type Crawled, crawl } from './crawl';
import { violationsOf } from './policy';
import { stage } from './stage';

/** Minimum number of destinations: slightly fewer than were found. */
const MIN_DESTINATIONS = { visitor: 50, member: 68 };

/** Destinations that the frame leads to by their rows, but that were not found. */
const missed = ({ visited }: Crawled): string[] => {
  const keys = [...visited.keys()];
  return Object.entries(destinations).flatMap(([name, row]) => {
    if (!row.from?.some((from) => from === 'menu' || from === 'footer')) return [];
    const expectedKeys = row.seat === 'screen' ? row.paths : [`dialog=${name}`];
    return keys.some((key) => expectedKeys.some((expectedKey) => key.split(' ')[0] === expectedKey)) ? [] : [name];
  });
};

/** Linked or displayed files with an unexpected response. */
async function unanswered(url: string, { files }: Crawled): Promise<string[]> {
  const replies = [...files].map(async (address) => {
    const { status, headers } = await fetch(url + address);
    const type = headers.get('content-type') ?? '';
    const isFit = !/\.(svg|png|jpe?g|webp)$/.test(address) || type.startsWith('image/');
    return status === 200 && isFit ? [] : [`${address}: ${status} ${type}`];
  });
  return (await Promise.all(replies)).flat();
}

/** Visits everything that is linked, from home on: by the frame, pages and dialogs. */
export function crawls(language: Language, role: 'visitor' | 'member') {
  const { createTester, url } = stage();
  test(`every link leads to a page with content, for a ${role} in ${language} [s2.footer.about-links s2.footer.parts]`, async () => {
    const tester = await createTester({ language });
    tester.spoils();
    const forbidden = await violationsOf(tester.page);
    if (role === 'member') await tester.isLoggedIn('player');
    // Rooms and games are opened, too, and no studio runs behind them here.
    tester.expects('launchGame', 503);
    const crawled = await crawl(tester);
    expect(crawled.faults).toEqual([]);
    expect(await unanswered(url(), crawled)).toEqual([]);
    expect(forbidden).toEqual([]);
    expect(missed(crawled)).toEqual([]);
    expect(crawled.visited.size).toBeGreaterThanOrEqual(MIN_DESTINATIONS[role]);
    expect(crawled.files.size).toBeGreaterThanOrEqual(10);
  });
}
