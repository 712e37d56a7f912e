/** @module-tag extended */

import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { counter, declared } from '../../src/atlas';
import { TYPES } from '../../src/atlas/card';
import { type Chart, load } from '../../src/atlas/cli/load';
import { LABEL } from '../../src/atlas/label';
import { page } from '../../src/atlas/page';
import { atlasMachine } from '../../src/atlas/page/app/atlas.machine';
import {
  centred,
  clamped,
  contains,
  fitting,
  following,
  neighbour,
  opening,
  overlap,
  showing,
  viewOf,
  zoomed,
} from '../../src/atlas/page/app/camera';
import { SHEET, tilesOf } from '../../src/atlas/page/app/tiles';
import { textsIn } from '../../src/atlas/page/app/words';
import { dataOf } from '../../src/atlas/page/packed';

describe('page', () => {
  let charts: Chart[];
  let html: string;
  const extras = () => {
    const chart = charts[0];
    if (!chart) throw new Error('There is no chart.');
    const tallies = ['model', 'browser'].map((tier) => counter(chart.name, tier, declared(chart.machine)).tally());
    return { tallies, requirements: [{ id: 's1.end', text: 'A sentence with </script> in it.' }] };
  };
  beforeAll(async () => {
    charts = await load(['machines/identity/{captcha,sms-countdown}/*.machine.ts']);
    html = await page(charts, extras());
  });

  test.each(['production', 'development', 'test', undefined])(
    'is identical on each build, with NODE_ENV %s',
    async (kind) => {
      vi.stubEnv('NODE_ENV', kind);
      const again = await page(charts, extras()).finally(() => vi.unstubAllEnvs());
      expect(createHash('sha256').update(again).digest('hex')).toBe(createHash('sha256').update(html).digest('hex'));
    },
  );

  test('contains every chart with tiers and paths, and its machine as a module of its own', () => {
    const data = dataOf(html);
    expect(data.charts.map(({ key }) => key)).toEqual(['captcha', 'sms-countdown']);
    expect(data.charts[0]?.tiers.map(({ tier, covered }) => [tier, covered])).toEqual([
      ['model', 0],
      ['browser', 0],
      ['all', 0],
    ]);
    expect(data.charts[1]?.tiers).toEqual([]);
    expect(data.charts[1]?.paths.length).toBeGreaterThan(0);
    expect(data.requirements).toEqual([{ id: 's1.end', text: 'A sentence with </script> in it.' }]);
  });

  test('needs no network, runs one script only, and contains no local path', () => {
    const markup = html.replace(/(<script[^>]*>).*?(<\/script>)/gs, '$1$2');
    expect(markup).not.toMatch(/(?:src|href)="(?!data:)/);
    const script = /<script type="module">(.*)<\/script>/s.exec(html)?.[1] ?? '';
    expect({
      namesAFolder: (html + JSON.stringify(dataOf(html))).includes(process.cwd()),
      endsEarly: script.includes('</script'),
    }).toEqual({
      namesAFolder: false,
      endsEarly: false,
    });
    expect(markup).toContain(`script-src 'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(markup).toContain("default-src 'none'");
  });

  test('has the code that lays out charts for a worker, and not in its script', () => {
    const script = /<script type="module">(.*)<\/script>/s.exec(html)?.[1] ?? '';
    const worker = /<script type="text\/plain" id="layout">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const code = gunzipSync(Buffer.from(worker, 'base64')).toString();
    expect([script, code].map((text) => text.includes('org.eclipse.elk'))).toEqual([false, true]);
    expect(html).toContain('worker-src blob:');
  });
});

describe('machine of the page', () => {
  const started = (place = {}, isReview = false) => {
    const clock = new SimulatedClock();
    const actor = createActor(atlasMachine, {
      clock,
      input: { place: { chart: 'lift', steps: ['a', 'b', 'c'], at: 1, ...place }, folds: {}, isReview },
    }).start();
    return { actor, clock, place: () => actor.getSnapshot().context.place, value: () => actor.getSnapshot().value };
  };

  test('plays a step per beat until the last one', () => {
    const { actor, clock, place, value } = started();
    actor.send({ type: 'play.toggled' });
    clock.increment(900);
    expect([place().at, value()]).toEqual([2, { playback: 'playing', panel: 'run', source: 'own' }]);
    clock.increment(900);
    expect([place().at, value()]).toEqual([3, { playback: 'still', panel: 'run', source: 'own' }]);
    actor.send({ type: 'play.toggled' });
    expect(place().at).toBe(0);
    actor.send({ type: 'play.toggled' });
    clock.increment(5_000);
    expect(place().at).toBe(0);
  });

  test('drops later steps when another is added', () => {
    const { actor, place } = started();
    actor.send({ type: 'option.chosen', token: 'z' });
    expect(place()).toMatchObject({ steps: ['a', 'z'], at: 2 });
    actor.send({ type: 'step.chosen', at: -1 });
    expect(place().at).toBe(0);
    actor.send({ type: 'step.chosen', at: 9 });
    expect(place().at).toBe(2);
  });

  test('starts a path from the beginning, with its input', () => {
    const { actor, place, value } = started({ input: 'one' });
    actor.send({ type: 'path.chosen', path: { input: 'two', steps: ['x'] } });
    expect(place()).toMatchObject({ input: 'two', steps: ['x'], at: 0 });
    expect(value()).toEqual({ playback: 'playing', panel: 'run', source: 'own' });
    actor.send({ type: 'input.chosen', input: 'three' });
    expect(place()).toMatchObject({ input: 'three', steps: [], at: 0 });
  });

  test('opens the panel that the address names, then the last selected one', () => {
    expect(started({ state: 'open' }).value()).toMatchObject({ panel: 'state' });
    const { actor, place, value } = started({ state: 'open', requirement: 's1' });
    expect(value()).toMatchObject({ panel: 'spec' });
    actor.send({ type: 'state.chosen', path: 'shut' });
    expect([place().state, value()]).toMatchObject(['shut', { panel: 'state' }]);
    actor.send({ type: 'state.chosen' });
    actor.send({ type: 'requirement.chosen', id: 's2' });
    expect([place().state, place().requirement, value()]).toMatchObject([undefined, 's2', { panel: 'spec' }]);
    for (const panel of ['run', 'state', 'spec', 'notes', 'changes'] as const) {
      actor.send({ type: 'panel.chosen', panel });
      expect(value()).toMatchObject({ panel });
    }
  });

  test('opens the changes in a comparison, unless the address names another panel', () => {
    expect(started({ steps: [] }, true).value()).toMatchObject({ panel: 'changes' });
    expect(started({}, true).value()).toMatchObject({ panel: 'run' });
    expect(started({ steps: [], state: 'open' }, true).value()).toMatchObject({ panel: 'state' });
    expect(started({ change: 'state open' }).value()).toMatchObject({ panel: 'changes' });
  });

  test('selects a note and its state; the next note refers to the current selection', () => {
    const { actor, place, value } = started({ requirement: undefined });
    actor.send({ type: 'states.folded', paths: ['open', 'wide'] });
    actor.send({ type: 'note.chosen', note: 'n1', state: 'open.ajar' });
    expect([place(), value()]).toMatchObject([{ note: 'n1', state: 'open.ajar' }, { panel: 'notes' }]);
    expect(actor.getSnapshot().context.folded).toEqual(['wide']);
    actor.send({ type: 'state.chosen', path: 'shut' });
    expect([place(), value()]).toMatchObject([{ note: undefined, state: 'shut' }, { panel: 'notes' }]);
    expect(started({ note: 'n1', state: 'open' }).value()).toMatchObject({ panel: 'notes' });
  });

  test('selects a change: unfolds what contains it, displays changes and deselects the state', () => {
    const { actor, place, value } = started({ state: 'open', changes: 'off' });
    actor.send({ type: 'states.folded', paths: ['shut', 'open'] });
    actor.send({ type: 'change.chosen', key: 'state shut', path: 'shut.locked' });
    expect([place(), value()]).toMatchObject([
      { change: 'state shut', changes: undefined, state: undefined },
      { panel: 'changes' },
    ]);
    expect(actor.getSnapshot().context.folded).toEqual(['open']);
    actor.send({ type: 'state.chosen', path: 'shut' });
    expect(place()).toMatchObject({ change: undefined, state: 'shut' });
    actor.send({ type: 'change.chosen', key: 'state shut' });
    actor.send({ type: 'changes.toggled' });
    expect(place()).toMatchObject({ change: undefined, changes: 'off' });
    actor.send({ type: 'changes.toggled' });
    expect(place().changes).toBeUndefined();
    actor.send({ type: 'change.chosen', key: 'state shut' });
    actor.send({ type: 'change.chosen' });
    expect(place().change).toBeUndefined();
  });

  test('carries display options over to the next chart, unless the address sets them', () => {
    const { actor, place } = started();
    actor.send({ type: 'room.toggled' });
    actor.send({ type: 'level.chosen', level: 'product' });
    actor.send({ type: 'sort.chosen', sort: 'size' });
    actor.send({ type: 'sides.chosen', sides: 'apart' });
    actor.send({ type: 'address.changed', place: { chart: 'other', steps: [], at: 0 } });
    const options = { room: 'on', sides: 'apart', level: 'product', sort: 'size' };
    expect(place()).toEqual({ chart: 'other', steps: [], at: 0, ...options });
    actor.send({ type: 'address.changed', place: { chart: 'third', steps: [], at: 0, level: 'engineer' } });
    expect(place()).toMatchObject({ level: 'engineer', room: 'on' });
    actor.send({ type: 'room.toggled' });
    expect(place().room).toBeUndefined();
  });

  test('unfolds on opening another chart, and not on the same one', () => {
    const { actor, place } = started();
    actor.send({ type: 'states.folded', paths: ['a'] });
    actor.send({ type: 'address.changed', place: { ...place(), at: 0 } });
    expect(actor.getSnapshot().context.folded).toEqual(['a']);
    actor.send({ type: 'address.changed', place: { chart: 'other', steps: [], at: 0 } });
    expect(actor.getSnapshot().context.folded).toEqual([]);
  });
});

describe('camera', () => {
  const size = { width: 1000, height: 500 };
  const whole = { width: 4000, height: 1000 };
  const middleOf = ({ x, y, zoom }: { x: number; y: number; zoom: number }) => [
    x + size.width / zoom / 2,
    y + size.height / zoom / 2,
  ];

  test('fits everything, or what is legible', () => {
    expect(middleOf(fitting(whole, size))).toEqual([2000, 500]);
    expect(fitting({ width: 100, height: 100 }, size).zoom).toBe(1);
    const at = { x: 1900, y: 400, width: 200, height: 200 };
    expect(opening(whole, size, at).zoom).toBe(11 / 12);
    expect(opening({ width: 900, height: 400 }, size, at).zoom).toBe(1);
    expect(opening(whole, { width: 360, height: 380 }, at).zoom).toBe(1);
  });

  test('never opens with text below eleven pixels, and zooms as far in while following', () => {
    const smallest = Math.min(LABEL.size, ...Object.values(TYPES).map((type) => type.size));
    for (const width of [360, 768, 1280]) {
      const { zoom } = opening(whole, { width, height: 500 }, { x: 0, y: 0, width: 100, height: 100 });
      expect(zoom * smallest, `${width}`).toBeGreaterThanOrEqual(11);
    }
    const at = { x: 1900, y: 400, width: 200, height: 200 };
    const near = following(at, fitting(whole, size), size);
    expect([near.zoom, middleOf(near)]).toEqual([11 / 12, [2000, 500]]);
    expect(following(at, { ...near, zoom: 2 }, size).zoom).toBe(2);
  });

  test('prints on one page if legible, or else on several that cover everything', () => {
    expect(tilesOf({ width: 1200, height: 800 })).toEqual([{ x: 0, y: 0, width: 1200, height: 800 }]);
    const tiles = tilesOf({ width: 5000, height: 2500 });
    expect(tiles.every((tile) => SHEET.width / tile.width >= 0.75 && SHEET.height / tile.height >= 0.75)).toBe(true);
    const holds = (x: number, y: number) =>
      tiles.some((tile) => tile.x <= x && x <= tile.x + tile.width && tile.y <= y && y <= tile.y + tile.height);
    for (const x of [0, 1385, 1390, 4999])
      for (const y of [0, 879, 881, 2499]) expect(holds(x, y), `${x}, ${y}`).toBe(true);
  });

  test('keeps the point under the pointer, and the chart in sight', () => {
    const before = centred({ x: 1000, y: 400, width: 10, height: 10 }, size, 1);
    const after = zoomed(before, 2, { x: 100, y: 50 });
    expect([after.x + 100 / 2, after.y + 50 / 2]).toEqual([before.x + 100, before.y + 50]);
    expect(clamped({ x: 99_999, y: -99_999, zoom: 1 }, whole, size)).toEqual({ x: 3024, y: -24, zoom: 1 });
  });

  test('moves only to invisible areas; to the start of an oversized one', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(showing({ x: 10, y: 10, width: 10, height: 10 }, camera, size)).toBe(camera);
    expect(middleOf(showing({ x: 1500, y: 600, width: 100, height: 100 }, camera, size))).toEqual([1550, 650]);
    expect(showing({ x: 1500, y: 600, width: 3000, height: 3000 }, camera, size)).toMatchObject({ x: 1488, y: 588 });
  });

  test('tells areas within the view from those that reach into it and those outside', () => {
    const view = viewOf({ x: 100, y: 50, zoom: 2 }, size);
    expect(view).toEqual({ x: 100, y: 50, width: 500, height: 250 });
    const at = (x: number) => ({ x, y: 60, width: 100, height: 40 });
    expect([150, 550, 600, 0].map((x) => [contains(view, at(x)), overlap(view, at(x))])).toEqual([
      [true, true],
      [false, true],
      [false, false],
      [false, false],
    ]);
  });

  test('finds the next state in a direction, if any', () => {
    const at = (x: number, y: number) => ({ x, y, width: 100, height: 40 });
    const left = at(0, 0);
    const right = at(200, 30);
    const far = at(500, 0);
    const below = at(0, 100);
    const all = [left, right, far, below];
    expect(neighbour(all, left, 'ArrowRight')).toBe(right);
    expect(neighbour(all, left, 'ArrowDown')).toBe(below);
    expect(neighbour(all, right, 'ArrowLeft')).toBe(left);
    expect(neighbour(all, left, 'ArrowUp')).toBeUndefined();
  });
});

test('formats counts in the words and digits of the language, and rounds no share up', () => {
  const counts = { states: 1, transitions: 12, paths: 2 };
  expect(textsIn('en').counts(counts)).toBe('1 state · 12 transitions · 2 paths');
  expect(textsIn('en').counts({ removed: 2 })).toBe('2 removed');
  expect(textsIn('bn').counts({ added: 1, changed: 3 })).toBe('১টি যোগ · ৩টি বদল');
  expect(textsIn('bn').counts(counts)).toBe('১টি অবস্থা · ১২টি রূপান্তর · ২টি পথ');
  expect(textsIn('en').percent(999, 1000)).toBe('99%');
  expect(textsIn('en').percent(0, 0)).toBe('100%');
});
