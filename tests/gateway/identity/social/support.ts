import type { Client } from '../../../../src/contract';
import type { Modules } from '../../harness/modules';

type SocialStart = { url: string; state: string; key: string };
type Query = Record<string, string>;

/** A browser window at the demo's provider. */
export function window(gateway: Modules) {
  const get = async (url: string) => (await gateway.server.inject({ method: 'GET', url })).headers.location ?? '';
  const queryOf = (url: string): Query => Object.fromEntries(new URLSearchParams(url.split('?')[1]));
  const returned = async (socialStart: SocialStart, fields: Query): Promise<Query> => {
    const { state = '', code_challenge = '' } = queryOf(socialStart.url);
    return queryOf(
      await get(`${socialStart.url.split('?')[0]}/answer?${new URLSearchParams({ state, code_challenge, ...fields })}`),
    );
  };
  const agree = async (socialStart: SocialStart, person: string) =>
    (await returned(socialStart, { person, answer: 'agree' })).code ?? '';
  return {
    returned,
    agree,
    /** Runs a sign-in up to the request the browser sends back. */
    async come(client: Client, person: string, purpose: 'login' | 'link' = 'login') {
      const socialStart = await client.socialBegin({ provider: 'google', purpose });
      return {
        provider: 'google' as const,
        code: await agree(socialStart, person),
        state: socialStart.state,
        key: socialStart.key,
      };
    },
  };
}
