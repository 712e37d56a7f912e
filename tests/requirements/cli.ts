import { parseArgs } from 'node:util';
import { OTHER_CLIENTS } from '../../src/contract/other-clients';
import { citationsOf, testSources, unlisted } from '../harness/citing-tests';
import { collectTests, readListing } from '../harness/listing';
import { PARTS } from '../harness/requirements';
import { faultsOf } from './check';
import { type Entry, isOpen, ledger } from './ledger';
import { sabotage } from './sabotage/sabotage';
import { wireFaults } from './wires/wires';

/**
 * `npm run requirements`: lists each requirement of the specification with its kind and the tests that show it, each
 * with the smallest command that runs it. Vitest lists the tests of all tiers, which takes minutes; `--listed` uses the
 * listing of the latest complete run instead.
 * - `--missing`: requirements that no test shows, each with the part that provides it; fails on any fault of the ledger
 *   (check.ts).
 * - `--json`: the same as data.
 * - `--sabotage N --seed S`: breaks the subjects of N requirements in a copy, and reports which tests notice; fails if
 *   fewer than 95 of a hundred do.
 * - `--of ID`, repeatable: only these requirements.
 * - `--wires`: calls, fields and settings of the contract that have no reader on the other side; fails on any that is
 *   not marked for other clients (src/contract/other-clients.ts), and on a mark without a test on the wire or without a
 *   use.
 */
const { values } = parseArgs({
  options: {
    missing: { type: 'boolean', default: false },
    listed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    sabotage: { type: 'string' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string', multiple: true, default: [] },
    wires: { type: 'boolean', default: false },
  },
});
if (values.wires) process.exit(printWires());
const tests = values.listed ? readListing() : await collectTests();
const files = testSources();
const citations = citationsOf(tests, files);
const all = ledger(citations);
const gateAlone = ledger(citations.filter(({ command }) => command === 'npm test'));
if (values.sabotage || values.of.length > 0) {
  const gate = new Set(
    tests.filter(({ isInGate }) => isInGate).map(({ file, name }) => `${file} ${name.replaceAll(' > ', ' ')}`),
  );
  const suite = {
    citations,
    isGateTest: ({ file, title }: { file: string; title: string }) => gate.has(`${file} ${title}`),
  };
  const isEnough = await sabotage(all, suite, {
    count: Number(values.sabotage ?? 0),
    seed: Number(values.seed),
    ids: values.of,
  });
  process.exitCode = isEnough ? 0 : 1;
} else {
  const chosen = values.missing ? all.filter(({ missing }) => missing.length > 0) : all;
  console.log(
    values.json ? JSON.stringify(chosen.map(asData), null, 1) : [...chosen.map(asText), summary()].join('\n'),
  );
  const faults = values.missing ? faultsOf(all, citations, unlisted(tests, files)) : [];
  for (const fault of faults) console.log(fault);
  if (faults.length > 0) process.exitCode = 1;
}
process.exit();

/** Prints the faults of the wires, and returns the exit code. */
function printWires(): number {
  const { unread, untested, stale } = wireFaults();
  for (const wire of unread) console.log(`no reader: ${wire}`);
  for (const key of untested) console.log(`marked for other clients, but not tested on the wire: ${key}`);
  for (const key of stale) console.log(`marked for other clients, but has a reader or does not exist: ${key}`);
  console.log(`${unread.length} without a reader, ${Object.keys(OTHER_CLIENTS).length} for other clients`);
  return unread.length + untested.length + stale.length > 0 ? 1 : 0;
}

function asData({ id, area, kind, text, shown, missing, later }: Entry) {
  return {
    id,
    area,
    kind,
    text,
    shown: shown.map(({ tier, command, file, title }) => ({ tier, command, file, title })),
    missing,
    later,
  };
}

function asText(entry: Entry): string {
  const { id, kind, shown, missing } = entry;
  if (missing.length > 0) return `${id}  ${kind}  ${comes(entry)}`;
  return [
    `${id}  ${kind}`,
    ...shown.map(({ tier, command, file, title }) => `    ${tier}  ${command}  ${file}: ${title}`),
  ].join('\n');
}

function comes({ later, missing }: Entry): string {
  if (!later) return `NEITHER SHOWN NOR LISTED: ${missing.join('; ')}`;
  return `part ${later.part}, ${PARTS.get(later.part) ?? 'unknown'}: ${later.reason}`;
}

function summary(): string {
  const coveredCount = all.filter(({ missing }) => missing.length === 0).length;
  const open = all.filter(isOpen).length;
  const byGate = gateAlone.filter(({ missing }) => missing.length === 0).length;
  return `${all.length} requirements: ${coveredCount} shown (${byGate} of them by npm test alone), ${all.length - coveredCount - open} listed for later, ${open} neither`;
}
