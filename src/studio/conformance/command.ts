import { parseArgs } from 'node:util';
import { readCases } from './cases';
import { report } from './report';
import { MODES, type Result, runCase } from './run';

export const usage = `conformance --url <portal> --key <id> --secret <secret> [--rule W7 …] [--skip <dialect> …]
                                         the rules of the wire as cases, against any portal that rehearses with this key`;

/** Runs the cases in sequence, as some of them change settings of the whole studio. Returns 0 if all pass. */
export async function run(args: readonly string[]): Promise<number> {
  const list = { type: 'string', multiple: true } as const;
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { url: text, key: text, secret: text, rule: list, skip: list },
  });
  const { url, key, secret, rule = [], skip = [] } = values;
  if (!url || !key || !secret) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const cases = readCases(rule).filter(({ dialect }) => dialect === undefined || !skip.includes(dialect));
  const results: Result[] = [];
  for (const item of cases.filter(({ notOverTheWire }) => !notOverTheWire))
    for (const mode of MODES) results.push(await runCase({ url, key, secret }, item, mode));
  process.stdout.write(`${report(cases, results)}\n`);
  return results.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
