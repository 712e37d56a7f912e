import { and, eq, gt } from 'drizzle-orm';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { Provider } from '../../../contract/identity/authentication';
import type { Person, SocialProvider } from '../../identity/social/provider';
import type { ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { demoProviderCodes } from './tables';

const LIFETIME = 60_000;

/**
 * Simulates a provider, as strict as a real one: its own page, and single-use codes that expire after a minute and
 * require their verifier.
 */
export const demoSocialProvider = (ctx: ModuleContext, provider: Provider): SocialProvider => ({
  address: async ({ state, verifier }) => {
    const challenge = await calculatePKCECodeChallenge(verifier);
    return `/demo/provider/${provider}?${new URLSearchParams({ state, code_challenge: challenge, code_challenge_method: 'S256' })}`;
  },
  exchange: async ({ code }, { verifier }) => {
    const good = and(
      eq(demoProviderCodes.codeHash, digest(code)),
      eq(demoProviderCodes.provider, provider),
      gt(demoProviderCodes.expiresAt, await ctx.now()),
    );
    const [row] = await ctx.db.delete(demoProviderCodes).where(good).returning();
    const isBound = row?.challenge === (await calculatePKCECodeChallenge(verifier));
    return row && isBound ? { subject: row.subject, name: row.name } : null;
  },
});

/** Issues a code for a person who has consented. */
export async function promise(
  ctx: ModuleContext,
  provider: Provider,
  challenge: string,
  person: Person,
): Promise<string> {
  const code = randomSecret();
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(demoProviderCodes).values({ codeHash: digest(code), provider, challenge, ...person, expiresAt });
  return code;
}
