import { buffer } from 'node:stream/consumers';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { opensCentre } from '../../harness/centre';
import { isFaultless } from '../../harness/faultless';
import { gateEach, LOOKS } from '../../harness/looks';
import { passwordOf } from '../../harness/people';
import { stage } from '../../harness/stage';
import type { Tester } from '../../harness/tester';
import { until } from '../../harness/until';
import { clientAt } from '../../harness/wire';

const { createTester } = stage();

const row = v.record(v.string(), v.unknown());
const contents = v.object({
  account: v.string(),
  tables: v.array(v.object({ table: v.string(), rows: v.array(row) })),
});

/** Waits for the job, then for the page's next check. */
async function awaitsFile(tester: Tester) {
  const { client, isIn } = clientAt(tester.gateway);
  await isIn('player');
  await until(async () => (await client.ownData()).state === 'ready', 'The file is not ready.');
  await tester.waits(10);
}

/** Presses a download, and returns the name and the text of the file. */
async function downloads({ page, screen }: Tester, button: string) {
  const download = page.waitForEvent('download');
  await screen.press(button);
  const file = await download;
  await screen.sees('status', 'ownData.saved');
  return { name: file.suggestedFilename(), text: (await buffer(await file.createReadStream())).toString() };
}

/** Types the password of the player, and another factor if one is in use, and requests the file. */
async function requests({ screen }: Tester, password: string, factor?: string) {
  await screen.fill('security.password', password);
  if (factor) await screen.fill('security.factor', factor);
  await screen.press('ownData.submit');
}

gateEach(LOOKS)(
  'in %s at %d px a player requests their data with the password, and downloads a file with the user name and the deposits [own.data.page own.data.export]',
  async (language, width) => {
    const tester = await createTester({ language, width });
    const { gateway, screen } = tester;
    await gateway.becomes('memberWithDeposit', 'SLIDEVERIF=off');
    await tester.clock.install();
    await opensCentre(tester);
    await isFaultless(tester, 'security-centre');
    await screen.press('ownData.see');
    await screen.sees('status', 'ownData.none');
    await isFaultless(tester, 'own-data-none');
    await screen.press('ownData.request');
    tester.expects('requestOwnData', 422);
    await requests(tester, 'not the password');
    await tester.seesMessageFor('security.wrongPassword');
    await isFaultless(tester, 'own-data-form');
    await requests(tester, passwordOf('player'));
    await screen.sees('status', 'ownData.pending');
    await isFaultless(tester, 'own-data-pending');
    await awaitsFile(tester);
    await screen.sees('button', 'ownData.json');
    await isFaultless(tester, 'own-data-ready');

    const page = await downloads(tester, 'ownData.html');
    expect(page.name).toMatch(/^maidan-\d{4}-\d\d-\d\d\.html$/);
    expect(page.text.startsWith(`<!doctype html>\n<html lang="${language}">`)).toBe(true);
    const file = await downloads(tester, 'ownData.json');
    expect(file.name).toMatch(/^maidan-\d{4}-\d\d-\d\d\.json$/);
    await isFaultless(tester, 'own-data-saved');
    const { account, tables } = v.parse(contents, JSON.parse(file.text));
    const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? [];
    expect([account, rowsOf('accounts')]).toMatchObject(['player', [{ user_name: 'player' }]]);
    const numbers = rowsOf('deposits').map(({ number }) => String(number));
    expect(numbers.length).toBeGreaterThan(0);
    for (const number of ['player', ...numbers]) expect(page.text).toContain(number);
  },
);

test.each(LOOKS)(
  'in %s at %d px the page of a player with an app asks for its code, and shows expired and failed files [own.data.page]',
  async (language, width) => {
    const tester = await createTester({ language, width });
    const { gateway, screen } = tester;
    await gateway.becomes('memberWithApp', 'SLIDEVERIF=off');
    await opensCentre(tester);
    await screen.press('ownData.see');
    await screen.press('ownData.request');
    tester.expects('requestOwnData', 403);
    await requests(tester, passwordOf('player'));
    await screen.sees('alert');
    await isFaultless(tester, 'own-data-factor');
    await requests(tester, passwordOf('player'), await tester.appCode());
    await screen.sees('status', 'ownData.pending');
    for (const [fixture, role, id] of [
      ['memberDataExpired', 'status', 'ownData.expired'],
      ['memberDataUnmade', 'alert', 'ownData.unmade'],
    ] as const) {
      await gateway.becomes(fixture, 'SLIDEVERIF=off');
      await opensCentre(tester);
      await screen.press('ownData.see');
      await screen.sees(role, id);
      await isFaultless(tester, id);
    }
  },
);
