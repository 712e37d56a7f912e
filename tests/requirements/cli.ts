import { parseArgs } from 'node:util';
import { PARTS } from '../support/requirements';
import { type Entry, isOpen, ledger } from './ledger';
import { sabotage } from './sabotage/sabotage';

/**
 * `npm run requirements`: each requirement of the specification, its kind, and the tests that show it. `--missing`: those that none
 * shows, each with the part that brings it; fails where something is neither shown nor listed. `--json`: the same as data.
 * `--sabotage N --seed S`: breaks what N of them are about in a copy, and tells which tests notice; fails below 95 of a hundred.
 * `--of ID`, more than once: only these.
 */
const { values } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string', multiple: true, default: [] },
  },
});
const all = ledger();
if (values.sabotage || values.of.length > 0) {
  const isEnough = await sabotage(all, { count: Number(values.sabotage ?? 0), seed: Number(values.seed), ids: values.of });
  process.exitCode = isEnough ? 0 : 1;
} else {
  const chosen = values.missing ? all.filter(({ missing }) => missing.length > 0) : all;
  console.log(values.json ? JSON.stringify(chosen.map(asData), null, 1) : [...chosen.map(asText), summary()].join('\n'));
  if (values.missing && all.some(isOpen)) process.exitCode = 1;
}

function asData({ id, area, kind, text, shown, missing, later }: Entry) {
  return { id, area, kind, text, shown: shown.map(({ tier, file, title }) => ({ tier, file, title })), missing, later };
}

function asText(entry: Entry): string {
  const { id, kind, shown, missing } = entry;
  if (missing.length > 0) return `${id}  ${kind}  ${comes(entry)}`;
  return [`${id}  ${kind}`, ...shown.map(({ tier, file, title }) => `    ${tier}  ${file}: ${title}`)].join('\n');
}

function comes({ later, missing }: Entry): string {
  if (!later) return `NEITHER SHOWN NOR LISTED: ${missing.join('; ')}`;
  return `part ${later.part}, ${PARTS.get(later.part) ?? 'unknown'}: ${later.reason}`;
}

function summary(): string {
  const shown = all.filter(({ missing }) => missing.length === 0).length;
  const open = all.filter(isOpen).length;
  return `${all.length} requirements: ${shown} shown, ${all.length - shown - open} listed for later, ${open} neither`;
}
