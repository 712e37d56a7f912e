import { parseArgs } from 'node:util';
import { type Case, readCases } from './case';
import { startReceiver } from './receiver';
import { type Result, runCase } from './run';

export const usage = `conformance --url <adapter> --key <our key> --hook-key <its key> --port <port> [--rule P7 …]
                                         the protocol as cases, against an adapter that rehearses and sends its events
                                         to http://127.0.0.1:<port>`;

const TIMEOUT_MS = 10_000;

/**
 * Runs the cases in sequence and prints a line for each, with its failed steps (`own.payments.conformance`). Returns 0
 * if all pass.
 */
export async function run(args: readonly string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const rule = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { url: text, key: text, 'hook-key': text, port: text, rule },
  });
  const { url, key, 'hook-key': hookKey, port, rule: rules = [] } = values;
  if (!url || !key || !hookKey || !port) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const adapter = { url, key, hookKey };
  const receiver = await startReceiver(adapter, Number(port));
  const results: { item: Case; result: Result }[] = [];
  for (const item of readCases(rules))
    results.push({ item, result: await runCase({ adapter, receiver, timeout: TIMEOUT_MS }, item) });
  await receiver.close();
  const failed = results.filter(({ result }) => result.problems.length > 0).length;
  const lines = results.map(({ item, result }) => lineOf(item, result));
  process.stdout.write([...lines, '', `${results.length - failed} passed, ${failed} failed`, ''].join('\n'));
  return failed > 0 ? 1 : 0;
}

function lineOf({ rule, title, why }: Case, { problems }: Result): string {
  const wrong = problems.flatMap(({ step, expected, got }) => [
    `       ${step}`,
    `         expected ${expected}`,
    `         got      ${got}`,
  ]);
  const head = `${rule.padEnd(4)}${problems.length === 0 ? '✓' : '✗'} ${title}`;
  return [head, ...(problems.length > 0 ? [`       ${why}`] : []), ...wrong].join('\n');
}
