/**
 * `npm run mutants [-- <flow> …]`: mutates charts, and lists which journeys or invariants kill the mutants. Takes
 * minutes, so it is no part of `npm test`. Vite finds the charts and their journeys, as it does for the tests; a run of
 * vitest takes no arguments of ours.
 */
import { createServer } from 'vite';

const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, ws: false },
});
try {
  const { report } = await vite.ssrLoadModule('/tests/harness/mutants-report.ts');
  process.exitCode = report(process.argv.slice(2)) ? 0 : 1;
} finally {
  await vite.close();
}
