import { afterAll, beforeAll, expect, test } from 'vitest';
import { deviceOf } from '../../../../src/gateway/identity/session/device';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';

const MINUTE = 60_000;
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ sessionIdle: 30 * MINUTE, sessionAbsolute: 60 * MINUTE });
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
});
afterAll(() => gateway.close());

const logIn = async () =>
  gateway.as((await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' })).token);

test('prolonging postpones the idle timeout and returns its time [own.session.expiry asvs 7.3.1]', async () => {
  const player = await logIn();
  const first = await player.prolongSession();
  await gateway.later(29 * MINUTE);
  const second = await player.prolongSession();
  expect(second.idleEndsAt - first.idleEndsAt).toBeGreaterThan(28 * MINUTE);
  expect(second.idleEndsAt - (second.serverTime ?? 0)).toBe(30 * MINUTE);
  await gateway.later(20 * MINUTE);
  await player.memberInfo();
});

test('nothing postpones the maximum lifetime [own.session.last asvs 7.3.2]', async () => {
  const player = await logIn();
  const { endsAt } = await player.prolongSession();
  await gateway.later(29 * MINUTE);
  await player.prolongSession();
  await gateway.later(29 * MINUTE);
  expect(await player.prolongSession()).toMatchObject({ idleEndsAt: endsAt, endsAt });
  await gateway.later(3 * MINUTE);
  await expect(player.prolongSession()).rejects.toMatchObject({ status: 401, code: 'session.ended' });
});

test.each([
  ['Mozilla/5.0 (Android 13; Mobile; rv:115.0) Gecko/115.0 Firefox/115.0', 'Firefox · Android'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1 Version/16.4 Mobile/15E148 Safari/604.1',
    'Safari · iOS',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0', 'Edge · Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/109.0 Safari/537.36', 'Chrome · Linux'],
  ['curl/8', ''],
])('names the device of %s [own.security.sessions]', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));
