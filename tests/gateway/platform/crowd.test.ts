/** @module-tag extended */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Modules, startModules } from '../harness/modules';
import { byNumber, newcomer, withModules } from '../identity/registration/support';

/** More than there are connections: no call may hold one and wait for another. */
const MANY = Array.from({ length: 50 }, (_, i) => i);
const number = (i: number) => ({ mobileNum: `0171${String(1_000_000 + i)}`, countryDialingCode: '880' });
let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules();
});
beforeEach(() => withModules(gateway, { SMSVERIF: false }));
afterAll(() => gateway.close());

const CALLS: Record<string, (i: number) => Promise<unknown>> = {
  'request a login code': (i) => gateway.client.sendLoginCode(number(i)),
  'request a recovery code': (i) => gateway.client.sendPasswordCode(number(i)),
  'register by name': (i) =>
    gateway.client.register(newcomer({ username: `rupa_${i}`, email: `rupa${i}@example.test` })),
  'register by number': (i) => gateway.client.registerMobile(byNumber(number(i))),
  'start a trial': () => gateway.client.freePlay({ os: 'android', platform: 'web' }),
  'log in': () => gateway.client.logIn({ username: 'player', password: 'Shapla#2026' }),
};

test.each(Object.entries(CALLS))('fifty concurrent calls that %s all succeed', async (_what, call) => {
  const outcomes = await Promise.all(
    MANY.map((i) =>
      call(i).then(
        () => 'done',
        ({ status, code }) => `${status} ${code}`,
      ),
    ),
  );
  expect(outcomes.filter((outcome) => outcome !== 'done')).toEqual([]);
});
