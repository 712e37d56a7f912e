import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Value } from '../../../contract';
import type { Provider } from '../../../contract/identity/authentication';
import { ApiError, type Input, type ModuleContext } from '../../platform/context';
import { digest, randomSecret } from '../../platform/secrets/secrets';
import { type Person, RETURN_PATH } from './provider';
import { providerOf } from './providers';
import { linkOffers, socialStates } from './tables';

const LIFETIME = 600_000;

/**
 * Starts an attempt at a provider, for a login (`accountId` null) or to link an account. The state travels to the
 * provider and back; the key stays in the browser, so that what the provider and the address disclose is useless
 * elsewhere.
 */
export async function beginAt(
  ctx: ModuleContext,
  { provider, accountId, origin }: { provider: Provider; accountId: string | null; origin: string },
): Promise<Value<'socialBegin'>> {
  const adapter = await providerOf(ctx, provider);
  const key = randomSecret();
  const attempt = {
    state: randomSecret(),
    verifier: randomSecret(),
    nonce: randomSecret(),
    redirectUri: new URL(RETURN_PATH, origin).href,
  };
  const { state, ...stored } = attempt;
  const url = await adapter.address(attempt);
  const expiresAt = new Date((await ctx.now()).getTime() + LIFETIME);
  const row = { ...stored, stateHash: digest(state), keyHash: digest(key), provider, accountId, expiresAt };
  await ctx.db.insert(socialStates).values(row);
  return { url, state, key };
}

/** Returns the person, once: the state is consumed, right or wrong. Throws `social.expired` or `social.refused`. */
export async function personBehind(
  ctx: ModuleContext,
  { provider, key, ...callback }: Input<'socialReturn'>,
  accountId: string | null,
): Promise<Person> {
  const adapter = await providerOf(ctx, provider);
  const pendingState = and(
    eq(socialStates.stateHash, digest(callback.state)),
    gt(socialStates.expiresAt, await ctx.now()),
  );
  const own = and(
    eq(socialStates.keyHash, digest(key)),
    eq(socialStates.provider, provider),
    accountId === null ? isNull(socialStates.accountId) : eq(socialStates.accountId, accountId),
  );
  const [row] = await ctx.db.delete(socialStates).where(and(pendingState, own)).returning();
  if (!row) throw new ApiError(422, 'social.expired');
  const person = await adapter.exchange(callback, { ...row, state: callback.state });
  if (!person) throw new ApiError(422, 'social.refused');
  return person;
}

/** Deletes expired attempts. A job calls it. */
export async function purgeSocial(ctx: ModuleContext): Promise<void> {
  const now = await ctx.now();
  await ctx.db.delete(socialStates).where(lt(socialStates.expiresAt, now));
  await ctx.db.delete(linkOffers).where(lt(linkOffers.expiresAt, now));
}
