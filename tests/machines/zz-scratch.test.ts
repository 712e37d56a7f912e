import { test } from 'vitest';
import { declared } from '../../src/atlas';
import { charts } from '../support/charts';
import { inTitles } from '../support/citations';
import { specified } from '../support/requirements';
test('x', () => {
  const meta = new Set(charts.flatMap(({ machine }) => declared(machine).states.flatMap(({ requirements }) => requirements)));
  const journeys = new Set(charts.flatMap(({ journeys }) => journeys.flatMap(({ requirements }) => requirements)));
  const titles = new Set(inTitles().filter(({ file }) => !file.endsWith('.journeys.ts')).map(({ id }) => id));
  for (const { id, area, kind, text } of specified) if (area === 'auth') {
    const m = meta.has(id), j = journeys.has(id), t = titles.has(id);
    if ((m && j) || (!m && kind !== 'flow' && t) ) continue;
    process.stdout.write(`${kind.padEnd(8)} ${m ? 'M' : '-'}${j ? 'J' : '-'}${t ? 'T' : '-'} ${id}  ${text.slice(0, 110)}\n`);
  }
});
