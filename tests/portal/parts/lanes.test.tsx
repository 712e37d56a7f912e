// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { game } from '../../../machines/play/game-browse/game-browse.samples';
import { rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { account } from '../../../machines/samples';
import { createClient } from '../../../src/contract';
import { MemberLanes, VisitorLanes } from '../../../src/portal/parts/lanes/lanes';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { reads } from '../../../src/ui/list/reads';
import { learnSiteZone } from '../../../src/ui/site-zone';
import { show } from '../harness/dialog-support';
import { heldPortal } from '../harness/held-portal';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const RECENT = '/wps/relay/GCS_recentGame';
const POPULAR = '/lgw/games/popular';
const WINNERS = '/wps/relay/GCS_rankList';
const RULES = '/lgw/lottery/rules';
const OPENED = '/lotto/lgw/games/opened/numero';

const again = { ...game, gameId: 'lab-dice', gameName: 'Dice', playedAt: NOW };
const winner = { player: 'r***a', gameId: 'lab-wheel', gameName: 'Wheel', vendorName: 'Lab', gameType: 'RNG' };
const drawn = { gameCode: 'SSC', numero: '7', openedAt: NOW, numbers: ['4', '0', '9'], isVoid: false, before: [] };
const issue = { issue: '8', opensAt: NOW, closesAt: NOW + 240_000, drawsAt: NOW + 300_000 };

const replies: Record<string, (query: URLSearchParams) => unknown> = {
  [RECENT]: () => ({ list: [again] }),
  [POPULAR]: () => ({ list: [game] }),
  [WINNERS]: () => ({ list: [{ ...winner, amount: '120.00', at: NOW }] }),
  [RULES]: (query) => {
    const lottery = query.get('lottery');
    return { ...rules, lottery, name: `Lottery ${lottery}`, issues: lottery === 'SSC' ? [issue] : [] };
  },
  [OPENED]: () => ({ list: [drawn] }),
};

/** Shows a member's lanes; calls without a reply fail. */
async function showLanes(given: typeof replies, language: 'bn' | 'en' = 'en', view = <MemberLanes />) {
  reads.clear();
  learnSiteZone('Asia/Dhaka', () => NOW);
  await loadWords('lanes', language);
  await speak(language);
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'https://portal.invalid');
    const reply = given[pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, message: 'OK', value: reply(searchParams) });
  };
  const { page } = heldPortal({ ...account });
  const clientFor: typeof page.clientFor = (rows) =>
    createClient(rows, {
      fetch,
      credentials: () => ({ language, merchant: 'maidan', token: 'token' }),
      seal: () => Promise.reject(new Error('Nothing is sealed here')),
    });
  return show(view, { page: { ...page, clientFor } });
}

test.each([
  ['en', 'Play again', 'Games to try', 'Next draws', 'Latest winners', 'Bets close in 4 min', '4 0 9'],
  ['bn', 'আবার খেলুন', 'খেলে দেখুন', 'পরের ড্র', 'সর্বশেষ বিজয়ী', 'বাজি বন্ধ হবে ৪ মিনিট পর', '৪ ০ ৯'],
] as const)(
  'the lanes in %s list own games, popular games, draws and wins [own.home.lanes]',
  async (language, recent, popular, draws, winners, left, last) => {
    await showLanes(replies, language);
    const own = await screen.findByRole('region', { name: recent });
    expect(
      within(own)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['DiceMaidan Lab']);
    const counted = await screen.findByRole('region', { name: popular });
    await waitFor(() => expect(within(counted).getByRole('link', { name: 'Wheel' })).toBeTruthy());
    const next = await screen.findByRole('region', { name: draws });
    expect(
      within(next)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Lottery SSC']);
    expect(within(next).getByRole('link').getAttribute('href')).toBe('/lottery?gameCode=SSC');
    expect(next.textContent).toContain(left);
    expect(next.textContent).toContain(last);
    const won = await screen.findByRole('region', { name: winners });
    expect(within(won).getByRole('listitem').textContent).toContain('r***a');
  },
);

const lanes = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));

test('empty and failed lanes are omitted [own.home.lanes]', async () => {
  await showLanes({ ...replies, [RECENT]: () => ({ list: [] }), [WINNERS]: () => ({ list: [] }), [RULES]: () => null });
  await waitFor(() => expect(screen.getByRole('link', { name: 'Wheel' })).toBeTruthy());
  expect(lanes()).toEqual(['lane-popular']);
});

test('games and lotteries under maintenance are omitted [own.home.lanes]', async () => {
  await showLanes({
    ...replies,
    [POPULAR]: () => ({ list: [{ ...game, maintenance: true }, again] }),
    [RULES]: (query) => ({ ...Object(replies[RULES]?.(query)), plays: ['direct-3'], closedPlays: ['direct-3'] }),
  });
  const popular = await screen.findByRole('region', { name: 'Games to try' });
  expect(
    within(popular)
      .getAllByRole('link', { name: /Wheel|Dice/ })
      .map(({ textContent }) => textContent),
  ).toEqual(['Dice']);
  expect(lanes()).toEqual(['lane-recent', 'lane-popular', 'lane-winners']);
});

test('a visitor sees the lanes without their own games [own.home.lanes]', async () => {
  const { [RECENT]: _recent, ...others } = replies;
  await showLanes(others, 'en', <VisitorLanes />);
  await screen.findByRole('region', { name: 'Games to try' });
  expect(lanes()).toEqual(['lane-draws', 'lane-popular', 'lane-winners']);
});
