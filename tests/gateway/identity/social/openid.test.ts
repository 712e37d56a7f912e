import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { setModule } from '../../../../src/gateway/platform/system/service';
import { type Modules, startModules } from '../../harness/modules';
import { type Forgery, startOidcServer } from './oidc-server';

type Server = Awaited<ReturnType<typeof startOidcServer>>;

const REJECTION = { status: 422, code: 'social.refused' };
let gateway: Modules;
let provider: Server;
beforeAll(async () => {
  provider = await startOidcServer('http://localhost/social/return');
  gateway = await startModules({ social: { google: provider.registration, facebook: null } });
});
beforeEach(async () => {
  await gateway.reset();
  await setModule(gateway.ctx, 'SLIDEVERIF', false);
  provider.forge(null);
});
afterAll(async () => {
  await gateway.close();
  await provider.stop();
});

const start = () => gateway.client.socialBegin({ provider: 'google' });
type SocialStart = Awaited<ReturnType<typeof start>>;

/** Signs in at the provider and returns what the browser sends to the gateway. */
async function comeBack({ url, state, key }: SocialStart, changed: { nonce?: string } = {}) {
  const address = new URL(url);
  for (const [name, value] of Object.entries(changed)) address.searchParams.set(name, value);
  const { code = '', iss } = await provider.authorize(address.href);
  return { provider: 'google' as const, code, state, key, iss };
}

test('links and logs in a person of a real OpenID provider [s2.login.social-buttons own.social.openid]', async () => {
  expect(await gateway.client.socialReturn(await comeBack(await start()))).toEqual({
    linked: false,
    name: provider.name,
  });
  const player = gateway.as((await gateway.client.logIn({ username: 'player', password: 'Shapla#2026' })).token);
  const linking = await comeBack(await player.socialBegin({ provider: 'google', purpose: 'link' }));
  const { linkId } = await player.offerLink(linking);
  await player.confirmLink({ linkId, password: 'Shapla#2026' });
  const entered = await gateway.client.socialReturn(await comeBack(await start()));
  expect(entered).toMatchObject({ linked: true, entry: { userInfo: { userName: 'player' } } });
});

test('requests a code with PKCE, state, nonce and our return page [own.social.openid]', async () => {
  const { url, state } = await start();
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    client_id: provider.registration.clientId,
    response_type: 'code',
    scope: 'openid profile',
    redirect_uri: 'http://localhost/social/return',
    state,
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  });
});

const seconds = () => Math.floor(Date.now() / 1_000);
const FORGERIES: [string, Forgery][] = [
  ['another audience', { claims: (claims) => ({ ...claims, aud: 'another.apps.googleusercontent.com' }) }],
  ['another issuer', { claims: (claims) => ({ ...claims, iss: 'https://issuer.example' }) }],
  ['an expiry before the tolerance', { claims: (claims) => ({ ...claims, exp: seconds() - 65 }) }],
  ['no nonce', { claims: ({ nonce: _, ...claims }) => claims }],
  ['no subject', { claims: ({ sub: _, ...claims }) => claims }],
  ['a signature by another key', { by: 'another key' }],
  ['no signature', { by: 'nobody' }],
];

describe('a rejected sign-in', () => {
  test.each(FORGERIES)('an ID token with %s does not log in [own.social.openid]', async (_name, forgery) => {
    provider.forge(forgery);
    await expect(gateway.client.socialReturn(await comeBack(await start()))).rejects.toMatchObject(REJECTION);
  });

  test('the nonce of another sign-in is rejected [own.social.openid]', async () => {
    const back = await comeBack(await start(), { nonce: 'nonce-of-another-sign-in' });
    await expect(gateway.client.socialReturn(back)).rejects.toMatchObject(REJECTION);
  });

  test('a redeemed code is rejected under another state, and so is a code for another challenge [own.social.openid]', async () => {
    const used = await comeBack(await start());
    await gateway.client.socialReturn(used);
    const { state, key } = await start();
    await expect(gateway.client.socialReturn({ ...used, state, key })).rejects.toMatchObject(REJECTION);
    const unused = await comeBack(await start());
    const { state: otherState, key: otherKey } = await start();
    await expect(gateway.client.socialReturn({ ...unused, state: otherState, key: otherKey })).rejects.toMatchObject(
      REJECTION,
    );
  });

  test.each([
    ['without an issuer', undefined],
    ['of another issuer', 'https://issuer.example'],
  ])('a callback %s is rejected (mix-up) [own.social.openid]', async (_, iss) => {
    const back = await comeBack(await start());
    await expect(gateway.client.socialReturn({ ...back, iss })).rejects.toMatchObject(REJECTION);
  });
});

test('tolerates a provider whose clock differs by less than a minute [own.social.openid]', async () => {
  provider.forge({ claims: (claims) => ({ ...claims, exp: seconds() - 50 }) });
  expect(await gateway.client.socialReturn(await comeBack(await start()))).toEqual({
    linked: false,
    name: provider.name,
  });
});

test('reports an unreachable provider as unavailable, and recovers [own.social.openid]', async () => {
  const back = await comeBack(await start());
  provider.fail(true);
  await expect(gateway.client.socialReturn(back)).rejects.toMatchObject({ status: 503, code: 'social.unavailable' });
  const { registration } = provider;
  Object.assign(gateway.ctx.config.social, { google: { ...registration } });
  await expect(start()).rejects.toMatchObject({ status: 503, code: 'social.unavailable' });
  provider.fail(false);
  expect(await gateway.client.socialReturn(await comeBack(await start()))).toEqual({
    linked: false,
    name: provider.name,
  });
});
