import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { ClientOf, Endpoints } from '../../src/contract';
import { setModule } from '../../src/gateway/platform/system/service';
import { startModules } from '../gateway/harness/modules';
import { passkeys } from '../gateway/identity/passkey/support';
import { byNumber, newcomer } from '../gateway/identity/registration/support';
import { window } from '../gateway/identity/social/support';

const RIGHT = 'Shapla#2026';
const FIXED = 'F'.repeat(43);
const phone = { mobileNum: '01712345678', countryDialingCode: '880' };
const gateway = await startModules();
beforeEach(async () => {
  await gateway.reset();
  gateway.visitor.ip = '203.0.113.7';
  for (const modId of ['SLIDEVERIF', 'REGCAPTCHA', 'SMSVERIF', 'IPVERIF', 'FIREBASESMS'])
    await setModule(gateway.ctx, modId, false);
});
afterAll(() => gateway.close());

const code = async () => (await gateway.codes())[0]?.code ?? '';
const byPassword = (client: Pick<ClientOf<Endpoints>, 'logIn'>, username = 'player') =>
  client.logIn({ username, password: RIGHT });

/** Every login method, taken by a browser that sends a token along. */
const WAYS: Record<string, (client: ClientOf<Endpoints>) => Promise<{ token: string }>> = {
  'a login by password': (client) => byPassword(client),
  'a login by code': async (client) => {
    await client.sendLoginCode(phone);
    return client.logIn({ username: phone.mobileNum, countryDialingCode: '880', password: await code(), type: 'sms' });
  },
  'a login by phone provider': async (client) => {
    await setModule(gateway.ctx, 'FIREBASESMS', true);
    const { verificationId } = await client.sendFirebaseCode(phone);
    const { idToken } = await client.confirmFirebaseCode({ verificationId, code: await code() });
    return client.logIn({ username: phone.mobileNum, countryDialingCode: '880', password: idToken, type: 'firebase' });
  },
  'a step-up proof': async (client) => {
    await byPassword(gateway.client, 'downline');
    await setModule(gateway.ctx, 'IPVERIF', true);
    gateway.visitor.ip = '198.51.100.9';
    const { value } = await byPassword(client, 'downline').catch((failure) => failure);
    return client.answerProof({ challengeId: value.challengeId, kind: 'bankName', answer: 'Karim Sheikh' });
  },
  'a third-party login': async (client) => {
    const owner = gateway.as((await byPassword(gateway.client)).token);
    const browser = window(gateway);
    const { linkId } = await owner.offerLink(await browser.come(owner, 'Rahim', 'link'));
    await owner.confirmLink({ linkId, password: RIGHT });
    const back = await client.socialReturn(await browser.come(client, 'Rahim'));
    return back.linked ? back.entry : { token: '' };
  },
  'a login by passkey': async (client) => {
    const { phone: device } = await passkeys(gateway).holder();
    return client.passkeyLogin(device.sign(await client.beginPasskeyLogin()));
  },
  'a registration by name': (client) => client.register(newcomer()),
  'a registration by number': (client) => client.registerMobile(byNumber()),
  'a trial': (client) => client.freePlay({ os: 'android', platform: 'web' }),
};

describe('each login creates a new session and ignores the browser’s token [asvs 7.2.4]', () => {
  test.each(Object.entries(WAYS))('on %s', async (_way, enter) => {
    const { token } = await enter(gateway.as(FIXED));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(token).not.toBe(FIXED);
    await gateway.as(token).memberInfo();
    await expect(gateway.as(FIXED).memberInfo()).rejects.toMatchObject({ status: 401, code: 'session.ended' });
  });

  test.each(Object.entries(WAYS))('keeps another account’s session intact on %s', async (_way, enter) => {
    const { token: agents } = await byPassword(gateway.client, 'agent');
    const { token } = await enter(gateway.as(agents));
    expect(token).not.toBe(agents);
    expect((await gateway.as(agents).memberInfo()).account).toBe('agent');
  });
});

test('a trial does not become the member who logs in with its token [asvs 7.2.4]', async () => {
  const trial = gateway.as((await gateway.client.freePlay({ os: 'android', platform: 'web' })).token);
  await byPassword(trial);
  expect((await trial.memberInfo()).type).toBe(4);
});
