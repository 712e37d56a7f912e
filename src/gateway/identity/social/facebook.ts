import { createHmac } from 'node:crypto';
import * as oauth from 'oauth4webapi';
import * as v from 'valibot';
import type { Config } from '../../platform/config';
import type { ModuleContext } from '../../platform/context';
import { clientOf, requestOptions, tryAt } from './oauth';
import type { SocialProvider } from './provider';

type App = NonNullable<Config['social']['facebook']>;

/** Version of the Graph API that this adapter uses. */
const VERSION = 'v23.0';
const FACEBOOK = {
  dialog: `https://www.facebook.com/${VERSION}/dialog/oauth`,
  graph: `https://graph.facebook.com/${VERSION}`,
};

const profile = v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: v.pipe(v.string(), v.nonEmpty()) });

/**
 * Creates the adapter of Facebook Login by OAuth 2: exchanges a code with PKCE for a token, and that for the profile
 * (`appsecret_proof` binds it to our secret). Not OpenID Connect: Facebook's discovery document has no token endpoint,
 * and its code flow with ID tokens "is still in testing". Facebook sends no `iss`; its codes go only to its own token
 * endpoint, which accepts only those of our application (`own.social.facebook`).
 */
export const facebookProvider = (
  ctx: ModuleContext,
  { clientId, clientSecret }: App,
  at = FACEBOOK,
): SocialProvider => {
  const server: oauth.AuthorizationServer = {
    issuer: 'https://www.facebook.com',
    token_endpoint: `${at.graph}/oauth/access_token`,
  };
  return {
    address: async ({ state, verifier, redirectUri }) => {
      const address = new URL(at.dialog);
      const challenge = await oauth.calculatePKCECodeChallenge(verifier);
      const code = { response_type: 'code', code_challenge: challenge, code_challenge_method: 'S256' };
      const parameters = { client_id: clientId, redirect_uri: redirectUri, state, scope: 'public_profile', ...code };
      for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
      return address.href;
    },
    exchange: ({ code, state: returnedState }, { state, verifier, redirectUri }) =>
      tryAt(ctx, 'facebook', async () => {
        const client = await clientOf(ctx, clientId);
        const options = requestOptions(at.graph);
        const secret = oauth.ClientSecretPost(clientSecret);
        const returned = oauth.validateAuthResponse(
          server,
          client,
          new URLSearchParams({ code, state: returnedState }),
          state,
        );
        const reply = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          secret,
          returned,
          redirectUri,
          verifier,
          options,
        );
        const { access_token: token } = await oauth.processAuthorizationCodeResponse(server, client, reply);
        const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
        const address = new URL(`${at.graph}/me?${new URLSearchParams({ fields: 'id,name', appsecret_proof: proof })}`);
        const answer = await oauth.protectedResourceRequest(token, 'GET', address, undefined, null, options);
        const read = v.safeParse(profile, await answer.json().catch(() => null));
        return answer.ok && read.success ? { subject: read.output.id, name: read.output.name } : null;
      }),
  };
};
