/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { picture } from '../../src/atlas';
import { MARGIN, TYPES } from '../../src/atlas/card';
import { type Area, type Box, type Laid, layout, type Point } from '../../src/atlas/layout';
import { widthOfText } from '../../src/atlas/measure';
import { readAs } from '../../src/atlas/page/app/levels';
import { samplesByTransition } from '../../src/atlas/page/chart-data';
import { charts, explored, touchedCharts } from '../harness/charts';
import { forest } from './forest';
import { manyRegions } from './hard/many-regions';
import { nestedParallel } from './hard/nested-parallel';
import { hardMachines } from './hard-machines';
import * as shapes from './shapes';

/** Seven regions, an exit from all of them, and events of the last one. */
const regions = (id: string, on = {}): AnyStateMachine => {
  const ring = { initial: 'one', on: { again: '.one' }, states: { one: { on: { go: 'two' } }, two: {} } };
  const states = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => [name, name === 'g' ? { ...ring, on } : ring]),
  );
  return createMachine({
    id,
    initial: 'work',
    states: { work: { type: 'parallel', on: { stop: 'home' }, states }, home: {} },
  });
};
const ways = [
  regions('apart'),
  regions('left', { leave: '#left.home' }),
  regions('joined', { join: '#joined.work.a.two' }),
];
const known = new Set<string>(charts.map(({ machine }) => machine.id));
const hard = hardMachines.map(({ machine }) => machine).filter(({ id }) => !known.has(id));
const machines = [
  ...charts.map(({ machine }) => machine),
  ...hard,
  ...Object.values(shapes),
  forest,
  manyRegions,
  nestedParallel,
  ...ways,
];

/** Returns the areas of text: measured lines in boxes, and labels of transitions. */
const writtenIn = ({ boxes, edges }: Laid): { of: string; area: Area }[] => [
  ...boxes.flatMap(({ path, x, y, rows }) =>
    rows.map(({ kind, text, y: below }) => {
      const { size, face } = TYPES[kind];
      return {
        of: `state ${path}`,
        area: { x: x + MARGIN.x, y: y + below - size * 0.75, width: widthOfText(text, size, face), height: size * 0.9 },
      };
    }),
  ),
  ...edges.filter(({ lines }) => lines.length > 0).map(({ id, label }) => ({ of: `transition ${id}`, area: label })),
];

/** Returns whether a label is too far from its line to be associated with it. */
const isBeside = (line: Point[] | undefined, { x, y, width, height }: Area): boolean =>
  line !== undefined &&
  !line.some(
    (point, at) =>
      at > 0 && isUnder({ x: x - 8, y: y - 8, width: width + 16, height: height + 16 }, line[at - 1] ?? point, point),
  );

/** Returns the lines that cross foreign text. */
function overText(laid: Laid): string[] {
  const written = writtenIn(laid);
  const lines = [
    ...laid.beginnings.map(({ path, points }) => ({ of: `beginning ${path}`, points })),
    ...laid.edges.flatMap(({ id, lines }) => lines.map((points) => ({ of: `transition ${id}`, points }))),
  ];
  return lines.flatMap(({ of, points }) =>
    written
      .filter(
        (text) =>
          text.of !== of && points.some((point, at) => at > 0 && isUnder(text.area, points[at - 1] ?? point, point)),
      )
      .map((text) => `${of} over ${text.of}`),
  );
}
const isUnder = ({ x, y, width, height }: Area, a: Point, b: Point): boolean =>
  Math.min(a.x, b.x) < x + width - 1 &&
  Math.max(a.x, b.x) > x + 1 &&
  Math.min(a.y, b.y) < y + height - 1 &&
  Math.max(a.y, b.y) > y + 1;

const meet = (a: Area, b: Area): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const holds = (outer: Area, inner: Area): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
const isWithin = (inner: Box, outer: Box): boolean => outer.path === '' || inner.path.startsWith(`${outer.path}.`);
const couples = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((first, at) => all.slice(at + 1).map((other): [T, T] => [first, other]));

/**
 * Returns the illegible parts: boxes that overlap or leave their parent, and labels on boxes, on one another or
 * outside.
 */
function faults({ boxes, edges, width, height }: Laid): string[] {
  const leaves = boxes.filter((box) => !boxes.some((other) => other !== box && isWithin(other, box)));
  const labels = edges.filter(({ lines }) => lines.length > 0);
  return [
    ...couples(boxes).flatMap(([a, b]) => {
      const [outer, inner] = isWithin(a, b) ? [b, a] : [a, b];
      if (isWithin(inner, outer)) return holds(outer, inner) ? [] : [`${inner.path} is not within ${outer.path}`];
      return meet(a, b) ? [`${a.path} and ${b.path} overlap`] : [];
    }),
    ...labels.flatMap(({ id, label }) =>
      leaves.filter((box) => meet(box, label)).map(({ path }) => `what is said on ${id} covers ${path}`),
    ),
    ...couples(labels).flatMap(([a, b]) => (meet(a.label, b.label) ? [`${a.id} covers ${b.id}`] : [])),
    ...labels.flatMap(({ id, label }) => (holds({ x: 0, y: 0, width, height }, label) ? [] : [`${id} is outside`])),
  ];
}

function onEdgeOf(area: Area | undefined, at: Point | undefined): boolean {
  if (!area || !at) return false;
  const left = at.x - area.x;
  const top = at.y - area.y;
  const right = area.width - left;
  const bottom = area.height - top;
  return Math.abs(Math.min(left, top, right, bottom)) <= 1;
}

describe.each(machines.map((machine) => [machine.id, machine] as const))('layout of %s', (_, machine) => {
  test('positions everything between its ends, without overlaps', async () => {
    const chartPicture = picture(machine);
    const laid = await layout(chartPicture);
    expect(faults(laid)).toEqual([]);
    const boxOf = new Map(laid.boxes.map((box) => [box.path, box]));
    const astray = chartPicture.transitions.flatMap(({ id, source, targets }, at) => {
      const edge = laid.edges[at];
      const [from, ...to] = [source, ...targets].map((path) => boxOf.get(path));
      const ends = to.map((box, nth) => onEdgeOf(edge?.cut ? edge.label : box, edge?.lines[nth]?.at(-1)));
      const begins = edge?.lines.map(([first]) => onEdgeOf(from, first));
      return edge?.id === id && edge.lines.length === targets.length && [...ends, ...(begins ?? [])].every(Boolean)
        ? []
        : [id];
    });
    expect(astray).toEqual([]);
    expect(overText(laid)).toEqual([]);
    expect(laid.edges.flatMap(({ id, lines, label, cut }) => (isBeside(lines[0], label) && !cut ? [id] : []))).toEqual(
      [],
    );
  });
});

describe.each(touchedCharts.map((chart) => [chart.flow, chart] as const))('levels of %s', (_, chart) => {
  test('has no line over text for testers and product, in both languages', async () => {
    const readable = { words: chart.words, told: samplesByTransition(explored(chart)) };
    const chartPicture = picture(chart.machine);
    for (const [level, language] of [
      ['qa', 'en'],
      ['qa', 'bn'],
      ['product', 'bn'],
      ['product', 'en'],
    ] as const) {
      const laid = await layout(readAs(level, chartPicture, readable, language));
      expect([...overText(laid), ...faults(laid)], `${level} ${language}`).toEqual([]);
    }
  });
});

test('stacks detached regions in rows; lays out connected ones together', async () => {
  const shapeOf = async (machine: AnyStateMachine) => {
    const { width, height } = await layout(picture(machine));
    return width / height;
  };
  const apart = await shapeOf(regions('apart'));
  const left = await shapeOf(regions('left', { leave: '#left.home' }));
  expect(apart).toBeLessThan(1.5);
  expect(left).toBeGreaterThan(1.8);
});

test('measures spacing vowel signs of Bengali, and no others', () => {
  expect(widthOfText('কা', 10)).toBeGreaterThan(widthOfText('ক', 10));
  expect(widthOfText('কু', 10)).toBe(widthOfText('ক', 10));
});

test('lays out a chart reproducibly', async () => {
  const chartPicture = picture(shapes.kinship);
  expect(await layout(chartPicture)).toEqual(await layout(chartPicture));
});

test('cuts a long line in a large chart, and names its target', async () => {
  const { edges } = await layout(picture(forest));
  const cut = edges.filter((edge) => edge.cut);
  expect(cut).not.toHaveLength(0);
  expect(cut.find(({ id }) => id === 'forest.t1 | jump | 0')?.label.lines.map(({ text }) => text)).toEqual([
    'jump',
    '→ t7.root.low.low',
  ]);
  expect((await layout(picture(shapes.kinship))).edges.filter((edge) => edge.cut)).toEqual([]);
});
