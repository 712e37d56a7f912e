import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { LoggedIn } from '../../src/contract';
import { destinations } from '../support/destinations';
import { type RunningGateway, startGateway } from '../support/gateway';
import { layoutFaults, puzzleFaults } from '../support/layout';
import { Tester } from '../support/tester';
import { logInAt } from '../support/wire';

const all = await destinations();
/** Px. */
const [NARROW, WIDE] = [360, 1280];

let browser: Browser;
let gateway: RunningGateway;
const sessions = new Map<string, LoggedIn>();

beforeAll(async () => {
  [browser, gateway] = await Promise.all([chromium.connect(inject('shared').browser), startGateway()]);
  await gateway.ops('flag', 'SLIDEVERIF', 'off');
  for (const who of ['player', 'agent']) sessions.set(who, await logInAt(gateway, who));
  await gateway.ops('flag', 'SLIDEVERIF', 'on');
  await gateway.ops('flag', 'REGCAPTCHA', 'off');
});
afterAll(async () => {
  await gateway?.stop();
  await browser?.close();
});

/** What is wrong at each width, with the width before it. */
async function faultsAtBoth(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [NARROW, WIDE]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...[...(await layoutFaults(page)), ...(await puzzleFaults(page))].map((fault) => `${width} px: ${fault}`));
  }
  return found;
}

/** Each alone, in a browser that has been nowhere: what another destination brought along would hide what is missing here. */
describe.concurrent('opened cold', () => {
  test.for(all.map((one) => [one.name, one] as const))(
    '%s: nothing is cut off, too small or without its style',
    async ([, destination], { expect }) => {
      const tester = await Tester.arrives(browser, gateway, { language: 'bn', width: NARROW });
      const { page, edge, errors } = tester;
      const { path, as, status = 200, leadOn } = destination;
      const session = sessions.get(as ?? '');
      try {
        if (session) await tester.keepsSession(session);
        const reply = await tester.opens(path);
        expect(reply?.status()).toBe(status);
        await edge.rests();
        if (leadOn) {
          await leadOn(tester);
          await edge.rests();
        }
        expect(await faultsAtBoth(page)).toEqual([]);
        expect(errors).toEqual([]);
      } finally {
        await tester.leaves();
      }
    },
  );
});

test.each([
  [['maintenance', 'on'], ['maintenance', 'off'], 'maintenance.title'],
  [['region', 'block', 'BD'], ['region', 'allow', 'BD'], 'restricted.title'],
])('nothing is cut off, too small or without its style where the portal is closed: %s', async (close, open, title) => {
  await gateway.ops(...close);
  const tester = await Tester.arrives(browser, gateway, { language: 'bn', width: NARROW });
  try {
    await tester.page.goto('/');
    await tester.screen.sees('heading', title);
    await tester.edge.rests();
    expect(await faultsAtBoth(tester.page)).toEqual([]);
  } finally {
    await tester.leaves();
    await gateway.ops(...open);
  }
});

test('what is cut off, too small, out of order or without its style is found', async () => {
  const page = await browser.newPage({ viewport: { width: NARROW, height: 800 } });
  await page.setContent(`<style>.cut { width: 100px; overflow: hidden } .wide { width: 500px } .dot { width: 20px; height: 20px; padding: 0 }</style>
    <div class="cut"><button class="wide">Half of it</button></div>
    <button class="dot strange" aria-label="Dot"></button>
    <p style="white-space: nowrap">${'It goes on and on. '.repeat(8)}</p>`);
  const faults = (await layoutFaults(page)).join('\n');
  await page.close();
  for (const fault of [
    'html "" scrolls',
    'button.wide "Half of it" is cut off by 400 px',
    'p "It goes on',
    '"Dot" is a target of 20 by 20 px',
  ])
    expect(faults).toContain(fault);
  for (const fault of ['the class strange has no rule', 'the style sheet of every page is not the first']) expect(faults).toContain(fault);
});
