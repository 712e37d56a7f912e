import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import Provider, { type Configuration } from 'oidc-provider';

type Claims = Record<string, unknown>;
/** Changes an ID token before the client receives it: its claims, or the key that signs it. */
export type Forgery = { claims?: (claims: Claims) => Claims; by?: 'another key' | 'nobody' };

const ID = 'one.apps.googleusercontent.com';
const SECRET = 'a-client-secret-of-tests';
const KEY_ID = 'signing';
const NAME = 'Karim Uddin';

const newKey = (): KeyObject => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const json = (encoded = ''): Claims => JSON.parse(Buffer.from(encoded, 'base64url').toString());

/** Runs an OpenID provider on a free port: one client, one person, who agrees to everything. */
export async function startOidcServer(redirectUri: string) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const issuer = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  const keys = { own: newKey(), other: newKey() };
  let forgery: Forgery | null = null;
  let isDown = false;

  const provider = new Provider(issuer, configurationOf(redirectUri, keys.own));
  provider.use(async (ctx, next) => {
    await next();
    const token: unknown = Object(ctx.body).id_token;
    if (forgery && typeof token === 'string')
      ctx.body = { ...Object(ctx.body), id_token: forged(token, forgery, keys) };
  });
  provider.on('server_error', (_ctx, error) => console.error(error));
  const answer = provider.callback();
  server.on('request', async (request, response) => {
    if (isDown) return request.destroy();
    if (!request.url?.startsWith('/interaction/')) return answer(request, response);
    const result = { login: { accountId: 'subject-1' } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });

  return {
    registration: { clientId: ID, clientSecret: SECRET, issuer },
    name: NAME,
    /** Follows the authorization address to the callback like a browser and returns the callback's parameters. */
    authorize: (url: string) => followToCallback(url, redirectUri),
    forge(nextForgery: Forgery | null) {
      forgery = nextForgery;
    },
    fail(down: boolean) {
      isDown = down;
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function configurationOf(redirectUri: string, key: KeyObject): Configuration {
  return {
    clients: [
      {
        client_id: ID,
        client_secret: SECRET,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...key.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['a-key-of-tests'] },
    claims: { openid: ['sub'], profile: ['name'] },
    conformIdTokenClaims: false,
    ttl: { AccessToken: 600, Grant: 600, IdToken: 600, Interaction: 600, Session: 600 },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ sub: accountId, name: NAME }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
  };
}

function forged(
  token: string,
  { claims = (same) => same, by }: Forgery,
  keys: { own: KeyObject; other: KeyObject },
): string {
  const [, body] = token.split('.');
  const header = by === 'nobody' ? { alg: 'none' } : { alg: 'RS256', kid: KEY_ID };
  const signed = `${part(header)}.${part(claims(json(body)))}`;
  if (by === 'nobody') return `${signed}.`;
  const signature = sign('sha256', Buffer.from(signed), by === 'another key' ? keys.other : keys.own);
  return `${signed}.${signature.toString('base64url')}`;
}

async function followToCallback(start: string, redirectUri: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>();
  let url = start;
  while (!url.startsWith(redirectUri)) {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const response = await fetch(url, { headers, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) throw new Error(`no redirect from ${url}: ${response.status} ${await response.text()}`);
    url = new URL(location, url).href;
  }
  return Object.fromEntries(new URL(url).searchParams);
}
