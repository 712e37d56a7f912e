import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { facebookProvider } from '../../../../src/gateway/identity/social/facebook';
import { type Modules, startModules } from '../../harness/modules';

const APP = { clientId: '1234567890', clientSecret: 'app-secret-of-tests' };
const ATTEMPT = {
  state: 'state',
  verifier: 'v'.repeat(43),
  nonce: 'nonce',
  redirectUri: 'https://play.example/social/return',
};
const CALLBACK = { code: 'code', state: 'state' };
const PROOF = createHmac('sha256', APP.clientSecret).update('token').digest('hex');

type Reply = { status?: number; body: object };
let gateway: Modules;
const requests: { url: string; authorization?: string; body: string }[] = [];
let replies: Record<string, Reply> = {};
const graph = createServer(async (request, response) => {
  const body = (await request.toArray()).join('');
  requests.push({ url: request.url ?? '', authorization: request.headers.authorization, body });
  const { status = 200, body: reply } = replies[request.url?.split('?')[0] ?? ''] ?? { status: 404, body: {} };
  response.writeHead(status, { 'Content-Type': 'application/json; charset=UTF-8' }).end(JSON.stringify(reply));
});
beforeAll(async () => {
  graph.listen(0, '127.0.0.1');
  await once(graph, 'listening');
  gateway = await startModules();
});
afterAll(async () => {
  graph.close();
  await gateway.close();
});

const provider = () => {
  const address = graph.address();
  const at = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return facebookProvider(gateway.ctx, APP, { dialog: `${at}/dialog/oauth`, graph: at });
};
const TOKEN: Reply = { body: { access_token: 'token', token_type: 'bearer', expires_in: 5_000 } };
const PROFILE: Reply = { body: { id: '42', name: 'Karim' } };

test('redeems a code with its verifier and reads the profile with a proof of our secret [own.social.facebook]', async () => {
  replies = { '/oauth/access_token': TOKEN, '/me': PROFILE };
  const query = new URL(await provider().address(ATTEMPT)).searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    client_id: APP.clientId,
    state: 'state',
    code_challenge_method: 'S256',
  });
  expect(await provider().exchange(CALLBACK, ATTEMPT)).toEqual({ subject: '42', name: 'Karim' });
  const [redeemed, read] = requests;
  expect(Object.fromEntries(new URLSearchParams(redeemed?.body))).toMatchObject({
    code: 'code',
    code_verifier: ATTEMPT.verifier,
    redirect_uri: ATTEMPT.redirectUri,
    client_secret: APP.clientSecret,
  });
  expect(read).toMatchObject({ url: `/me?fields=id%2Cname&appsecret_proof=${PROOF}`, authorization: 'Bearer token' });
});

test.each<[string, Record<string, Reply>, string?]>([
  [
    'a rejected code',
    { '/oauth/access_token': { status: 400, body: { error: { message: 'used', type: 'OAuthException', code: 100 } } } },
  ],
  ['a rejected token', { '/oauth/access_token': TOKEN, '/me': { status: 400, body: { error: { code: 190 } } } }],
  ['a profile without an id', { '/oauth/access_token': TOKEN, '/me': { body: { name: 'Karim' } } }],
  ['another state', { '/oauth/access_token': TOKEN, '/me': PROFILE }, 'another state'],
])('%s does not log in [own.social.facebook]', async (_name, preparedReplies, state = CALLBACK.state) => {
  replies = preparedReplies;
  expect(await provider().exchange({ ...CALLBACK, state }, ATTEMPT)).toBeNull();
});
