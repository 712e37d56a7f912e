/** @module-tag extended */

import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { look } from '../../../../src/gateway/operations/abuse/service';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { startModules } from '../../harness/modules';
import { rejection } from '../../money/limits/support';
import { key, newcomer, operate, PAYMENT } from '../../money/wallet/support';
import { abuse, type Bettor, bettor, casesOf, openCases, opposes, shares } from './support';

const gateway = await startModules();
const { ctx } = gateway;
afterAll(async () => {
  expect((await verifyLedger(ctx)).problems).toEqual([]);
  await gateway.close();
});

type Account = { id: string };
/**
 * A life: its story, what prepares it, perhaps the player's agent, and whether an operator must check the accounts
 * before a payout.
 */
type Life = {
  story: string;
  own?: bigint;
  bonus?: bigint;
  isChecked?: true;
  agent?: () => Promise<Bettor>;
  make?: (player: Bettor, agent?: Bettor) => Promise<unknown>;
};

const PHONE = 'A family’s phone';
let places = 0;
/** An address of its own. */
const home = () => `198.51.100.${++places}`;
const walletNumber = () => `0181${String(++places).padStart(7, '0')}`;
const others = (count: number) => Promise.all(Array.from({ length: count }, () => newcomer(gateway, 0n)));
const takeOffers = (accounts: Account[]) =>
  Promise.all(
    accounts.map(({ id: accountId }) => offerReward(ctx.db, { accountId, source: 'offer', key: 'one', money: 100n })),
  );
/** Fifteen customers of a café or a shop, the same in all lives. */
const customers = await others(15);

const shared = (story: string, size: number, things: () => Parameters<typeof shares>[2], takes: boolean): Life => ({
  story: `${story}${takes ? ', all with offers' : ''}`,
  make: async (player) => {
    const all = [player, ...(size > customers.length ? customers : await others(size - 1))];
    await shares(gateway, all, things());
    if (takes) await takeOffers(all);
  },
});
const YES_NO = [false, true];
const families = [2, 3, 4, 5].flatMap((size) =>
  YES_NO.flatMap((takes) => [
    shared(`a family of ${size} on one phone`, size, () => ({ device: PHONE, address: home(), holder: '' }), takes),
    shared(`${size} at one address`, size, () => ({ address: home() }), takes),
    shared(`${size} who used one phone`, size, () => ({ device: PHONE }), takes),
  ]),
);
const wallet = () => ({ device: PHONE, address: home(), payout: walletNumber() });
const sharedWallets = [2, 3, 4].flatMap((size) => [
  shared(`a family of ${size} with one wallet`, size, wallet, false),
  { ...shared(`a family of ${size} with one wallet`, size, wallet, true), isChecked: true as const },
]);
const crowds = YES_NO.flatMap((takes) => [
  shared('a café’s network', 16, () => ({ address: home() }), takes),
  shared('a café’s computer', 16, () => ({ device: 'A café’s browser', address: home() }), takes),
  shared('a shop’s payout account', 16, () => ({ payout: walletNumber(), holder: 'The shop' }), takes),
  shared('a shop that lends its network', 16, () => ({ payout: walletNumber(), address: home() }), takes),
]);
const nameless = [2, 4].map((size) =>
  shared(`${size} wallets without a name`, size, () => ({ payout: walletNumber(), holder: '' }), true),
);

const funded = [1, 3].map(
  (count): Life => ({
    story: `an agent funds ${count} of the team`,
    agent: () => bettor(gateway, { own: 50_000n, type: 1 }),
    make: async (player, agent) => {
      await agent?.plays('turnover', '500.00', '500.00');
      const team = [player];
      while (team.length < count) team.push(await bettor(gateway, { uplineId: agent?.id }));
      for (const { userName: to } of team)
        await agent?.client.partnerTransfer({ to, amount: '100.00', paymentPassword: PAYMENT }, key());
    },
  }),
);

const invited = (inviter: Account, invitee: Account) =>
  ctx.db.execute(sql`insert into referrals (invitee_id, inviter_id, joined_at, ip, user_agent, state)
    values (${invitee.id}, ${inviter.id}, app_now(), '', '', 'joined')`);
const invitations: Life[] = [
  { story: 'a player invites a friend', make: async (player) => invited(player, await newcomer(gateway, 0n)) },
  {
    story: 'three invite each other on one phone',
    make: async (player) => {
      const [friend, last] = await others(2);
      if (!friend || !last) throw new Error('friends are missing');
      await invited(player, friend);
      await invited(friend, last);
      await shares(gateway, [player, friend, last], { device: PHONE, address: home() });
      await takeOffers([player, friend, last]);
    },
  },
];

const lives: Life[] = [
  ...families,
  ...sharedWallets,
  ...crowds,
  ...nameless,
  ...funded,
  ...invitations,
  ...[10, 40].map(
    (times): Life => ({
      story: `a lucky first bet returns ${times} times its stake`,
      make: async (player) => player.plays(`lucky ${times}`, '5.00', `${times * 5}.00`),
    }),
  ),
  { story: '20,000 of own money and a forgotten gift of 100', own: 2_000_000n, bonus: 10_000n },
  {
    story: '20,000 of own money and a gift of 100, four times against a stranger',
    own: 2_000_000n,
    bonus: 10_000n,
    make: async (player) => opposes(await bettor(gateway, { own: 20_000n }), player, 4),
  },
  {
    story: 'two strangers without a bonus at one table, six times on opposite sides',
    make: async (player) => opposes(await bettor(gateway, { own: 20_000n }), player, 6),
  },
  { story: 'a player without any connection' },
];

test('there are fifty lives', () => expect(lives).toHaveLength(50));

/** Titles that tell of a check, in the player's messages. */
const notices = async (player: Account) => {
  await gateway.runJobs();
  const { rows } = await ctx.db.execute(sql`select kind from account_alerts where account_id = ${player.id}
    and kind = 'withdrawal.checked'`);
  return rows.length;
};

test.each(lives.map((life) => [life.story, life] as const))(
  '%s: bets with own money are accepted, and the payout arrives [own.abuse.innocent own.abuse.signals]',
  async (_, { own = 100_000n, bonus = 0n, isChecked = false, agent, make }) => {
    const upline = await agent?.();
    const player = await bettor(gateway, { own, bonus, uplineId: upline?.id });
    await player.plays('turnover', `${own / 100n}.00`, `${own / 100n}.00`);
    await make?.(player, upline);
    await look(ctx);
    expect(await player.plays('own', '1.00', '1.00')).toMatchObject({ code: 'ok' });
    const { id } = await player.withdraw('600.00');
    expect(await notices(player)).toBe(isChecked ? 1 : 0);
    if (isChecked) {
      await expect(operate(gateway, 'approve', id)).rejects.toMatchObject(rejection('withdrawal.caseOpen'));
      expect(await player.plays('more', '1.00', '1.00')).toMatchObject({ code: 'ok' });
      const open = (await openCases(gateway)).find(({ members }) => members.includes(player.userName));
      await abuse(gateway, 'close', open?.number ?? '', 'innocent');
    }
    await operate(gateway, 'approve', id);
    expect(await operate(gateway, 'disburse', id)).toEqual({ state: 'disbursed' });
    await look(ctx);
    expect((await casesOf(gateway, player.id)).map(({ state }) => state)).toEqual(isChecked ? ['innocent'] : []);
  },
);
