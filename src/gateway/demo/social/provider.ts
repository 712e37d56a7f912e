import { and, eq, gt } from 'drizzle-orm';
import { calculatePKCECodeChallenge } from 'oauth4webapi';
import type { Provider } from '../../../contract/identity/ways-in';
import type { Person, SocialProvider } from '../../identity/social/provider';
import type { ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { demoProviderCodes } from './tables';

const LIFETIME = 60_000;

/** A stand-in for a real provider, as strict as one: a page of its own, a code that works once, for a minute, with its verifier. */
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

/** A code for a person who has agreed. */
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
