import { expect, test } from 'vitest';
import { theBrowser } from '../../harness/browser';
import { faultsEverywhere, GATE_DESTINATIONS, NARROW, opensCold } from '../../harness/cold';
import { destinations } from '../../harness/destinations';
import { layoutFaults, unseenFocuses } from '../../harness/layout';
import { IN_GATE } from '../../harness/looks';
import { Tester } from '../../harness/tester';

const shared = opensCold(destinations.screensAndDialogs());

test('every destination listed for the gate exists', IN_GATE, async () => {
  const all = [...destinations.screensAndDialogs(), ...(await destinations.pages()), ...destinations.parts()];
  const names = all.map(({ name }) => name);
  expect(GATE_DESTINATIONS.filter((name) => !names.includes(name))).toEqual([]);
});

test.each([
  [['maintenance', 'on'], ['maintenance', 'off'], 'maintenance.title'],
  [['region', 'block', 'BD'], ['region', 'allow', 'BD'], 'restricted.title'],
])('nothing is cut off, too small or unstyled where the portal is closed: %s', async (close, open, title) => {
  const { gateway } = shared();
  await gateway.ops(...close);
  const tester = await Tester.arrives(gateway, { language: 'bn', width: NARROW });
  try {
    await tester.page.goto('/');
    await tester.screen.sees('heading', title);
    await tester.edge.rests();
    expect(await faultsEverywhere(tester)).toEqual([]);
  } finally {
    await tester.leaves();
    await gateway.ops(...open);
  }
});

/** Faults of these elements on a page of their own, by these rules. */
async function faultsOf(style: string, body: string, looks = layoutFaults): Promise<string> {
  const page = await (await theBrowser()).newPage({ viewport: { width: NARROW, height: 800 } });
  await page.setContent(
    `<style>body { font: 16px/1.5 sans-serif } .thumb { min-height: 44px; min-width: 44px } ${style}</style>${body}`,
  );
  const faults = (await looks(page)).join('\n');
  await page.close();
  return faults;
}

test.each([
  ['.wide { width: 500px }', '<div class="wide">Wide</div>', 'html "" scrolls sideways'],
  [
    '.wide { width: 500px; overflow-x: auto } .thumb { width: 900px }',
    '<div class="wide" data-sideways><button class="thumb">Beyond</button></div>',
    'html "" scrolls sideways',
  ],
  [
    '.row { height: 20px; overflow: auto } .thumb { width: 900px }',
    '<div class="row" data-sideways><button class="thumb">Beyond</button></div>',
    'div.row "Beyond" scrolls sideways and down',
  ],
  ['p { white-space: nowrap }', `<p>${'It goes on and on. '.repeat(8)}</p>`, 'p "It goes on and on.'],
  [
    '.cut { width: 100px; overflow: hidden } .wide { width: 500px }',
    '<div class="cut"><button class="thumb wide">Half of it</button></div>',
    'is cut off by 400 px',
  ],
  ['.low { height: 12px; overflow: hidden }', '<p class="low">Half as high</p>', 'p.low "Half as high" is cut off by'],
  [
    '.card { width: 100px; border: 1px solid; white-space: nowrap }',
    `<div class="card"><b>${'Beside '.repeat(4)}</b></div>`,
    'b "Beside Beside Beside Beside" stands beside its box',
  ],
  [
    '.card { height: 10px; border: 1px solid }',
    '<div class="card">Below its box</div>',
    'div.card "Below its box" stands beside its box',
  ],
  [
    '.card { width: 100px; border: 1px solid } .wide { width: 150px; background: red }',
    '<div class="card"><p class="wide">Wide</p></div>',
    'p.wide "Wide" stands beside its box by 4',
  ],
  [
    '.up { margin-top: -2em }',
    '<p>Covered</p><p class="up">Above</p>',
    'p "Covered" and p.up "Above" are text over text',
  ],
  [
    '.sum { position: relative } .sum b { position: absolute; left: 6px; top: 12px }',
    '<p class="sum"><b>Taka</b><input class="thumb" aria-label="Sum" value="1,000,000"></p>',
    'input.thumb "Sum" and b "Taka" are text over text',
  ],
  [
    '.badge { position: absolute; left: 30px; top: 10px; background: red }',
    '<p>It has a badge</p><b class="badge">3</b>',
    'are text over text',
  ],
  [
    '.frame { width: 100px; height: 100px; border: 1px solid } .piece { position: relative; left: 80px; width: 40px; height: 40px }',
    '<div class="frame"><svg class="piece"></svg></div>',
    'svg.piece "" is out of its frame, div.frame "", by 19 px',
  ],
  [
    '.dot { width: 20px; height: 20px; padding: 0 }',
    '<button class="dot" aria-label="Dot"></button>',
    '"Dot" is a target of 20 by 20 px',
  ],
  [
    '.row { height: 30px; width: 100px; display: block; position: relative } .row::after { content: ""; position: absolute; inset: -7px 0 }',
    '<button class="row">One</button><button class="row">Another</button>',
    'button.row "One" is a target of 89 by 30 px',
  ],
  ['p { font-size: 12px }', '<p>It is <a href="/there">there</a></p>', 'a "there" is a target of'],
  [
    '.over { position: absolute; inset: 0 0 auto; height: 100px; background: red }',
    '<button class="thumb">Covered</button><div class="over"></div>',
    'button.thumb "Covered" is a target that lies under div.over',
  ],
  ['', '<p class="strange">Text</p>', 'the class strange has no rule'],
  ['', '<p>Text</p>', 'the style sheet of every page is not the first'],
])('detects a layout fault: %s %s', async (style, body, fault) => {
  expect(await faultsOf(style, body)).toContain(fault);
});

test('does not report a row with horizontal scrolling [own.game-browse.row]', async () => {
  const faults = await faultsOf(
    '.row { display: flex; overflow-x: auto } .row .thumb { flex: none; width: 300px }',
    '<div class="row" data-sideways><button class="thumb">One</button><button class="thumb">Two</button></div>',
  );
  expect(faults).not.toContain('sideways');
  expect(faults).not.toContain('is cut off');
});

test('does not report covered or hidden elements, or targets enlarged by label or margin', async () => {
  const style = `.dot { position: relative; width: 20px; height: 20px; margin: 20px; padding: 0 }
    .dot::after { content: ""; position: absolute; inset: -12px } .tall { display: block }
    .over { position: fixed; inset: 0 0 auto; height: 200px; background: white } .gone { opacity: 0 }
    .ground { position: relative; overflow: hidden; height: 60px } .land { position: absolute; left: -50px; width: 800px; height: 60px }`;
  const body = `<p>Under it</p><button class="dot" aria-label="Dot"></button>
    <label class="thumb tall"><input type="checkbox"> A word</label><p><b class="gone">Nothing</b></p>
    <div class="ground"><svg class="land"></svg></div><div role="dialog" class="over">Over it</div>`;
  expect(await faultsOf(style, body)).toBe('the style sheet of every page is not the first');
});

test.each([
  [
    '.blind:focus-visible { outline: none }',
    '<button class="thumb blind">Blind</button>',
    'looks the same with the focus and without',
  ],
  [
    '.tight { width: fit-content; overflow: hidden } .thumb:focus-visible { outline: 3px solid; outline-offset: 2px }',
    '<div class="tight"><button class="thumb">Tight</button></div>',
    'has a ring round it that is cut off at 4 sides',
  ],
  ['.thumb:focus-visible { outline: 3px solid }', '<button class="thumb">Seen</button>', ''],
])('reports a focus only if it is invisible or cut off: %s', async (style, body, fault) => {
  const faults = await faultsOf(style, body, unseenFocuses);
  if (fault) expect(faults).toContain(fault);
  else expect(faults).toBe('');
});
