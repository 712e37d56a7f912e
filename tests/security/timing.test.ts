/** @module-tag extended */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../../src/gateway/identity/account/passwords';
import { hashAtFullCost, hashLightly } from '../gateway/harness/argon2';
import { startTestGateway, type TestGateway } from '../gateway/harness/gateway';
import { playerAt } from '../gateway/harness/player';
import { seal } from '../gateway/harness/seal';
import { type Answer, compare, percent } from './timing-support';

/** Known names, and as many unknown ones; each is tried once a round. */
const NAMES = 200;
const WITHIN = 0.05;
/** Medians further apart are a difference if chance explains that less often than this. */
const CHANCE = 0.0005;
const numberOf = (known: boolean, i: number) => `0171${String((known ? 5_000_000 : 6_000_000) + i)}`;
const nameOf = (known: boolean, i: number) => `${known ? 'somebody' : 'anybodyx'}${String(i).padStart(3, '0')}`;

let gateway: TestGateway;
let key: { keyId: string; publicKey: string; serverTime: number };
let readAt = 0;
beforeAll(async () => {
  hashAtFullCost();
  gateway = await startTestGateway({ LIMIT_FACTOR: '100000', LOG_LEVEL: 'silent' });
  await gateway.ops('flag', ['SLIDEVERIF', 'off']);
  const passwordHash = await hashPassword('Shapla#2026');
  await gateway.ctx.db.execute(`insert into accounts (id, user_name, type, nickname, password_hash, mobile, email, created_at)
    select gen_random_uuid(), 'somebody' || lpad(i::text, 3, '0'), 0, 'S', '${passwordHash}', '+880171' || (5000000 + i), 'somebody' || i || '@example.test',
    app_now() from generate_series(0, ${NAMES - 1}) as i`);
  await gateway.ctx.db.execute('analyze accounts');
});
afterAll(() => {
  hashLightly();
  return gateway.stop();
});

/** Clears what would affect later rounds: failures that would lock, codes that would be used up. */
const forget = () => gateway.ctx.db.execute('truncate sign_in_failures, verification_codes, allowances');
const send = (path: string, json: object) => gateway.call(path, { method: 'POST', json });
const sealed = (plaintext: Record<string, unknown>) => seal(key, plaintext, key.serverTime + Date.now() - readAt);
const mobile = (known: boolean, i: number) => ({ mobileNum: numberOf(known, i), countryDialingCode: '880' });

const TRIES: Record<string, (known: boolean, i: number) => () => Promise<Answer>> = {
  'a login by password': (known, i) => {
    const body = sealed({ username: nameOf(known, i), password: 'not the right one' });
    return () => send('/wps/session/login', body);
  },
  'a request for a login code': (known, i) => () => send('/wps/verification/sms/noLogin', mobile(known, i)),
  'a login by a wrong code': (known, i) => {
    const body = sealed({ username: numberOf(known, i), countryDialingCode: '880', password: '000000', type: 'sms' });
    return () => send('/wps/session/login', body);
  },
  'a request for a recovery email': (known, i) => () => {
    const form = new URLSearchParams({ username: nameOf(known, i), email: `somebody${i}@example.test` });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return gateway.call('/wps/member/password/email', { method: 'POST', headers, body: form.toString() });
  },
  'a request for a recovery code by phone': (known, i) => () =>
    send('/wps/verification/sms/password', mobile(known, i)),
  'a recovery by phone with a wrong code': (known, i) => {
    const body = sealed({ ...mobile(known, i), verificationCode: '000000', newPassword: 'Kadam-phul 77' });
    return () => send('/wps/member/password/verification', body);
  },
};

const measured: string[] = [];
afterAll(() => console.log(`known and unknown, medians of ${NAMES} tries each and more, ms\n${measured.join('\n')}`));

describe('known and unknown accounts get the same response in the same time [asvs 6.3.8]', () => {
  test.each(Object.entries(TRIES))('%s', async (what, attempt) => {
    const refresh = async () => {
      await forget();
      key = await playerAt(gateway.url).status();
      readAt = Date.now();
    };
    const { answers, known, unknown, tries, apart, chance } = await compare(NAMES, WITHIN, attempt, refresh);
    measured.push(
      `${what}: ${known.toFixed(2)} ${unknown.toFixed(2)} ${percent(known, unknown)} (${tries} tries each)`,
    );
    expect(answers).toHaveLength(1);
    expect(apart <= WITHIN || chance > CHANCE, `${percent(known, unknown)}, by chance ${chance}`).toBe(true);
  });
});
