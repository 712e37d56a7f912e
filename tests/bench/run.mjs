/**
 * `npm run bench`: cost of a first visit to home. Bytes against the budgets of the design; paints, and the lobby's
 * first game, as ratios to an empty Vite + React page measured in the same run on the same throttled phone; growth of
 * the atlas and savings of its paths; transfers per second as a ratio to pgbench; a page of a long transaction history
 * as a ratio to a short one; a search among ten times the games; growing trees of agents; and lottery orders, settled
 * as a ratio to one `insert … select`, placed as a ratio to transfers; idle streams of changes as a ratio to polling.
 * Fails above or below the limits, which are never absolute times. `npm run bench -- ledger` measures one part: agents,
 * atlas, catalogue, ledger, live, lottery or portal. `-- populated [--size <accounts>]`, which only runs by its name,
 * measures the most used calls on a large database as a ratio to a small one; 1,000,000 accounts take hours.
 */
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { haveBrowser, LAUNCH_FLAGS } from '../harness/browser.mjs';
import { measureAgents } from './agents.mjs';
import { startBlank } from './blank.mjs';
import { measureCatalogue } from './catalogue.mjs';
import { measureLedger } from './ledger.mjs';
import { measureLive } from './live.mjs';
import { measureLottery } from './lottery.mjs';
import { measurePopulated } from './populated.mjs';
import { startPortal } from './portal.mjs';
import { firstVisit } from './visit.mjs';
import { startWords } from './words.mjs';

/**
 * `words`: home and login against a static page of the same text. `tile`: script, status and games load in sequence, on
 * a processor four times slower. It is not compared with home, because a faster home would make it look worse.
 */
const BUDGET = { script: 130_000, css: 20_000, ratio: 1.5, words: 1.6, tile: 4, moved: 0.001 };
const ROUNDS = 7;
const GAME = 'main .tile h3';
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

const failures = [];
const parts = {
  agents: measureTrees,
  atlas: measureCharts,
  catalogue: measureGames,
  ledger: measureMoney,
  live: measureStreams,
  lottery: measureBets,
  portal: measurePortal,
  populated: measureCrowds,
};
/** Parts that only run by their name. */
const NAMED = ['populated'];
const selectedParts = process.argv.slice(2);
for (const [name, part] of Object.entries(parts))
  if (selectedParts.length === 0 ? !NAMED.includes(name) : selectedParts.includes(name)) await part();
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;

async function measureCharts() {
  const { measureAtlas } = await tsImport('./atlas/measure.ts', import.meta.url);
  for (const { name, value, limit, unit } of await measureAtlas(['machines/**/*.machine.ts'], 'sms-countdown'))
    report(name, value, limit, unit);
  const { measureLarge } = await tsImport('./atlas/large.ts', import.meta.url);
  for (const { name, value, limit, unit } of await measureLarge()) report(name, value, limit, unit);
}

async function measureGames() {
  for (const { name, value, most, unit } of await measureCatalogue()) report(name, value, most, unit);
}

function measureMoney() {
  return measureRatios('the ledger was', measureLedger);
}

function measureTrees() {
  return measureRatios('trees of agents were', measureAgents);
}

function measureCrowds() {
  return measureRatios('a large database was', measurePopulated);
}

function measureStreams() {
  return measureRatios('streams were', measureLive);
}

function measureBets() {
  return measureRatios('lotteries were', measureLottery);
}

async function measureRatios(what, measuring) {
  const measured = await measuring().catch((error) => {
    failures.push(`${what} not measured: ${error.message}`);
    return [];
  });
  for (const { name, value, least, most, unit } of measured) {
    if (most !== undefined) {
      report(name, value, most, unit);
      continue;
    }
    console.log(`${name.padEnd(32)} ${value.toFixed(2).padStart(9)} of ${least.toFixed(2).padStart(8)}  ${unit}`);
    if (!(value >= least)) failures.push(`below: ${name}: ${value.toFixed(2)} of ${least}`);
  }
}

async function measurePortal() {
  const [portal, blank] = await Promise.all([startPortal(), startBlank()]);
  const words = await startWords();
  const browser = await chromium.launch({ executablePath: haveBrowser(), args: LAUNCH_FLAGS });
  try {
    for (const language of ['bn', 'en']) await measure(browser, { portal, blank, words }, language);
  } finally {
    await browser.close();
    await Promise.all([portal.stop(), blank.stop(), words.stop()]);
  }
}

async function measure(browser, { portal, blank, words }, language) {
  const ours = [];
  const empty = [];
  const lobby = [];
  const login = [];
  const plain = { home: [], login: [] };
  // In turns, so that other load affects both.
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await firstVisit(browser, portal.address, language));
    empty.push(await firstVisit(browser, blank.address, language));
    login.push(await firstVisit(browser, `${portal.address}login`, language));
    for (const [name, visits] of Object.entries(plain))
      visits.push(await firstVisit(browser, words.address(name, language), language));
    lobby.push(await firstVisit(browser, `${portal.address}lobby`, language, GAME));
  }
  const of = (visits, name) => median(visits.map((visit) => visit[name]));
  const [{ script, css, ciphered }] = ours;
  report(`${language} home script`, script, BUDGET.script, 'bytes, brotli');
  report(`${language} home css`, css, BUDGET.css, 'bytes, brotli');
  if (ciphered) failures.push(`over: ${language}: the cipher is in the first visit`);
  report(
    `${language} first contentful paint`,
    of(ours, 'fcp') / of(empty, 'fcp'),
    BUDGET.ratio,
    'x an empty Vite + React page',
  );
  for (const [name, visits] of Object.entries({ home: ours, login })) {
    report(
      `${language} ${name}, first paint`,
      of(visits, 'fcp') / of(plain[name], 'fcp'),
      BUDGET.words,
      'x a page of the same words',
    );
    report(`${language} ${name}, what moved`, of(visits, 'moved'), BUDGET.moved, 'CLS');
  }
  report(
    `${language} first tile of the lobby`,
    of(lobby, 'tile') / of(empty, 'lcp'),
    BUDGET.tile,
    'x an empty Vite + React page',
  );
  report(
    `${language} largest contentful paint`,
    of(ours, 'lcp') / of(empty, 'lcp'),
    BUDGET.ratio,
    'x an empty Vite + React page',
  );
}

function report(name, value, limit, unit) {
  const valueText = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2);
  console.log(`${name.padEnd(32)} ${valueText.padStart(9)} of ${limit.toLocaleString('en').padStart(8)}  ${unit}`);
  if (!(value <= limit)) failures.push(`over: ${name}: ${valueText} of ${limit}`);
}
