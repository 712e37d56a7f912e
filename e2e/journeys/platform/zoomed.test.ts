import { test } from 'vitest';
import { does, JOBS } from '../../harness/jobs';
import { stage } from '../../harness/stage';

const { createTester } = stage();
// Each job in the other window than in the keyboard test.
/** A window of 1280 px whose page is zoomed to 200 % and 400 % (WCAG 1.4.4, 1.4.10). */
const WINDOWS = [
  ['bn', 200, 640, 400],
  ['en', 400, 320, 256],
] as const;

test.each(
  JOBS.flatMap((job) =>
    WINDOWS.map(([language, zoom, width, height]) => [job.name, language, zoom, width, height, job] as const),
  ),
)('zoomed, with nothing cut off or out of reach: %s, in %s at %i %%', async (_, language, __, width, height, job) => {
  const tester = await createTester({ language, width, height, device: 'zoomed' });
  await tester.gateway.becomes(job.fixture, 'SLIDEVERIF=off', 'REGCAPTCHA=off');
  await does(tester, job, 'mouse');
});
