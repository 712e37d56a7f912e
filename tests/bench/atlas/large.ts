import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { getShortestPaths } from 'xstate/graph';
import { explore } from '../../../src/atlas';
import { type Chart, load } from '../../../src/atlas/cli/load';
import { draw } from '../../../src/atlas/draw';
import { minimise } from '../../../src/atlas/minimise';
import { page } from '../../../src/atlas/page';
import { haveBrowser, LAUNCH_FLAGS } from '../../harness/browser.mjs';
import type { Measured } from './measure';

const FILE = 'tests/bench/atlas/crowded.machine.ts';
const SMALL = 'grouped-20';
/**
 * Limits as ratios of CPU times. `getShortestPaths` of `xstate/graph` finds a path to each state; ours cover each of
 * the 10,000 transitions.
 */
const LIMIT = { paths: 60, page: 300, interaction: 4 };
const ROUNDS = 9;

/** Returns the seconds of CPU time that some work takes, so that other processes do not count. */
async function cpuSeconds(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/**
 * Measures charts of 1,000 states and 10,000 transitions: exploring them and finding paths, drawing them and building
 * their page beside `getShortestPaths`; opening the page and each interaction beside a small chart.
 */
export async function measureLarge(): Promise<Measured[]> {
  const charts = await load([FILE]);
  const small = charts.filter(({ id }) => id === SMALL);
  const large = charts.filter(({ id }) => id !== SMALL);
  const measured: Measured[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'atlas-bench-'));
  const addressOf = async (name: string, some: readonly Chart[]) => {
    const file = join(folder, `${name}.html`);
    writeFileSync(file, await page(some));
    return pathToFileURL(file).href;
  };
  try {
    const few = await interactionsOf(await addressOf(SMALL, small), SMALL);
    for (const { machine, samples, ...chart } of large) {
      const events = Object.keys(samples?.events ?? {}).map((type) => ({ type }));
      const reference = await cpuSeconds(() => getShortestPaths(machine, { events }));
      const unit = `x getShortestPaths of xstate/graph (${reference.toFixed(2)} s of CPU)`;
      const ratio = (name: string, seconds: number, limit: number): Measured => ({
        name: `${name}, ${chart.id} (${seconds.toFixed(1)} s of CPU)`,
        value: seconds / reference,
        limit,
        unit,
      });
      const pathSeconds = await cpuSeconds(() => minimise(explore(machine, samples), 'transitions'));
      let address = '';
      const pageSeconds = await cpuSeconds(async () => {
        await draw(machine);
        address = await addressOf(chart.id, [{ machine, samples, ...chart }]);
      });
      measured.push(ratio('paths', pathSeconds, LIMIT.paths), ratio('pictures and page', pageSeconds, LIMIT.page));
      const many = await interactionsOf(address, chart.id);
      for (const [name, milliseconds] of Object.entries(many))
        measured.push({
          name: `${name}, ${chart.id} (${milliseconds.toFixed(0)} ms of CPU)`,
          value: milliseconds / (few[name] ?? 1),
          limit: LIMIT.interaction,
          unit: `x that of 20 states (${few[name]?.toFixed(0)} ms)`,
        });
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return measured;
}

/** Opens a chart; returns the median CPU time of the page's thread from an input to the next frame, in milliseconds. */
async function interactionsOf(address: string, id: string): Promise<Record<string, number>> {
  const browser = await chromium.launch({ executablePath: haveBrowser(), args: LAUNCH_FLAGS });
  try {
    const view = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const client = await view.context().newCDPSession(view);
    await client.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async () => {
      const { metrics } = await client.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    };
    const medianOf = async (act: (at: number) => void) => {
      const times: number[] = [];
      for (let at = 0; at < ROUNDS; at += 1) {
        const before = await busy();
        await view.evaluate(`(${act})(${at})`);
        await view.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
        times.push((await busy()) - before);
      }
      return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
    };
    await view.goto(`${address}#${id}`);
    await view.locator('.canvas [data-path]').first().waitFor();
    return {
      'open the page': await busy(),
      'take a step': await medianOf(() => document.querySelector<HTMLElement>('.pan-run .options button')?.click()),
      zoom: await medianOf((at) => {
        const key = at % 2 === 0 ? '+' : '-';
        document.querySelector('.canvas')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }),
      pan: await medianOf((at) => {
        const key = at % 2 === 0 ? 'ArrowDown' : 'ArrowRight';
        document.querySelector('.canvas')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }),
      'select a state': await medianOf((at) => {
        const boxes = document.querySelectorAll<SVGElement>('.canvas [data-path]');
        boxes[at % boxes.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }),
      'zoom out to all of it': await medianOf((at) => {
        for (const key of at === 0 ? '-'.repeat(20) : at % 2 === 0 ? '-' : '+')
          document.querySelector('.canvas')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      }),
    };
  } finally {
    await browser.close();
  }
}
