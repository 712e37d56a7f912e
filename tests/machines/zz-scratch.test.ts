import { Session } from 'node:inspector';
import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { counter, explore, missing, pairsOf, paths } from '../../src/atlas';
import { charts } from '../support/charts';
import { walk } from '../support/model-tier';

const cpu = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
test('x', () => {
  const ses = { post: (..._: unknown[]) => {} };
  const out: string[] = [];
  let total = 0;
  for (const { flow, machine, samples } of charts) {
    const a = cpu();
    const ex = explore(machine, samples);
    const b = cpu();
    const pairs = pairsOf(ex);
    const b2 = cpu();
    const ps = paths(ex, 'pairs');
    const c = cpu();
    const { add, tally } = counter(flow, 'm', ex.declared, pairs);
    for (const p of ps) walk(machine, p, add);
    const d = cpu();
    total += d - a;
    out.push(
      `${flow.padEnd(20)} places ${ex.places.length} edges ${ex.edges.length} pairs ${pairs.length} paths ${ps.length} steps ${ps.reduce((n, p) => n + p.steps.length, 0)} explore ${(b - a).toFixed(0)} pairs ${(b2 - b).toFixed(0)} paths ${(c - b2).toFixed(0)} walk ${(d - c).toFixed(0)} missing ${missing(tally()).length}`,
    );
  }
  ses.post('Profiler.stop', (_e, r) => writeFileSync('/tmp/s6/prof.json', JSON.stringify(r.profile)));
  process.stdout.write(out.join('\n') + `\ntotal places ${total}\n`);
}, 300000);
