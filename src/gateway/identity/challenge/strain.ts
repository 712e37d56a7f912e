import { inArray, sql } from 'drizzle-orm';
import { normaliseName } from '../../../contract/platform/normalise';
import type { ModuleContext } from '../../platform/context';
import { networkOf } from '../../platform/http/network';
import { digest } from '../../platform/secrets/secrets';
import { accountByLogin, loginName } from '../account/login-name';
import { countedUnder } from '../known-locations/counted';
import { challengeStrain } from './tables';

/** Seconds after which one failure is forgiven; shorter for addresses, because many people share one. */
const FORGIVEN = { address: 60, name: 180 };
/** Number of failures of a shared address that weigh as much as one of a name. */
const ADDRESS_WEIGHS = 4;
/** Maximum number of failures that count, so that an hour forgives all of them. */
const MAX_FAILURES = 20;

/** Origin of a failure: the address, and the name under which failures count; empty without a name. */
type Failed = { ip: string; name: string };

/**
 * Returns the name under which failures count here: the owner's known locations are separate from strangers, as in the
 * lock of a login.
 */
export async function strainedName(ctx: ModuleContext, typed: string, ip: string): Promise<string> {
  if (typed.trim() === '') return '';
  const login = { type: 'username' as const, username: normaliseName(typed) };
  return countedUnder(ctx.db, loginName(login), (await accountByLogin(ctx, login))?.id, ip);
}

/** Records a failure, which makes the next work harder for its address (IPv6 by /64) and its name. */
export async function addStrain(ctx: ModuleContext, failed: Failed): Promise<void> {
  for (const { key, seconds } of keysOf(failed)) {
    const interval = sql`make_interval(secs => ${seconds})`;
    await ctx.db.execute(sql`
      insert into challenge_strain as s (key, calm_at) values (${key}, app_now() + ${interval})
      on conflict (key) do update set calm_at = least(greatest(s.calm_at, app_now()) + ${interval}, app_now() + ${MAX_FAILURES} * ${interval})`);
  }
}

/**
 * Returns how often the work doubles: once for each unforgiven failure of the name, and for every four of the address.
 */
export async function doublings(ctx: ModuleContext, failed: Failed): Promise<number> {
  const keys = keysOf(failed);
  const held = await ctx.db
    .select()
    .from(challengeStrain)
    .where(
      inArray(
        challengeStrain.key,
        keys.map(({ key }) => key),
      ),
    );
  const now = (await ctx.now()).getTime();
  const failures = keys.map(({ key, seconds, weighs }) => {
    const calmAt = held.find((row) => row.key === key)?.calmAt.getTime() ?? now;
    return Math.floor(Math.max(0, Math.ceil((calmAt - now) / 1_000 / seconds)) / weighs);
  });
  return failures.reduce((sum, each) => sum + each, 0);
}

const keysOf = ({ ip, name }: Failed) => [
  { key: digest(`address ${networkOf(ip)}`), seconds: FORGIVEN.address, weighs: ADDRESS_WEIGHS },
  ...(name ? [{ key: digest(`name ${name.toLowerCase()}`), seconds: FORGIVEN.name, weighs: 1 }] : []),
];
