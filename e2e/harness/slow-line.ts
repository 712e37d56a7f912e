import { afterAll, expect, test } from 'vitest';
import type { Language } from '../../src/atlas';
import { does, type Effort, JOBS, type JobName } from './jobs';
import { LANGUAGES } from './looks';
import { stage } from './stage';
import type { Tester } from './tester';

/** 400 kbit/s in bytes per second, and latency in ms: a phone at the edge of a network. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Maximum number of actions of a job besides typing, including taps on fields: as many as today. */
const TAPS: Record<JobName, number> = {
  'registration by mobile': 8,
  'log-in by code': 5,
  deposit: 4,
  withdrawal: 5,
  confirmation: 4,
};

/** A phone without a browser cache, on the slow network. */
async function isFarOut(tester: Tester): Promise<void> {
  const { network } = tester.edge;
  tester.spoils();
  await network.send('Network.clearBrowserCache');
  await network.send('Network.emulateNetworkConditions', LINE);
}

/** Seconds of network and machine only: reading takes no time, and typing is instant. */
const tableOf = (efforts: readonly (Effort & { language: Language })[]) =>
  [
    'by touch at 360 px, 400 kbit/s and 400 ms, nothing kept from before:',
    'job | language | taps | seconds | of home before, seconds',
    ...efforts.map(({ job, language, acts, home, seconds }) =>
      [job, language, acts, seconds.toFixed(1), home.toFixed(1)].join(' | '),
    ),
  ].join('\n');

/** Jobs of a visitor or a member by touch on a remote phone; their effort is printed at the end. */
export function onSlowLine(role: 'visitor' | 'member'): void {
  const { createTester } = stage();
  const efforts: (Effort & { language: Language })[] = [];
  afterAll(() => console.log(tableOf(efforts)));

  const jobs = JOBS.filter(({ as }) => (as === undefined) === (role === 'visitor'));
  test.each(jobs.flatMap((job) => LANGUAGES.map((language) => [job.name, language, job] as const)))(
    'by touch at 360 px with 400 kbit/s and 400 ms latency, within the tap budget: %s (%s)',
    async (name, language, job) => {
      const tester = await createTester({ language, width: 360, height: 740, device: 'phone' });
      await tester.gateway.becomes(job.fixture, 'SLIDEVERIF=off', 'REGCAPTCHA=off');
      await isFarOut(tester);
      const effort = await does(tester, job, 'touch');
      efforts.push({ ...effort, language });
      expect(effort.acts).toBeLessThanOrEqual(TAPS[name]);
    },
  );
}
