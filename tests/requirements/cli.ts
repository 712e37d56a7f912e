import { parseArgs } from 'node:util';
import { collectTests, readListing } from '../support/listing';
import { PARTS } from '../support/requirements';
import { citationsOf, testSources, unlisted } from '../support/tellings';
import { faultsOf } from './check';
import { type Entry, isOpen, ledger } from './ledger';
import { sabotage } from './sabotage/sabotage';

/**
 * `npm run requirements`: each requirement of the specification, its kind, and the tests that show it, each with the smallest command that runs it.
 * Vitest lists the tests of all tiers, which takes minutes; `--listed` takes the listing of the latest complete run instead.
 * `--missing`: those that no test shows, each with the part that brings it; fails on any fault of the ledger (check.ts). `--json`: the same as data.
 * `--sabotage N --seed S`: breaks what N of them are about in a copy, and reports which tests notice; fails below 95 of a hundred.
 * `--of ID`, more than once: only these.
 */
const { values } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    listed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string', multiple: true, default: [] },
  },
});
const tests = values.listed ? readListing() : await collectTests();
const files = testSources();
const citations = citationsOf(tests, files);
const all = ledger(citations);
const gateAlone = ledger(citations.filter(({ command }) => command === 'npm test'));
if (values.sabotage || values.of.length > 0) {
  const gate = new Set(tests.filter(({ isInGate }) => isInGate).map(({ file, name }) => `${file} ${name.replaceAll(' > ', ' ')}`));
  const suite = { citations, isGateTest: ({ file, title }: { file: string; title: string }) => gate.has(`${file} ${title}`) };
  const isEnough = await sabotage(all, suite, { count: Number(values.sabotage ?? 0), seed: Number(values.seed), ids: values.of });
  process.exitCode = isEnough ? 0 : 1;
} else {
  const chosen = values.missing ? all.filter(({ missing }) => missing.length > 0) : all;
  console.log(values.json ? JSON.stringify(chosen.map(asData), null, 1) : [...chosen.map(asText), summary()].join('\n'));
  const faults = values.missing ? faultsOf(all, citations, unlisted(tests, files)) : [];
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
process.exit();

function asData({ id, area, kind, text, shown, missing, later }: Entry) {
  return { id, area, kind, text, shown: shown.map(({ tier, command, file, title }) => ({ tier, command, file, title })), missing, later };
}

function asText(entry: Entry): string {
  const { id, kind, shown, missing } = entry;
  if (missing.length > 0) return `${id}  ${kind}  ${comes(entry)}`;
  return [`${id}  ${kind}`, ...shown.map(({ tier, command, file, title }) => `    ${tier}  ${command}  ${file}: ${title}`)].join('\n');
}

function comes({ later, missing }: Entry): string {
  if (!later) return `NEITHER SHOWN NOR LISTED: ${missing.join('; ')}`;
  return `part ${later.part}, ${PARTS.get(later.part) ?? 'unknown'}: ${later.reason}`;
}

function summary(): string {
  const shown = all.filter(({ missing }) => missing.length === 0).length;
  const open = all.filter(isOpen).length;
  const byGate = gateAlone.filter(({ missing }) => missing.length === 0).length;
  return `${all.length} requirements: ${shown} shown (${byGate} of them by npm test alone), ${all.length - shown - open} listed for later, ${open} neither`;
}
