import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Value } from '../../contract';
import type { Provider } from '../../contract/ways-in';
import { ApiError, type Input, type ModuleContext } from '../module-context';
import { digest, randomSecret } from '../secrets';
import { challengeOf } from './demo-provider';
import type { Person } from './provider';
import { providerOf } from './providers';
import { linkOffers, socialStates } from './tables';

const LIFETIME = 600_000;

/**
 * Begins a sign-in at a provider, for a log-in (`accountId` null) or to link an account. The state goes there and comes back; the key
 * stays in the browser in which it began, so that what the provider and the address have seen is worth nothing elsewhere.
 */
export async function beginAt(ctx: ModuleContext, provider: Provider, accountId: string | null): Promise<Value<'socialBegin'>> {
  const adapter = await providerOf(ctx, provider);
  const [state, key, verifier] = [randomSecret(), randomSecret(), randomSecret()];
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  await ctx.db.insert(socialStates).values({ stateHash: digest(state), keyHash: digest(key), provider, verifier, accountId, expiresAt });
  return { url: adapter.address({ state, challenge: challengeOf(verifier) }), state, key };
}

/** Who came back, once: the state is consumed, right or wrong. Refuses with `social.expired` or `social.refused`. */
export async function personBehind(
  ctx: ModuleContext,
  { provider, code, state, key }: Input<'socialReturn'>,
  accountId: string | null,
): Promise<Person> {
  const adapter = await providerOf(ctx, provider);
  const begun = and(eq(socialStates.stateHash, digest(state)), gt(socialStates.expiresAt, await ctx.now()));
  const own = and(
    eq(socialStates.keyHash, digest(key)),
    eq(socialStates.provider, provider),
    accountId === null ? isNull(socialStates.accountId) : eq(socialStates.accountId, accountId),
  );
  const [row] = await ctx.db.delete(socialStates).where(and(begun, own)).returning();
  if (!row) throw new ApiError(422, 'social.expired');
  const person = await adapter.exchange({ code, verifier: row.verifier });
  if (!person) throw new ApiError(422, 'social.refused');
  return person;
}

/** Forgets what has expired. A job calls it. */
export async function purgeSocial(ctx: ModuleContext): Promise<void> {
  const now = await ctx.now();
  await ctx.db.delete(socialStates).where(lt(socialStates.expiresAt, now));
  await ctx.db.delete(linkOffers).where(lt(linkOffers.expiresAt, now));
}
