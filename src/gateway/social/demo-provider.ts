import { createHash } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Provider } from '../../contract/ways-in';
import type { Kit } from '../kit';
import { digest, randomSecret } from '../secrets';
import type { Person, SocialProvider } from './provider';
import { demoProviderCodes } from './tables';

const LIFETIME = 60_000;
/** Where it sends people back to, as it was registered with it. */
export const RETURN = '/social/return';

/** A stand-in for a real provider, as strict as one: a page of its own, a code that works once, for a minute, with its verifier. */
export const demoProvider = (kit: Kit, provider: Provider): SocialProvider => ({
  address: ({ state, challenge }) =>
    `/demo/provider/${provider}?${new URLSearchParams({ state, code_challenge: challenge, code_challenge_method: 'S256' })}`,
  exchange: async ({ code, verifier }) => {
    const good = and(
      eq(demoProviderCodes.codeHash, digest(code)),
      eq(demoProviderCodes.provider, provider),
      gt(demoProviderCodes.expiresAt, await kit.now()),
    );
    const [row] = await kit.db.delete(demoProviderCodes).where(good).returning();
    return row && row.challenge === challengeOf(verifier) ? { subject: row.subject, name: row.name } : null;
  },
});

/** What a provider is shown of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** A code for a person who has agreed. */
export async function promise(kit: Kit, provider: Provider, challenge: string, person: Person): Promise<string> {
  const code = randomSecret();
  const expiresAt = new Date((await kit.now()).getTime() + LIFETIME);
  await kit.db.insert(demoProviderCodes).values({ codeHash: digest(code), provider, challenge, ...person, expiresAt });
  return code;
}
