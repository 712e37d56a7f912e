import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_PAYMENT_PASSWORD as paymentPassword } from '../../../../src/gateway/demo/accounts';
import { startTestGateway, type TestGateway } from '../../harness/gateway';
import { playerOn } from '../../money/wallet/processes';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ LIMIT_FACTOR: '1000', SESSION_IDLE: '12h' });
});
afterAll(() => gateway.stop());

const set = (name: string, value: string) => gateway.ops('site set', [name, value]);
const info = async () => Object((await gateway.call('/wps/system/status')).reply?.value).info;
const policy = async () => (await gateway.call('/healthz')).headers.get('content-security-policy') ?? '';

describe('operators’ site settings [own.site.set]', () => {
  test('lists settings by name, and the status contains those the portal needs', async () => {
    const { reply } = await gateway.ops('site get', []);
    const names =
      'imageCDNs launchGameCDNs logoutMethod memberMenu trialIsAgentType forcedReceiptRefunds autoConfirmMinutes playerCancels minimumAge casePayoutDay phoneFailure payoutNeeds payoutDeposits payoutReviewHours payoutUnreviewed cashInMost cashInDay cashInOpen cashInHours receiptDays';
    expect(Object.keys(Object(reply?.value))).toEqual(names.split(' '));
    expect(await info()).toMatchObject({
      imageCDNs: [],
      launchGameCDNs: [],
      logoutMethod: 'POST',
      memberMenu: 14,
      minimumAge: 18,
    });
  });

  test.each([
    ['logoutMethod', 'DELETE', 'DELETE', 'POST'],
    ['memberMenu', '8', 8, '14'],
    ['minimumAge', '21', 21, '18'],
    ['phoneFailure', 'silent', 'silent', 'field'],
    ['imageCDNs', 'https://a.example, https://B.example', ['https://a.example', 'https://b.example'], 'none'],
    ['launchGameCDNs', 'https://games.example', ['https://games.example'], 'none'],
  ])('%s %s [s3.permission.settings]', async (name, typed, expected, before) => {
    expect((await set(name, typed)).status).toBe(200);
    expect((await info())[name]).toEqual(expected);
    await set(name, before);
  });

  test.each([
    ['imageCDNs', 'http://a.example'],
    ['imageCDNs', 'https://a.example/pictures'],
    ['imageCDNs', `https://a.example; script-src *`],
    ['launchGameCDNs', '*'],
    ['logoutMethod', 'PATCH'],
    ['memberMenu', '9'],
    ['trialIsAgentType', 'yes'],
    ['autoConfirmMinutes', '4'],
    ['minimumAge', '17'],
    ['casePayoutDay', '-1'],
    ['minimumAge', '18.5'],
    ['payoutNeeds', 'yes'],
    ['payoutDeposits', '0.5'],
    ['payoutReviewHours', '0'],
    ['payoutReviewHours', '721'],
    ['payoutUnreviewed', '-1'],
    ['cashInMost', '0'],
    ['cashInOpen', '11'],
    ['cashInHours', '721'],
    ['receiptDays', '0'],
    ['gtagId', 'G-TEST1234'],
  ])('rejects %s %s without changes', async (name, typed) => {
    const before = await gateway.ops('site get', []);
    expect(await set(name, typed)).toMatchObject({ status: 422, reply: { code: 'ops.invalid' } });
    expect((await gateway.ops('site get', [])).reply?.value).toEqual(before.reply?.value);
  });
});

test('the policy allows exactly the configured CDNs [s9.const.image-cdn s9.const.launch-cdn asvs 3.4.3]', async () => {
  expect(await policy()).toContain(`img-src 'self' data: blob:;`);
  await set('imageCDNs', 'https://a.example,https://b.example');
  await set('launchGameCDNs', 'https://games.example');
  expect(await policy()).toContain(`img-src 'self' https://a.example https://b.example data: blob:;`);
  expect(await policy()).toMatch(/; frame-src (http:\S+ )?https:\/\/games\.example$/);
  expect((await policy()).match(/https:/g)).toHaveLength(3);
  await set('imageCDNs', 'none');
  await set('launchGameCDNs', 'none');
  expect(await policy()).not.toContain('https:');
});

test('a withdrawal keeps the settings it was sent under [own.site.snapshot]', {
  tags: ['extended'],
}, async () => {
  const { client } = await playerOn(gateway);
  const bankAccountId = (await client.bankAccounts()).list[0]?.id ?? '';
  for (const [name, typed] of Object.entries({
    forcedReceiptRefunds: 'on',
    autoConfirmMinutes: '45',
    playerCancels: 'on',
  }))
    await set(name, typed);
  expect(await client.withdrawalTerms()).toMatchObject({
    forcedReceiptRefunds: true,
    autoConfirmMinutes: 45,
    playerCancels: true,
  });
  const draft = { bankAccountId, amount: '600.00' };
  expect(await client.previewWithdrawal(draft)).toMatchObject({ autoConfirmMinutes: 45 });
  const sent = await client.withdraw({ ...draft, paymentPassword }, { idempotencyKey: crypto.randomUUID() });
  for (const [name, typed] of Object.entries({
    forcedReceiptRefunds: 'off',
    autoConfirmMinutes: '30',
    playerCancels: 'off',
  }))
    await set(name, typed);
  expect(await client.withdrawal({ id: sent.id })).toMatchObject({
    forcedReceiptRefunds: true,
    permitted: ['player.cancelled'],
  });
  for (const act of ['approve', 'disburse'])
    expect((await gateway.ops('withdrawals', [act, sent.id])).status).toBe(200);
  const paid = await client.withdrawal({ id: sent.id });
  expect((paid.deadline ?? 0) - (paid.steps.at(-1)?.at ?? 0)).toBe(45 * 60_000);
  await gateway.ops('clock', ['+46m']);
  await expect.poll(async () => (await client.withdrawal({ id: sent.id })).state).toBe('returned');
  const after = await client.withdraw({ ...draft, paymentPassword }, { idempotencyKey: crypto.randomUUID() });
  expect(after).toMatchObject({ forcedReceiptRefunds: false, permitted: [] });
});

test('changes are audited with operator and reason [own.site.set]', async () => {
  const { rows } = await gateway.ctx.db.execute<{ command: string }>(
    `select * from operator_acts order by id desc limit 1`,
  );
  await set('memberMenu', '8');
  const { rows: more } = await gateway.ctx.db.execute<{ command: string; args: string[] }>(
    `select * from operator_acts order by id desc limit 1`,
  );
  expect(more).not.toEqual(rows);
  expect(JSON.stringify(more[0])).toContain('memberMenu');
  await set('memberMenu', '14');
});
