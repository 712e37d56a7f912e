import { readFileSync } from 'node:fs';
import { verdict } from './proof';
import type { TableVerdict } from './verdict';

export const usage =
  'verify <proof.json>|-            works a round out again from its proof; 1 where it is not what was said';

const text = (file: string) => readFileSync(file === '-' ? 0 : file, 'utf8');

const tableLines = ({ chain, beacon }: TableVerdict) => [
  ...(chain === null
    ? []
    : [`chain   ${chain ? 'is the one that was published' : 'IS NOT the one that was published'}`]),
  `beacon  ${beacon ? 'signed it' : 'DID NOT sign it'}`,
];

export async function run([file]: readonly string[]): Promise<number> {
  if (file === undefined) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  try {
    const { matchesCommitment, ended, paid, pays, visiblePart, table } = verdict(JSON.parse(text(file)));
    const lines = [
      `seed    ${matchesCommitment ? 'is the one that was promised' : 'IS NOT the one that was promised'}`,
      ...(table ? tableLines(table) : []),
      `result  ${JSON.stringify(visiblePart)}`,
      `pays    ${pays} times the stake${ended ? '' : ', and is not over'}`,
      ...(paid === null ? [] : [`paid    ${paid ? 'as it follows' : 'NOT as it follows'}`]),
    ];
    process.stdout.write(`${lines.join('\n')}\n`);
    return matchesCommitment && paid !== false && (!table || (table.chain !== false && table.beacon)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`this is no proof: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
