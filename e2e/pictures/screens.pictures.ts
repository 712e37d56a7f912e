import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin } from '../../tests/gateway/harness/postgres';
import { type RunningGateway, startGateway } from '../harness/gateway';
import { LANGUAGES } from '../harness/looks';
import { Tester } from '../harness/tester';
import { MOMENT, takePictures } from './camera';
import { SCREENS } from './screens';

let gateway: RunningGateway;
beforeAll(async () => {
  // With a setting of its own the gateway is not shared, and has a database whose clock can be stopped.
  gateway = await startGateway({ LOG_LEVEL: 'error' });
  await admin(
    gateway.databaseUrl,
    `create or replace function app_now() returns timestamptz language sql volatile
       as $$ select timestamptz '${MOMENT.toISOString()}' $$`,
  );
  await gateway.becomes('everybody', 'SLIDEVERIF=off');
});
afterAll(() => gateway?.stop());

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(SCREENS)('$name', async ({ name, path, as, status = 200, isDialog = false, presses = [], closed }) => {
    const tester = await Tester.arrives(gateway, { language, width: language === 'bn' ? 360 : 768 });
    const { page, edge, screen } = tester;
    try {
      await page.clock.setFixedTime(MOMENT);
      if (closed) await gateway.ops(...closed.set);
      if (as) await tester.isLoggedIn(as);
      expect((await page.goto(path))?.status()).toBe(status);
      await edge.rests();
      for (const id of presses) await screen.press(id);
      await takePictures(page, { name, language, isWhole: !isDialog }, () => edge.rests());
    } finally {
      tester.spoils();
      await tester.leaves();
      if (closed) await gateway.ops(...closed.reset);
    }
  });
});
