// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { destinations, facts, routes } from '../../src/portal/destinations';
import { pages as agentPages, unknownPage as unknownAgentPage } from '../../src/portal/destinations.agent';
import { pages, unknownPage } from '../../src/portal/destinations.pages';
import type { Destination, HiddenPage, Layout, PageRow } from '../../src/portal/parts/portal/destination';
import { chunkOf } from './harness/hosted-charts';

/** Spec section 2, by hand: what must be there, whatever the table says. */
const spec: Record<Layout, string[]> = {
  full: [
    ...[
      '/',
      '/index',
      '/index.html',
      '/home',
      '/register',
      '/register.html',
      '/noticePage',
      '/vip',
      '/elott',
      '/live',
      '/fish',
      '/pvp',
    ],
    ...['/promotions', '/promoDetail', '/sports', '/esports', '/rng', '/help', '/down', '/download', '/join'],
  ],
  noSide: ['/pointMall'],
  header: ['/lottery', '/vnlottery', '/seaLottery', '/seamless', '/game'],
  bare: ['/helpmc', '/login'],
};
/** The spec shows no path for the page that a mailed link leads to, and none for the lobby of all games, the favourites and the winners. */
const ASSUMED = '/resetPassword';
const ASSUMED_PLAY = ['/favourites', '/lobby', '/winners'];
/** The brand's name alone is the title there: of home, and where a game's name is to come. */
const UNTITLED = ['/', '/index', '/index.html', '/home'];

const rows: [key: string, row: Destination | HiddenPage][] = [
  ...Object.entries(destinations),
  ...Object.entries(pages),
  ...Object.entries(agentPages),
  ['a page that is none', unknownPage],
  ['a page of the agent centre that is none', unknownAgentPage],
];
const screens = Object.entries(destinations).flatMap(([key, row]) => (row.seat === 'screen' ? [{ key, row }] : []));
const dialogs = Object.entries(destinations).flatMap(([key, row]) => (row.seat === 'dialog' ? [{ key, row }] : []));
const catalogues = import.meta.glob<{ messages: Messages }>('../../src/portal/locales/*/*.po', { eager: true });
const says = (language: string, catalogue: string, id = '') =>
  Object.hasOwn(catalogues[`../../src/portal/locales/${language}/${catalogue}.po`]?.messages ?? {}, id);

describe('routes', () => {
  test.each(Object.entries(spec))(
    's2.route.home: the routes of the layout "%s" are those of the spec',
    (layout, paths) => {
      const ours = routes
        .filter(({ row, path }) => row.layout === layout && ![ASSUMED, ...ASSUMED_PLAY].includes(path))
        .map(({ path }) => path);
      expect(ours.sort()).toEqual([...paths].sort());
    },
  );

  test('s2.other.routes-not-shown: four paths are assumed; what the spec knows by label only has no route yet', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(
      [...Object.values(spec).flat(), ASSUMED, ...ASSUMED_PLAY].sort(),
    );
  });

  test('s2.guard.exempt-routes: only five, and the page of a mailed link, are open to a visitor when login comes first', () => {
    const exempt = routes.filter(({ row }) => row.exempt).map(({ path }) => path);
    expect(exempt.sort()).toEqual(['/download', '/helpmc', '/login', '/register', '/register.html', ASSUMED]);
  });

  test('each has a title of its own in both languages, but those that bear the brand’s alone', () => {
    const untitled = routes.filter(({ row }) => !row.title).map(({ path }) => path);
    expect(untitled.sort()).toEqual([...UNTITLED].sort());
    const ids = screens.flatMap(({ row }) => (row.title ? [row.title.id] : []));
    expect(ids.filter((id) => !says('bn', 'shell', id) || !says('en', 'shell', id))).toEqual([]);
  });
});

describe('dialogs and pages', () => {
  test('s2.modal.login s2.modal.register s2.modal.forgot-password s2.modal.change-password s2.modal.member-centre s2.modal.agent-centre s2.modal.after-login: each has a row', () => {
    const named = [
      'login',
      'register',
      'forgotPassword',
      'changePassword',
      'memberCentre',
      'agentCentre',
      'afterLogin',
    ];
    expect(named.filter((key) => destinations[key]?.seat !== 'dialog')).toEqual([]);
  });

  test('s9.const.default-pages: the member centre opens with my account', () => {
    const { memberCentre } = destinations;
    expect(memberCentre?.seat === 'dialog' && memberCentre.pages?.first).toBe('securityCenter');
    expect(Object.keys(pages)).toContain('securityCenter');
  });

  test('s2.agent-centre.default-page s9.const.default-pages: the agent centre opens with its overview', () => {
    const { agentCentre } = destinations;
    expect(agentCentre?.seat === 'dialog' && agentCentre.pages?.first).toBe('agentTeamOverview');
    expect(Object.keys(agentPages)).toContain('agentTeamOverview');
  });

  test('the agent centre has twelve pages in the order of the spec, the last four by the kind of their contracts', () => {
    expect(Object.entries(agentPages).map(([key, row]: [string, PageRow]) => [key, row.contract])).toEqual([
      ['agentAnnouncement', undefined],
      ['agentTeamOverview', undefined],
      ['registerCenter', undefined],
      ['downlineManagmentView', undefined],
      ['personalHistoryCopy', undefined],
      ['palStatementsAgentCopy', undefined],
      ['agentRevenueReport', undefined],
      ['agentDownlineTransactionDetailsCopy', undefined],
      ['agentDividendRecordCopy2', 'dividend'],
      ['agentDailyWages2', 'daily'],
      ['agentHourSalary', 'hourly'],
      ['agentRealtimeSalary', 'realtime'],
    ]);
    const ids = Object.values(agentPages).map(({ label }) => label.id);
    expect(ids.filter((id) => !says('bn', 'agent-centre', id) || !says('en', 'agent-centre', id))).toEqual([]);
  });

  test('s6.protected.no-token s6.protected.centres: what is for members is so, what is for agents, and nothing else', () => {
    expect(dialogs.flatMap(({ key, row }) => (row.account ? [[key, row.account]] : []))).toEqual([
      ['changePassword', 'member'],
      ['affiliate', 'member'],
      ['profile', 'member'],
      ['chatRoom', 'member'],
      ['liveChat', 'member'],
      ['launch', 'any'],
      ['chases', 'any'],
      ['memberCentre', 'member'],
      ['agentCentre', 'agent'],
    ]);
  });

  test('each place in a menu is taken once, and each label is said in both languages with the centre', () => {
    for (const size of [14, 8] as const) {
      const places = Object.values(pages).flatMap(
        ({ menu }: { menu: { 14?: number; 8?: number } }) => menu[size] ?? [],
      );
      expect(places.sort((one, other) => one - other)).toEqual(Array.from({ length: size }, (_, at) => at + 1));
    }
    const ids = Object.values(pages).map(({ label }) => label.id);
    expect(ids.filter((id) => !says('bn', 'member-centre', id) || !says('en', 'member-centre', id))).toEqual([]);
  });
});

describe('every row', () => {
  test.each(rows)('%s gives a view, the chart that it names, and words in both languages', async (_, row) => {
    const { flow } = await chunkOf(row);
    expect((await row.load()).View).toBeTypeOf('function');
    expect(flow === undefined || typeof flow === 'function').toBe(true);
    const words = [...row.words, ...(('chartWords' in row && row.chartWords) || [])];
    const missing = words.filter(
      (name) => !['bn', 'en'].every((language) => says(language, name, firstOf(language, name))),
    );
    expect(missing).toEqual([]);
  });

  test('a key is one destination’s: the page of a centre is called as no screen and no dialog is', () => {
    expect(Object.keys({ ...pages, ...agentPages }).filter((key) => Object.hasOwn(destinations, key))).toEqual([]);
  });

  test('the root chart knows of each: the first of its paths, whom it is for', () => {
    expect(Object.keys(facts)).toEqual(Object.keys(destinations));
    expect(facts).toMatchObject({
      home: { path: '/' },
      login: {},
      memberCentre: { account: 'member' },
      agentCentre: { account: 'agent' },
    });
  });

  test('one that stands over a screen, or is led to instead, is there', () => {
    const over = screens.flatMap(({ row }) => row.over ?? []);
    expect(over.filter((key) => destinations[key]?.seat !== 'dialog')).toEqual([]);
    const instead = dialogs.flatMap(({ row }) => row.instead ?? []);
    expect(instead.map(({ to, centre }) => [centre, Object.hasOwn(pages, to)])).toEqual(
      instead.map(() => ['memberCentre', true]),
    );
  });

  test('the rows are read without Vite, and none loads its chunk with it', () => {
    const script =
      "Promise.all([import('./src/portal/destinations.ts'), import('./src/portal/destinations.pages.ts'), import('./src/portal/destinations.agent.ts')]).then((rows) => console.log(rows.flatMap(({ destinations, pages }) => Object.keys(destinations ?? pages)).length))";
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' });
    expect([stdout.trim(), stderr]).toEqual([String(rows.length - 2), '']);
  });

  test('each feature that has a view of its own is a destination’s, or the frame’s', () => {
    const text = rows.map(([, row]) => `${row.load} ${'chart' in row ? row.chart : ''}`).join();
    const features = readdirSync('src/portal/features').flatMap((area) =>
      readdirSync(`src/portal/features/${area}`).map((name) => `${area}/${name}`),
    );
    expect(features.filter((feature) => !text.includes(`/features/${feature}`)).sort()).toEqual([
      'identity/logout',
      'identity/session',
      'platform/alert',
      'platform/analytics',
      'platform/app-update',
      'platform/not-found',
      'platform/offline',
      'platform/system-status',
      'support/promo-bar',
    ]);
  });
});

function firstOf(language: string, name: string) {
  return Object.keys(catalogues[`../../src/portal/locales/${language}/${name}.po`]?.messages ?? {})[0];
}
