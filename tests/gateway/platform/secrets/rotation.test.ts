import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { accounts } from '../../../../src/gateway/identity/account/tables';
import { readProfile, writeProfile } from '../../../../src/gateway/identity/profile/profile';
import { watchExclusion } from '../../../../src/gateway/money/limits/matching';
import { exclusionMatches } from '../../../../src/gateway/money/limits/tables';
import { queryRows } from '../../../../src/gateway/platform/database/query';
import { seal, unseal } from '../../../../src/gateway/platform/secrets/sealing';
import { planAhead } from '../../../../src/gateway/play';
import { addsApp, currentAppCode, STEP } from '../../harness/app';
import { asOwner } from '../../harness/as-owner';
import { startModules } from '../../harness/modules';
import { key, newcomer, PASSWORD, PAYMENT } from '../../money/wallet/support';
import { collector, good } from '../../rewards/points/support';

const FIRST = 'the first key of 32 characters!!';
const SECOND = 'the second key of 32 characters!';
const gateway = await startModules();
const { ctx } = gateway;
const HIDDEN = 'hidden ';
beforeEach(async () => {
  restart(null);
  await gateway.reset();
  // A reset leaves shared secrets alone.
  await ctx.db.execute(sql`update shared_secrets set name = substr(name, ${HIDDEN.length + 1})
    where starts_with(name, ${HIDDEN})`);
  await ctx.db.execute(sql`delete from shared_secrets where name = 'exclusion'`);
});
afterAll(() => gateway.close());

/** Continues with other keys, as a gateway does that is restarted with them. */
function restart(secretKey: string | null, acceptedSecretKeys: string[] = []) {
  Object.assign(ctx.config, { secretKey, acceptedSecretKeys });
}
const operate = (...args: string[]) => asOwner(ctx, 'keys', args);
const keysListed = v.array(
  v.object({ table: v.string(), key: v.nullable(v.string()), values: v.number(), isCurrent: v.boolean() }),
);
const list = async () => v.parse(keysListed, await operate('list'));
const profileOf = (id: string) => readProfile(ctx, { id, nickname: '' });

/** Seals a value of each kind; returns two players and the secret of the first one's app. */
async function life() {
  const player = await newcomer(gateway);
  const excluded = await newcomer(gateway);
  const { secret } = await addsApp(gateway, player.client, PASSWORD);
  const profile = { ...(await profileOf(player.id)), address: 'Road 7, Dhaka' };
  await writeProfile(ctx, player.id, profile);
  const buyer = await collector(gateway);
  const deliverTo = { recipient: 'Rupa', phone: '+8801712345678', address: '12 Lake Road, Dhanmondi, Dhaka 1205' };
  const thing = await good(gateway, { delivery: 'courier' });
  await buyer.client.redeemPoints({ good: thing, paymentPassword: PAYMENT, deliverTo }, key());
  await planAhead(ctx, ['LF3D', 1]);
  await ctx.db.update(accounts).set({ email: 'gone@maidan.test' }).where(eq(accounts.id, excluded.id));
  await excluded.client.excludeSelf({ months: 6, password: PASSWORD });
  return { player, profile, excluded, secret };
}

/** Expects everything of `life` to open, and the excluded player to be recognised. */
async function expectLife({ player, profile, excluded, secret }: Awaited<ReturnType<typeof life>>) {
  expect(await profileOf(player.id)).toEqual(profile);
  await gateway.later(STEP);
  await player.client.removeTotp({
    factor: { kind: 'totp', answer: await currentAppCode(gateway, secret) },
    password: PASSWORD,
  });
  await watchExclusion(ctx, player.id, 'deposit', { email: 'GONE+again@maidan.test' });
  expect(await ctx.db.select().from(exclusionMatches)).toMatchObject([
    { accountId: player.id, excludedId: excluded.id, kind: 'email' },
  ]);
}

describe('a rotation of the key for secrets at rest', () => {
  test.each([
    ['from the database to the settings', null, FIRST],
    ['from one setting to another', FIRST, SECOND],
  ])('%s leaves nothing that needs the old key [own.keys.rotated]', async (_way, before, after) => {
    restart(before);
    await gateway.reset();
    const all = await life();
    // First all gateways accept the next key, then they seal with it.
    restart(before, [after]);
    await profileOf(all.player.id);
    restart(after, before === null ? [] : [before]);
    expect((await list()).some(({ isCurrent }) => !isCurrent)).toBe(true);
    await operate('reseal');
    expect(new Set((await list()).map(({ isCurrent }) => isCurrent))).toEqual(new Set([true]));
    restart(after);
    await ctx.db.execute(sql`update shared_secrets set name = ${HIDDEN} || name where secret not like '%.%'`);
    await expectLife(all);
  });

  test('goes on while values change, and loses none of the changes [own.keys.rotated]', async () => {
    restart(FIRST);
    const { player, profile } = await life();
    restart(SECOND, [FIRST]);
    const addresses = Array.from({ length: 20 }, (_, number) => `Road ${number}, Dhaka`);
    const changes = addresses.reduce(
      (earlier, address) => earlier.then(() => writeProfile(ctx, player.id, { ...profile, address })),
      Promise.resolve(),
    );
    const reads = Promise.all(addresses.map(() => profileOf(player.id)));
    await Promise.all([operate('reseal'), changes, reads, operate('reseal')]);
    expect((await profileOf(player.id)).address).toBe(addresses.at(-1));
    expect((await list()).filter(({ isCurrent }) => !isCurrent)).toEqual([]);
  });

  test('includes every column that holds sealed values [own.keys.rotated]', async () => {
    restart(FIRST);
    await life();
    await operate('reseal');
    const { rows } = await ctx.db.execute<{ table: string; column: string }>(sql`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type = 'text'`);
    const format = '^[0-9a-f]{12}\\.[A-Za-z0-9+/]{38,}=*$';
    const holding = new Set<string>();
    for (const { table, column } of rows) {
      const from = sql.identifier(table);
      const name = sql.identifier(column);
      const row = v.object({ found: v.boolean() });
      const statement = sql`select exists (select from ${from} where ${name} ~ ${format}) as found`;
      const [answer] = await queryRows(ctx.db, row, statement);
      if (answer?.found) holding.add(table);
    }
    const listed = (await list()).map(({ table }) => table).filter((table) => !table.startsWith('graphile_worker.'));
    expect([...holding].sort()).toEqual(listed.sort());
    expect(listed).toContain('studio_keys');
  });

  test('demands a key that is not set, by its id, and changes nothing [own.keys.rotated]', async () => {
    restart(FIRST);
    const { player } = await life();
    restart(SECOND);
    const sealedByFirst = (await list()).filter(({ table }) => table === 'profile_details');
    await expect(operate('reseal')).rejects.toThrow(/no key opens a value sealed for .* by [0-9a-f]{12}/);
    expect((await list()).filter(({ table }) => table === 'profile_details')).toEqual(sealedByFirst);
    await expect(profileOf(player.id)).rejects.toThrow(/no key opens/);
  });
});

test('a value from before keys had ids opens with any accepted key', async () => {
  restart(FIRST);
  const [, unnamed = ''] = (await seal(ctx, 'totp', 'player', 'a secret')).split('.');
  restart(SECOND, [FIRST]);
  expect(await unseal(ctx, 'totp', 'player', unnamed)).toBe('a secret');
  await expect(unseal(ctx, 'totp', 'another', unnamed)).rejects.toThrow('an unnamed key');
});
