/**
 * `npm run faults [-- <operations>]`: 10,000 random operations by 32 callers at three gateways, which are killed, as is
 * PostgreSQL, and the resulting state of the ledger. Takes minutes; `npm test` does the same with fewer.
 */
import { spawnSync } from 'node:child_process';

const [operations = '10000'] = process.argv.slice(2);
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'gateway', 'tests/gateway/faults/faults.test.ts'];
const { status } = spawnSync(process.execPath, args, {
  stdio: 'inherit',
  env: { ...process.env, FAULT_OPERATIONS: operations },
});
process.exitCode = status ?? 1;
