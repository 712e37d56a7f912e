/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import { countOf, draw, missingIn } from '../../src/atlas/draw';
import { charts } from '../harness/charts';
import { forest } from './forest';
import * as shapes from './shapes';

const machines = [...charts.map(({ machine }) => machine), ...Object.values(shapes), forest];

describe.each(machines.map((machine) => [machine.id, machine] as const))('%s', (_, machine) => {
  test('is drawn completely in every format', async () => {
    const drawing = await draw(machine);
    expect(drawing.svg).toMatch(/^<svg xmlns=/);
    expect(drawing.mermaid).toMatch(/^stateDiagram-v2\n/);
    const { states, transitions } = JSON.parse(drawing.json);
    expect({ states: states.length, transitions: transitions.length }).toEqual(
      (({ states, transitions }) => ({ states, transitions }))(countOf(machine.root)),
    );
  });
});

test('counts of the machine equal those counted by hand', () => {
  expect(countOf(shapes.everyKind.root)).toEqual({ states: 7, transitions: 17, lines: 10, inside: 7 });
  expect(countOf(shapes.manifold.root)).toEqual({ states: 12, transitions: 3, lines: 4, inside: 0 });
  expect(countOf(shapes.bare.root)).toEqual({ states: 0, transitions: 1, lines: 0, inside: 1 });
});

test('detects losses in each format', async () => {
  const machine = shapes.everyKind;
  const drawing = await draw(machine);
  const without = (part: string | RegExp) => (text: string) => text.replace(part, '');
  const lose = (change: Partial<typeof drawing>) => missingIn(machine, { ...drawing, ...change });
  expect(lose({})).toEqual([]);
  expect(lose({ svg: without(/ data-path="b"/)(drawing.svg) })).toEqual(['states in svg: 6 of 7']);
  expect(lose({ svg: without(/<path class="line"/)(drawing.svg) })).toEqual(['lines in svg: 9 of 10']);
  expect(lose({ svg: without(/ data-id="every-kind.a \| EMPTY \| 0"/)(drawing.svg) })).toEqual([
    'transitions in svg: 16 of 17',
  ]);
  expect(lose({ mermaid: without(/ {2}chart_a --> chart_b.*\n/)(drawing.mermaid) })).toEqual([
    'lines in mermaid: 9 of 10',
  ]);
  expect(lose({ mermaid: without(/ {4}· .*\n/)(drawing.mermaid) })).toEqual(['inside in mermaid: 6 of 7']);
  expect(lose({ scxml: without(/ *<final id="every-kind\..*\n/)(drawing.scxml) })).toEqual(['states in scxml: 6 of 7']);
  expect(lose({ scxml: without(/ *<transition event="EMPTY".*\n/)(drawing.scxml) })).toEqual([
    'transitions in scxml: 16 of 17',
  ]);
});

test('escapes names with a meaning in a format', async () => {
  const { svg, mermaid } = await draw(shapes.oddNames);
  expect(svg).toContain('<title>odd &lt;names&gt; &amp; &quot;more&quot;</title>');
  expect(svg).not.toContain('<script>');
  expect(mermaid).toContain('state "a b" as chart_a_b\n');
  expect(mermaid).toContain('state "a#95;b" as chart_a_b_\n');
  expect(mermaid).toContain('chart_end --> chart_class : a --#62; b #58; c\n');
});

test('a picture is light or dark by the reader’s preference', async () => {
  const { svg } = await draw(shapes.bare);
  const [light, dark] = svg.split('@media (prefers-color-scheme:dark)');
  expect(light).toContain('.ground{fill:#f3f6f1}');
  expect(dark).toContain('.ground{fill:#0c1411}');
});
