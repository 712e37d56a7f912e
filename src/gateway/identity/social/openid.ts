import * as oauth from 'oauth4webapi';
import type { Config } from '../../platform/config';
import { ApiError, type ModuleContext } from '../../platform/context';
import { clientOf, requestOptions, tryAt } from './oauth';
import type { Person, SocialProvider } from './provider';

type Registration = NonNullable<Config['social']['google']>;

const SCOPE = 'openid profile';

/** Discovery documents by registration, cached while the process runs; failed requests are not cached. */
const discovered = new WeakMap<Registration, Promise<oauth.AuthorizationServer>>();

/**
 * Creates the adapter of an OpenID Connect provider. Checks the callback's state and issuer, and the ID token's
 * signature by the issuer's published keys, its issuer, audience, nonce and times (`own.social.openid`).
 */
export const openIdProvider = (ctx: ModuleContext, registration: Registration): SocialProvider => ({
  address: async ({ state, verifier, nonce, redirectUri }) => {
    const server = await tryAt(ctx, registration.issuer, () => serverOf(registration));
    if (!server?.authorization_endpoint) throw new ApiError(503, 'social.unavailable');
    const address = new URL(server.authorization_endpoint);
    const parameters = {
      client_id: registration.clientId,
      response_type: 'code',
      scope: SCOPE,
      redirect_uri: redirectUri,
      state,
      nonce,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
    return address.href;
  },
  exchange: (callback, { state, verifier, nonce, redirectUri }) =>
    tryAt(ctx, registration.issuer, async () => {
      const server = await serverOf(registration);
      const client = await clientOf(ctx, registration.clientId);
      const options = requestOptions(registration.issuer);
      const secret = oauth.ClientSecretPost(registration.clientSecret);
      const returned = oauth.validateAuthResponse(server, client, new URLSearchParams({ ...callback }), state);
      const reply = await oauth.authorizationCodeGrantRequest(
        server,
        client,
        secret,
        returned,
        redirectUri,
        verifier,
        options,
      );
      const tokens = await oauth.processAuthorizationCodeResponse(server, client, reply, {
        expectedNonce: nonce,
        requireIdToken: true,
      });
      await oauth.validateApplicationLevelSignature(server, reply, options);
      return personOf(oauth.getValidatedIdTokenClaims(tokens));
    }),
});

async function serverOf(registration: Registration): Promise<oauth.AuthorizationServer> {
  const known = discovered.get(registration);
  if (known) return known;
  const discovering = discover(registration.issuer);
  discovered.set(registration, discovering);
  discovering.catch(() => discovered.delete(registration));
  return discovering;
}

async function discover(address: string): Promise<oauth.AuthorizationServer> {
  const issuer = new URL(address);
  const options = requestOptions(address);
  return oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, options));
}

function personOf(claims: oauth.IDToken | undefined): Person | null {
  if (!claims) return null;
  const { sub: subject, name } = claims;
  return { subject, name: typeof name === 'string' && name !== '' ? name : subject };
}
