import { readFileSync } from 'node:fs';
import { BEACONS } from '../fair/beacon';
import { CHECK_MESSAGES } from '../fair/check-messages';
import { isRight, verifyDraw } from '../fair/verify';
import { judgePrice } from './price';

const USAGE = 'npm run verify-draw -- <file.json>|- [<the commitment that you noted while bets were taken>]\n';

/**
 * `npm run verify-draw -- FILE`: verifies a draw offline from its evidence. Prints a sentence per check; exits with 1
 * if a check fails, with 2 if the file cannot be read.
 */
function run([file, noted]: readonly string[]): number {
  if (file === undefined) {
    process.stderr.write(USAGE);
    return 2;
  }
  let evidence: unknown;
  try {
    evidence = JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    process.stderr.write(`The file cannot be read: ${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
  const findings = verifyDraw(evidence, { judge: judgePrice, ...(noted !== undefined && { noted }) });
  for (const { check, right } of findings) {
    const { right: holds, wrong, none } = CHECK_MESSAGES.en[check];
    process.stdout.write(right === null ? `-  ${none}\n` : right ? `✓  ${holds}\n` : `✗  ${wrong}\n`);
  }
  if (isDemo(evidence)) process.stdout.write(`!  ${BEACONS.demo.label}\n`);
  return isRight(findings) ? 0 : 1;
}

const isDemo = (evidence: unknown): boolean => JSON.stringify(evidence).includes('"name":"demo"');

process.exitCode = run(process.argv.slice(2));
