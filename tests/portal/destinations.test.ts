// @vitest-environment jsdom
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { PATHS } from '../../src/contract/platform/paths';
import { destinations, facts, routes } from '../../src/portal/destinations';
import { pages as agentPages, unknownPage as unknownAgentPage } from '../../src/portal/destinations.agent';
import { pages, unknownPage } from '../../src/portal/destinations.pages';
import type { Destination, HiddenPage, Layout, PageRow } from '../../src/portal/parts/portal/destination';
import { chunkOf } from './harness/hosted-charts';

/** Section 2 of the spec, copied by hand to check the table. */
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
/**
 * The spec shows no path for the page of a mailed link, nor for the lobby of all games, the favourites and the winners.
 */
const ASSUMED = '/resetPassword';
const ASSUMED_PLAY = ['/favourites', '/lobby', '/winners'];
/** Paths with the brand's name as title: home, and pages that will show a game's name. */
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
const send = (language: string, catalogue: string, id = '') =>
  Object.hasOwn(catalogues[`../../src/portal/locales/${language}/${catalogue}.po`]?.messages ?? {}, id);

describe('routes', () => {
  test.each(Object.entries(spec))(
    'the routes of the layout "%s" are those of the spec [s2.route.home]',
    (layout, paths) => {
      const ours = routes
        .filter(({ row, path }) => row.layout === layout && ![ASSUMED, ...ASSUMED_PLAY].includes(path))
        .map(({ path }) => path);
      expect(ours.sort()).toEqual([...paths].sort());
    },
  );

  test('four paths are assumed; destinations known by label only have no route [s2.other.routes-not-shown]', () => {
    expect(routes.map(({ path }) => path).sort()).toEqual(
      [...Object.values(spec).flat(), ASSUMED, ...ASSUMED_PLAY].sort(),
    );
  });

  test('only five routes and the page of a mailed link are exempt from login first [s2.guard.exempt-routes]', () => {
    const exempt = routes.filter(({ row }) => row.exempt).map(({ path }) => path);
    expect(exempt.sort()).toEqual(['/download', '/helpmc', '/login', '/register', '/register.html', ASSUMED]);
  });

  test('every route has a title in both languages, or the brand’s alone', () => {
    const untitled = routes.filter(({ row }) => !row.title).map(({ path }) => path);
    expect(untitled.sort()).toEqual([...UNTITLED].sort());
    const ids = screens.flatMap(({ row }) => (row.title ? [row.title.id] : []));
    expect(ids.filter((id) => !send('bn', 'shell', id) || !send('en', 'shell', id))).toEqual([]);
  });
});

describe('dialogs and pages', () => {
  test('each dialog has a row [s2.modal.login s2.modal.register s2.modal.forgot-password s2.modal.change-password s2.modal.member-centre s2.modal.agent-centre s2.modal.after-login]', () => {
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

  test('the member centre opens with my account [s9.const.default-pages]', () => {
    const { memberCentre } = destinations;
    expect(memberCentre?.seat === 'dialog' && memberCentre.pages?.first).toBe('securityCenter');
    expect(Object.keys(pages)).toContain('securityCenter');
  });

  test('the agent centre opens with its overview [s2.agent-centre.default-page s9.const.default-pages]', () => {
    const { agentCentre } = destinations;
    expect(agentCentre?.seat === 'dialog' && agentCentre.pages?.first).toBe('agentTeamOverview');
    expect(Object.keys(agentPages)).toContain('agentTeamOverview');
  });

  test('the agent centre has twelve pages in the spec’s order, the last four by contract kind', () => {
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
    expect(ids.filter((id) => !send('bn', 'agent-centre', id) || !send('en', 'agent-centre', id))).toEqual([]);
  });

  test('only these dialogs require an account [s6.protected.no-token s6.protected.centres]', () => {
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

  test('each menu position is used once, and each label exists in both languages', () => {
    for (const size of [14, 8] as const) {
      const places = Object.values(pages).flatMap(
        ({ menu }: { menu: { 14?: number; 8?: number } }) => menu[size] ?? [],
      );
      expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, at) => at + 1));
    }
    const ids = Object.values(pages).map(({ label }) => label.id);
    expect(ids.filter((id) => !send('bn', 'member-centre', id) || !send('en', 'member-centre', id))).toEqual([]);
  });
});

describe('every row', () => {
  test.each(rows)('%s provides a view, its chart and catalogues in both languages', async (_, row) => {
    const { flow } = await chunkOf(row);
    expect((await row.load()).View).toBeTypeOf('function');
    expect(flow === undefined || typeof flow === 'function').toBe(true);
    const words = [...row.words, ...(('chartWords' in row && row.chartWords) || [])];
    const missing = words.filter(
      (name) => !['bn', 'en'].every((language) => send(language, name, firstOf(language, name))),
    );
    expect(missing).toEqual([]);
  });

  test('keys are unique across pages, screens and dialogs', () => {
    expect(Object.keys({ ...pages, ...agentPages }).filter((key) => Object.hasOwn(destinations, key))).toEqual([]);
  });

  test('the root chart knows each destination’s first path and account', () => {
    expect(Object.keys(facts)).toEqual(Object.keys(destinations));
    expect(facts).toMatchObject({
      home: { path: '/' },
      login: {},
      memberCentre: { account: 'member' },
      agentCentre: { account: 'agent' },
    });
  });

  test('every destination that another covers or redirects to exists', () => {
    const over = screens.flatMap(({ row }) => row.over ?? []);
    expect(over.filter((key) => destinations[key]?.seat !== 'dialog')).toEqual([]);
    const instead = dialogs.flatMap(({ row }) => row.instead ?? []);
    expect(instead.map(({ to, centre }) => [centre, Object.hasOwn(pages, to)])).toEqual(
      instead.map(() => ['memberCentre', true]),
    );
  });

  test('the rows load without Vite and without their chunks', () => {
    const script =
      "Promise.all([import('./src/portal/destinations.ts'), import('./src/portal/destinations.pages.ts'), import('./src/portal/destinations.agent.ts')]).then((rows) => console.log(rows.flatMap(({ destinations, pages }) => Object.keys(destinations ?? pages)).length))";
    const { stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', '-e', script], { encoding: 'utf8' });
    expect([stdout.trim(), stderr]).toEqual([String(rows.length - 2), '']);
  });

  test('each feature with a view belongs to a destination or the frame', () => {
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
      'platform/live',
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

test('content may link to exactly the portal’s paths', () => {
  expect([...PATHS].sort()).toEqual(routes.map(({ path }) => path).sort());
});
