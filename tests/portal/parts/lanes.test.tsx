// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { found, game } from '../../../machines/play/game-browse/game-browse.samples';
import { rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { reachedMission } from '../../../machines/rewards/missions/missions.samples';
import { account, promotion } from '../../../machines/samples';
import { createClient, SETTINGS } from '../../../src/contract';
import { VisitorLanes } from '../../../src/portal/parts/lanes/lanes';
import { MemberLanes } from '../../../src/portal/parts/lanes/member-lanes';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { reads } from '../../../src/ui/list/reads';
import { learnSiteZone } from '../../../src/ui/site-zone';
import { show } from '../harness/dialog-support';
import { heldPortal } from '../harness/held-portal';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const RECENT = '/wps/relay/GCS_recentGame';
const MISSIONS = '/wps/relay/MCSFE_missionSummary';
const OFFERS = '/wps/offers';
const POPULAR = '/lgw/games/popular';
const VENDORS = '/wps/relay/GCSGAME_newGameVendor';
const WINNERS = '/wps/relay/GCS_rankList';
const RULES = '/lgw/lottery/rules';
const OPENED = '/lotto/lgw/games/opened/numero';

const again = { ...game, gameId: 'lab-dice', gameName: 'Dice', playedAt: NOW };
const winner = { player: 'r***a', gameId: 'lab-wheel', gameName: 'Wheel', vendorName: 'Lab', gameType: 'RNG' };
const drawn = { gameCode: 'SSC', numero: '7', openedAt: NOW, numbers: ['4', '0', '9'], isVoid: false, before: [] };
const issue = { issue: '8', opensAt: NOW, closesAt: NOW + 240_000, drawsAt: NOW + 300_000 };

const offersOf = (list: unknown[]) => ({ list, pageNum: 1, totalPages: 1, total: list.length, categories: [] });
const vendorsOf = (lanes: unknown[]) => ({ data: { lanes } });

const replies: Record<string, (query: URLSearchParams) => unknown> = {
  [RECENT]: () => ({ list: [again] }),
  [MISSIONS]: () => ({ missions: [], missionCount: 0 }),
  [OFFERS]: () => offersOf([]),
  [POPULAR]: () => ({ list: [game] }),
  [VENDORS]: () => vendorsOf([]),
  [WINNERS]: () => ({ list: [{ ...winner, amount: '120.00', at: NOW }] }),
  [RULES]: (query) => {
    const lottery = query.get('lottery');
    return { ...rules, lottery, name: `Lottery ${lottery}`, issues: lottery === 'SSC' ? [issue] : [] };
  },
  [OPENED]: () => ({ list: [drawn] }),
};

/** Shows a member's lanes; calls without a reply fail. */
async function showLanes(
  gatewayReplies: typeof replies,
  language: 'bn' | 'en' = 'en',
  view = <MemberLanes />,
  player: typeof account = account,
) {
  reads.clear();
  learnSiteZone('Asia/Dhaka', () => NOW);
  await Promise.all(['lanes', 'prize', 'list', 'terms'].map((words) => loadWords(words, language)));
  await speak(language);
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'https://portal.invalid');
    const reply = gatewayReplies[pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, message: 'OK', value: reply(searchParams) });
  };
  const { page } = heldPortal({ ...player });
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

const id = '01930000-0000-7000-8000-0000000000d2';
const progress = { metric: 'games', reached: '1', target: '2' };
const missions = [
  { ...reachedMission, id, title: 'Two games a day', state: 'open', progress },
  { ...reachedMission, title: 'Done today', state: 'claimed' },
  reachedMission,
];

test.each([
  ['en', 'Missions', 'All missions', 'Different games: 1 / 2', 'Reached. Claim by '],
  ['bn', 'মিশন', 'সব মিশন', 'আলাদা গেম: ১ / ২', 'পূরণ হয়েছে। '],
] as const)(
  'missions in %s show their progress, those to claim first [own.home.missions]',
  async (language, title, all, count, claim) => {
    await showLanes({ ...replies, [MISSIONS]: () => ({ missions, missionCount: 1 }) }, language);
    const lane = within(await screen.findByRole('region', { name: title }));
    const items = lane.getAllByRole('listitem');
    expect(lane.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Three bets a day',
      'Two games a day',
    ]);
    expect(items.map(({ textContent }) => textContent?.includes(claim))).toEqual([true, false]);
    expect(items[1]?.textContent).toContain(count);
    const link = lane.getByRole('link', { name: all });
    expect(link.getAttribute('href')).toBe('/?dialog=memberCentre&page=missionLeaderboard');
  },
);

const trial = { ...account, type: SETTINGS.trialType };

test('a trial account has no missions [own.home.missions]', async () => {
  await showLanes({ ...replies, [MISSIONS]: () => ({ missions, missionCount: 1 }) }, 'en', <MemberLanes />, trial);
  await screen.findByRole('region', { name: 'Play again' });
  expect(lanes()).toEqual(['lane-recent', 'lane-draws', 'lane-popular', 'lane-winners']);
});

const offers = (['had', 'open', 'others', 'chosen'] as const).map((standing) => ({
  ...promotion,
  code: `OFFER${standing.toUpperCase()}`,
  title: `Offer ${standing}`,
  standing,
}));

test.each([
  ['en', 'Promotions for you', 'All promotions'],
  ['bn', 'আপনার জন্য অফার', 'সব অফার'],
] as const)(
  'lists in %s only the offers that the player can take, each leading to its terms [own.home.offers]',
  async (language, title, all) => {
    await showLanes({ ...replies, [OFFERS]: () => offersOf(offers) }, language);
    const lane = within(await screen.findByRole('region', { name: title }));
    expect(lane.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [all, '/promotions'],
      ['Offer open', '/promoDetail?id=OFFEROPEN'],
    ]);
  },
);

test('a trial account has no offers [own.home.offers]', async () => {
  await showLanes({ ...replies, [OFFERS]: () => offersOf(offers) }, 'en', <MemberLanes />, trial);
  await screen.findByRole('region', { name: 'Play again' });
  expect(lanes()).toEqual(['lane-recent', 'lane-draws', 'lane-popular', 'lane-winners']);
});

const [vendor] = found.cards;
const newVendors = [
  { vendor, games: [game], total: 12 },
  { vendor: { ...vendor, vassalage: 'OLD', displayName: 'Old Mill' }, games: [] },
  { vendor: { ...vendor, vassalage: 'SHUT', displayName: 'Shut Mill', maintenance: true }, games: [], total: 3 },
];

test.each([
  ['en', 'Newest game providers', 'Maidan Lab12 games'],
  ['bn', 'সবচেয়ে নতুন গেম প্রোভাইডার', 'Maidan Lab১২টি গেম'],
] as const)(
  'new providers in %s lead to their games, with their number where it is known [own.home.vendors]',
  async (language, title, first) => {
    await showLanes({ ...replies, [VENDORS]: () => vendorsOf(newVendors) }, language);
    const lane = within(await screen.findByRole('region', { name: title }));
    expect(lane.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([first, 'Old Mill']);
    const link = lane.getByRole('link', { name: 'Maidan Lab' });
    expect(link.getAttribute('href')).toBe('/?dialog=gamePopup&id=LAB');
  },
);
