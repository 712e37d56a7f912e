/** @module-tag extended */

import { describe, expect, test } from 'vitest';
import { declared, type Saved } from '../../../src/atlas';
import { FORMAT } from '../../../src/atlas/cli/formats';
import { generate } from '../../../src/atlas/cli/generate';
import { load } from '../../../src/atlas/cli/load';
import { optionsOf } from '../../../src/atlas/cli/options';
import { byGuard, recount, withoutIndex } from './recount';

type Sets = { covered: string[]; declared: string[] };
type Json = Saved & { coverage: Record<string, Sets> };

const charts = await load([
  'tests/atlas/shop/shop.machine.ts',
  'machines/identity/{login,session,sms-countdown,captcha,sign-in}/*.machine.ts',
]);
const strategies = [
  ['states'],
  ['transitions'],
  ['pairs'],
  ['random', '--walks', '5', '--steps', '30', '--seed', '7'],
].map((words) => ({
  strategy: words[0],
  args: ['--strategy', ...words],
}));

describe.each(charts)('JSON of $id', (chart) => {
  test.each(strategies)('by $strategy states the coverage that its steps reach on a real actor', ({ args }) => {
    const json: Json = JSON.parse(FORMAT.json([generate(chart, optionsOf(args))]));
    const counted = recount(chart.machine, json);
    const all = declared(chart.machine);
    const { states, transitions, guardSides, outcomes, delays, pairs } = json.coverage;
    expect(Object.keys(json)).toEqual(['machine', 'file', 'coverage', 'paths']);
    expect(Object.keys(json.coverage)).toEqual(['states', 'transitions', 'guardSides', 'outcomes', 'delays', 'pairs']);
    expect([...(states?.covered ?? [])].sort()).toEqual([...counted.states].sort());
    expect(withoutIndex(transitions?.covered ?? [])).toEqual([...counted.transitions].sort());
    expect(withoutIndex(pairs?.covered ?? [])).toEqual([...counted.pairs].sort());
    expect(byGuard(guardSides?.covered ?? [], all)).toEqual([...counted.guards].sort());
    expect([...(outcomes?.covered ?? [])].sort()).toEqual(
      [...counted.outcomes].filter((id) => outcomes?.declared.includes(id)).sort(),
    );
    expect([...(delays?.covered ?? [])].sort()).toEqual(
      [...counted.delays].filter((id) => delays?.declared.includes(id)).sort(),
    );
    expect(states?.declared).toEqual(all.states.map(({ id }) => id));
    expect(transitions?.declared).toEqual(all.transitions.map(({ id }) => id));
  });
});
