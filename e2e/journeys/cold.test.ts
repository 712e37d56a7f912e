import { expect, test } from 'vitest';
import { theBrowser } from '../support/browser';
import { faultsAtBoth, NARROW, opensCold } from '../support/cold';
import { destinations } from '../support/destinations';
import { layoutFaults } from '../support/layout';
import { Tester } from '../support/tester';

const shared = opensCold(destinations.screensAndDialogs());

test.each([
  [['maintenance', 'on'], ['maintenance', 'off'], 'maintenance.title'],
  [['region', 'block', 'BD'], ['region', 'allow', 'BD'], 'restricted.title'],
])('nothing is cut off, too small or without its style where the portal is closed: %s', async (close, open, title) => {
  const { gateway } = shared();
  await gateway.ops(...close);
  const tester = await Tester.arrives(gateway, { language: 'bn', width: NARROW });
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
  const page = await (await theBrowser()).newPage({ viewport: { width: NARROW, height: 800 } });
  await page.setContent(`<style>.cut { width: 100px; overflow: hidden } .wide { width: 500px } .dot { width: 20px; height: 20px; padding: 0 }
      .card { width: 100px; border: 1px solid; white-space: nowrap }</style>
    <div class="card"><b>${'Beside '.repeat(4)}</b></div>
    <div class="cut"><button class="wide">Half of it</button></div>
    <button class="dot strange" aria-label="Dot"></button>
    <p style="white-space: nowrap">${'It goes on and on. '.repeat(8)}</p>`);
  const faults = (await layoutFaults(page)).join('\n');
  await page.close();
  for (const fault of [
    'html "" scrolls',
    'button.wide "Half of it" is cut off by 400 px',
    'p "It goes on',
    'b "Beside Beside Beside Beside" stands beside its box',
    '"Dot" is a target of 20 by 20 px',
  ])
    expect(faults).toContain(fault);
  for (const fault of ['the class strange has no rule', 'the style sheet of every page is not the first']) expect(faults).toContain(fault);
});
