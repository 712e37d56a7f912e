/**
 * `npm run bench`: what a first visit to home costs. Bytes against the budgets of the design, paints as a ratio to an empty Vite + React
 * page measured in the same run, on the same throttled phone; so is the lobby's first game; how the atlas grows, and
 * what its paths save; how many transfers the ledger takes, as a ratio to pgbench, and what a page of a long record costs, as a ratio to one of
 * a short; a search of ten times the games, as a ratio; trees of agents as they grow; and orders of lotteries, settled as a ratio to one `insert … select`, placed as a ratio to
 * transfers. Fails when over, or below. Never a bare time. `npm run bench -- ledger` measures one part: agents, atlas, catalogue, ledger, lottery or portal.
 */
import { chromium } from 'playwright';
import { tsImport } from 'tsx/esm/api';
import { haveBrowser, LAUNCH_FLAGS } from '../harness/browser.mjs';
import { measureAgents } from './agents.mjs';
import { startBlank } from './blank.mjs';
import { measureCatalogue } from './catalogue.mjs';
import { measureLedger } from './ledger.mjs';
import { measureLottery } from './lottery.mjs';
import { startPortal } from './portal.mjs';
import { firstVisit } from './visit.mjs';
import { startWords } from './words.mjs';

/**
 * `words`: home and the log-in beside a page of the same words and nothing else. `tile`: script, status and games come one after the other, by
 * a processor that is four times slower. It is not set against home: the sooner that paints, the worse it would look.
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
  lottery: measureBets,
  portal: measurePortal,
};
const asked = process.argv.slice(2);
for (const [name, part] of Object.entries(parts)) if (asked.length === 0 || asked.includes(name)) await part();
for (const failure of failures) console.log(failure);
process.exitCode = failures.length === 0 ? 0 : 1;

async function measureCharts() {
  const { measureAtlas } = await tsImport('./atlas.ts', import.meta.url);
  for (const { name, value, limit, unit } of await measureAtlas(['machines/**/*.machine.ts'], 'sms-countdown'))
    report(name, value, limit, unit);
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
  // Taken in turns, so that whatever else the machine does falls on both.
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
  const shown = Number.isInteger(value) ? value.toLocaleString('en') : value.toFixed(2);
  console.log(`${name.padEnd(32)} ${shown.padStart(9)} of ${limit.toLocaleString('en').padStart(8)}  ${unit}`);
  if (!(value <= limit)) failures.push(`over: ${name}: ${shown} of ${limit}`);
}
