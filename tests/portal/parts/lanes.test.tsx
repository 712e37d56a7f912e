// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type InspectionEvent, isMachineSnapshot } from 'xstate';
import { found, game } from '../../../machines/play/game-browse/game-browse.samples';
import { footballTable, rouletteTable } from '../../../machines/play/live-tables/live-tables.samples';
import { rules } from '../../../machines/play/lottery-order/lottery-order.samples';
import { reachedMission } from '../../../machines/rewards/missions/missions.samples';
import { account, promotion } from '../../../machines/samples';
import { createClient, SETTINGS } from '../../../src/contract';
import { VisitorLanes } from '../../../src/portal/parts/lanes/lanes';
import { MemberLanes } from '../../../src/portal/parts/lanes/member-lanes';
import { loadWords, speak } from '../../../src/portal/parts/portal/words';
import { reads } from '../../../src/ui/list/reads';
import { learnSiteZone } from '../../../src/ui/site-clock';
import { EVENT_CEILING } from '../../harness/ceilings';
import { show } from '../harness/dialog-support';
import { heldPortal } from '../harness/held-portal';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const RECENT = '/wps/relay/GCS_recentGame';
const MISSIONS = '/wps/relay/MCSFE_missionSummary';
const OFFERS = '/wps/offers';
const TABLES = '/lgw/games/tables';
const BET_ON = '/lgw/vn/games/game_menu/recent';
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
  [TABLES]: () => ({ tables: [] }),
  [BET_ON]: () => ({ list: [] }),
  [POPULAR]: () => ({ list: [game] }),
  [VENDORS]: () => vendorsOf([]),
  [WINNERS]: () => ({ list: [{ ...winner, amount: '120.00', at: NOW }] }),
  [RULES]: (query) => {
    const lottery = query.get('lottery');
    return { ...rules, lottery, name: `Lottery ${lottery}`, issues: lottery === 'SSC' ? [issue] : [] };
  },
  [OPENED]: () => ({ list: [drawn] }),
};

/** Observer of charts outside of the root's system. */
const inspect = vi.fn<(event: InspectionEvent) => void>();

/** Shows a member's lanes; calls without a reply fail. */
async function showLanes(
  gatewayReplies: typeof replies,
  language: 'bn' | 'en' = 'en',
  view = <MemberLanes />,
  player: typeof account | null = account,
  now: () => number = () => NOW,
) {
  reads.clear();
  learnSiteZone('Asia/Dhaka', now);
  await Promise.all(['lanes', 'prize', 'list', 'terms'].map((words) => loadWords(words, language)));
  await speak(language);
  const fetch: typeof globalThis.fetch = async (input) => {
    const { pathname, searchParams } = new URL(String(input), 'https://portal.invalid');
    const reply = gatewayReplies[pathname];
    if (!reply) throw new TypeError('Failed to fetch');
    return Response.json({ success: true, message: 'OK', value: await reply(searchParams) });
  };
  const { page, deps } = heldPortal(player && { ...player });
  const clientFor: typeof page.clientFor = (rows) =>
    createClient(rows, {
      fetch,
      credentials: () => ({ language, merchant: 'maidan', token: 'token' }),
      seal: () => Promise.reject(new Error('Nothing is sealed here')),
    });
  show(view, { page: { ...page, clientFor, inspect } });
  return deps.live;
}

test.each([
  ['en', 'Play again', 'Games to try', 'Next draws', 'Latest winners', 'Bets close in 4:00', '5:00'],
  ['bn', 'আবার খেলুন', 'খেলে দেখুন', 'পরের ড্র', 'সর্বশেষ বিজয়ী', 'বাজি বন্ধ হবে ৪:০০ পর', '৫:০০'],
] as const)(
  'the lanes in %s list own games, popular games, draws and wins [own.home.lanes]',
  async (language, recent, popular, draws, winners, left, clock) => {
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
    expect(within(next).getByRole('link', { name: 'Lottery SSC' }).getAttribute('href')).toBe('/lottery?gameCode=SSC');
    expect(next.textContent).toContain(left);
    expect(within(next).getByRole('timer').textContent).toBe(clock);
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

const issueIn = (minutes: number, number: string) => ({
  ...issue,
  issue: number,
  closesAt: NOW + minutes * 60_000 - 20_000,
  drawsAt: NOW + minutes * 60_000,
});
const ballsIn = (lane: HTMLElement) =>
  within(lane)
    .getAllByRole('list')
    .slice(1)
    .map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );

test('draws count down by the server’s time, with the last result, first of lotteries that the player has bet on [own.home.draws]', async () => {
  let now = NOW;
  const prizes = Array.from({ length: 18 }, (_, nth) => String(50_000 + nth));
  await showLanes(
    {
      ...replies,
      [BET_ON]: () => ({
        list: [
          {
            gameGroupCode: 'VN',
            labelName: 'Vietnam',
            gameMenus: [{ gameCode: 'VNMN', gameName: 'South', playType: 'lo' }],
          },
        ],
      }),
      [RULES]: (query) => {
        const lottery = query.get('lottery');
        return { ...rules, lottery, name: `Lottery ${lottery}`, issues: [issueIn(lottery === 'VNMN' ? 200 : 1, '8')] };
      },
      [OPENED]: () => ({ list: [drawn, { ...drawn, gameCode: 'VNMN', numero: '2026-12', numbers: prizes }] }),
    },
    'en',
    <MemberLanes />,
    account,
    () => now,
  );
  const lane = await screen.findByRole('region', { name: 'Next draws' });
  const names = within(lane).getAllByRole('heading', { level: 3 });
  expect(names.map(({ textContent }) => textContent)).toEqual(['Lottery VNMN', 'Lottery SSC', 'Lottery 11X5']);
  expect(lane.textContent).toContain('Next draw in3 hr 20 min');
  expect(lane.textContent).toContain('Main prize of draw no. 2026-12');
  expect(lane.textContent).toContain('Last draw, no. 7');
  expect(ballsIn(lane)).toEqual([['50000'], ['4', '0', '9']]);
  const timers = () =>
    within(lane)
      .getAllByRole('timer')
      .map(({ textContent }) => textContent);
  expect(timers()).toEqual(['1:00', '1:00']);
  now += 45_000;
  await waitFor(() => expect(timers()).toEqual(['0:15', '0:15']));
  expect(lane.textContent).toContain('Bets are closed');
  now += 15_000;
  await waitFor(() => expect(lane.textContent).toContain('Being drawn'));
});

test('draws follow the stream: changes of their lotteries alone are loaded, each once [own.live.polls own.home.draws]', async () => {
  let number = '7';
  let count = 0;
  const opened = () => {
    count++;
    return { list: [{ ...drawn, numero: number }] };
  };
  const live = await showLanes({ ...replies, [OPENED]: opened });
  live.note(true);
  const lane = await screen.findByRole('region', { name: 'Next draws' });
  expect(lane.textContent).toContain('Last draw, no. 7');
  number = '8';
  const before = count;
  live.publish('draw', 'PK10');
  live.publish('draw', 'SSC');
  live.publish('draw', 'SSC');
  await waitFor(() => expect(lane.textContent).toContain('Last draw, no. 8'), { timeout: EVENT_CEILING });
  expect(count - before).toBe(1);
  number = '9';
  live.publish(null);
  await waitFor(() => expect(lane.textContent).toContain('Last draw, no. 9'), { timeout: EVENT_CEILING });
});

test('results that cannot be read leave the draws without them, however long the player’s lotteries load [own.home.draws]', async () => {
  let answer = (_: unknown): void => undefined;
  let failures = 0;
  const opened = () => {
    failures++;
    throw new TypeError('Failed to fetch');
  };
  await showLanes({ ...replies, [OPENED]: opened, [BET_ON]: () => new Promise((resolve) => (answer = resolve)) });
  await waitFor(() => expect(failures).toBe(1));
  // An unhandled failure would be reported now.
  await new Promise((tick) => setTimeout(tick));
  answer({ list: [] });
  const lane = await screen.findByRole('region', { name: 'Next draws' });
  expect(lane.textContent).not.toContain('Last draw');
});

const inBetting = { ...rouletteTable, closesAt: NOW + 9_000, startsAt: NOW + 12_000 };
const beforeKickOff = { ...footballTable, closesAt: NOW + 9_000, startsAt: NOW + 12_000 };
const live = (...tables: object[]) => ({ ...replies, [TABLES]: () => ({ tables }) });

test('the chart of live tables is observed like those of the root [own.client-errors.reported]', async () => {
  inspect.mockClear();
  await showLanes(live(inBetting));
  await screen.findByRole('region', { name: 'Live tables' });
  const charts = inspect.mock.calls.flatMap(([note]) =>
    note.type === '@xstate.snapshot' && isMachineSnapshot(note.snapshot) ? [note.snapshot.machine.id] : [],
  );
  expect(charts).toContain('live-tables');
});

test('draws are polled although tables render again in between [own.home.draws own.live.polls]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let count = 0;
  const opened = () => {
    count++;
    return { list: [drawn] };
  };
  await showLanes({ ...live(inBetting), [OPENED]: opened });
  const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await passes(1_000);
  const before = count;
  for (let second = 0; second < 26; second++) await passes(1_000);
  expect(count - before).toBe(1);
});

test.each([
  [
    'en',
    'On the field now',
    'Live tables',
    'Kick-off in 0:12',
    '1.614.205.05',
    'Bets close in 0:09',
    'Play: Riverside Roulette',
  ],
  ['bn', 'এখন মাঠে', 'লাইভ টেবিল', 'শুরু হবে ০:১২ পর', '১.৬১৪.২০৫.০৫', 'বাজি বন্ধ হবে ০:০৯ পর', 'খেলুন: Riverside Roulette'],
] as const)(
  'fixtures and live tables in %s show their rounds, and open the game [own.home.tables]',
  async (language, fixtures, tables, kickOff, prices, closes, play) => {
    await showLanes(live(inBetting, beforeKickOff), language);
    const field = await screen.findByRole('region', { name: fixtures });
    expect(field.textContent).toContain(kickOff);
    expect(within(field).getByRole('heading', { level: 3 }).textContent).toBe('Padma  Rupsha ');
    expect(
      within(field)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent)
        .join(''),
    ).toBe(prices);
    const lane = screen.getByRole('region', { name: tables });
    expect(lane.textContent).toContain(closes);
    expect(
      within(lane)
        .getAllByRole('listitem')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['17', '4', '0']);
    expect(within(lane).getByRole('button', { name: play })).toBeTruthy();
    expect(lanes()).toEqual([
      'lane-recent',
      'lane-fixtures',
      'lane-draws',
      'lane-tables',
      'lane-popular',
      'lane-winners',
    ]);
  },
);

test('visitors get the demo of a table, and no demo where there is none [own.home.tables]', async () => {
  await showLanes(
    live(inBetting, { ...inBetting, gameId: 'lab-crash', gameName: 'Kite', supportPlay: 1 }),
    'en',
    <VisitorLanes />,
    null,
  );
  const lane = await screen.findByRole('region', { name: 'Live tables' });
  expect(
    within(lane)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Demo: Riverside Roulette', 'Play: Kite']);
});

test.each([
  ['idle', 'Next matchday', 'Waiting for the next round'],
  ['closed', 'Kick-off in 0:12', 'Bets are closed'],
  ['playing', 'Live', 'Round under way'],
  ['result', 'Final score', 'The result is in'],
] as const)('a round that is %s says so [own.home.tables]', async (phase, match, round) => {
  await showLanes(live({ ...inBetting, phase }, { ...beforeKickOff, phase }));
  expect((await screen.findByRole('region', { name: 'On the field now' })).textContent).toContain(match);
  expect(screen.getByRole('region', { name: 'Live tables' }).textContent).toContain(round);
});

test('a round whose bets have just closed says so before the next read [own.home.tables]', async () => {
  let now = NOW;
  await showLanes(live(inBetting, beforeKickOff), 'en', <MemberLanes />, account, () => now);
  const lane = await screen.findByRole('region', { name: 'Live tables' });
  now += 12_000;
  await waitFor(() => expect(lane.textContent).toContain('Bets are closed'));
  expect(screen.getByRole('region', { name: 'On the field now' }).textContent).not.toContain('Kick-off in');
});

test('scores of a running matchday are shown [own.home.tables own.fixture.score]', async () => {
  const [fixture] = footballTable.fixtures;
  const scored = { ...fixture, home: { name: 'Padma', points: 2 }, away: { name: 'Rupsha', points: 0 } };
  await showLanes(live({ ...beforeKickOff, phase: 'playing', fixtures: [scored] }));
  const field = await screen.findByRole('region', { name: 'On the field now' });
  expect(within(field).getByRole('heading', { level: 3 }).textContent).toBe('Padma 2 Rupsha 0');
});

test('a hidden page reads no tables, and a visible one reads them immediately [own.home.tables]', async () => {
  let reads = 0;
  const counted = { ...replies, [TABLES]: () => ({ tables: [{ ...inBetting, results: [String(++reads)] }] }) };
  const see = (state: 'hidden' | 'visible') =>
    act(async () => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'));
  await showLanes(counted);
  const lane = await screen.findByRole('region', { name: 'Live tables' });
  const results = () =>
    within(lane)
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(results()).toEqual(['1']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await see('hidden');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(reads).toBe(1);
  await see('visible');
  vi.useRealTimers();
  await waitFor(() => expect(results()).toEqual(['2']));
});
