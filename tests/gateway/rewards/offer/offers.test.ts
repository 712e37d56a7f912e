import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { MODULES } from '../../../../src/contract';
import { OFFER_CATEGORIES, OFFER_TAGS, type OfferRule, offerRule } from '../../../../src/contract/rewards/offers';
import { accountById } from '../../../../src/gateway/identity/account/service';
import { excludePlayer, takeTimeOut } from '../../../../src/gateway/money/limits/pauses';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { setModule } from '../../../../src/gateway/platform/system/service';
import {
  mustAllBePermitted,
  offersForOperators,
  setOffer,
  turnOffer,
} from '../../../../src/gateway/rewards/offer/operators';
import { termsOf, unregulated } from '../../../../src/gateway/rewards/offer/rule';
import { offerToNewcomer } from '../../../../src/gateway/rewards/offer/service';
import { startTestGateway } from '../../harness/gateway';
import { depositor, paymentProvider } from '../../money/deposit/support';
import { again, deposit as credited, DAY, rejection, startForYears } from '../../money/limits/support';
import { bet, key, newcomer } from '../../money/wallet/support';

const gateway = await startForYears();
const { ctx } = gateway;
const { paid } = paymentProvider(gateway);
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(() => gateway.close());

const RULE: OfferRule = v.parse(offerRule, {
  title: { en: 'A test', bn: 'পরীক্ষা' },
  text: { en: 'For tests.', bn: 'পরীক্ষার জন্য।' },
  category: 'rebate',
  tags: ['highRebate', 'vip'],
  audience: { kind: 'everybody' },
  from: null,
  until: null,
  amount: { kind: 'fixed', money: '10.00' },
  often: 'once',
  times: 3,
  excluded: ['LIVE'],
  mostStake: '5.00',
  claimDays: 2,
  trigger: { kind: 'claim' },
});
const write = async (code: string, more: Partial<OfferRule> = {}) =>
  setOffer(ctx, code, v.parse(offerRule, { ...RULE, ...more }), 'test');

describe('promotions [s3.promotion.categories s3.promotion.tags s2.route.promotions]', () => {
  test('are listed by category and tag with all terms [s3.promotion.categories s3.promotion.tags]', async () => {
    await write('REBATEONE');
    await write('CODEDONE', { trigger: { kind: 'code', code: 'SECRETWORD' } });
    const found = await gateway.client.offers({ category: 'rebate', tag: 'vip' });
    expect(found.list.map(({ code }) => code)).toEqual(['REBATEONE', 'CODEDONE']);
    expect(found.list[0]).toMatchObject({ title: 'A test', terms: termsOf(RULE), standing: 'visitor' });
    expect(JSON.stringify(found)).not.toContain('SECRETWORD');
    expect((await gateway.client.offers({ category: 'rebate', tag: 'daily' })).total).toBe(0);
    for (const category of OFFER_CATEGORIES) await gateway.client.offers({ category });
    for (const tag of OFFER_TAGS) await gateway.client.offers({ tag });
    await expect(gateway.client.offer({ code: 'NOSUCHONE' })).rejects.toMatchObject(rejection('offer.unknown', 404));
  });

  test('names the categories with a running offer, whatever the query [own.promotions.categories]', async () => {
    await write('FISHONE', { category: 'fishing' });
    await write('RANKSOON', { category: 'ranking', from: (await ctx.now()).getTime() + 86_400_000 });
    const { categories } = await gateway.client.offers({ category: 'slots' });
    expect(categories).toContain('fishing');
    expect(categories).not.toContain('ranking');
    for (const category of OFFER_CATEGORIES.filter((offerCategory) => offerCategory !== 'all'))
      expect((await gateway.client.offers({ category })).total > 0, category).toBe(categories.includes(category));
  });

  test('are counted with the claimable rewards; a taken promotion counts as a reward [s2.nav.rewards]', async () => {
    await write('COUNTONE');
    const player = await newcomer(gateway, 0n);
    const open = (await player.client.offers({ pageSize: 100 })).list.filter(
      ({ standing }) => standing === 'open',
    ).length;
    expect(open).toBeGreaterThan(0);
    expect(await player.client.unreadMessages()).toMatchObject({ promotions: open, rewards: 0 });
    await player.client.takeOffer({ code: 'COUNTONE' });
    expect(await player.client.unreadMessages()).toMatchObject({ promotions: open - 1, rewards: 1 });
  });

  test('can be taken once per period; concurrent requests make one reward', { tags: ['extended'] }, async () => {
    await write('DAILYONE', { often: 'daily' });
    const player = await newcomer(gateway, 0n);
    const takenOffers = await Promise.all(
      Array.from({ length: 20 }, () => player.client.takeOffer({ code: 'DAILYONE' })),
    );
    expect(new Set(takenOffers.map(({ standing }) => standing))).toEqual(new Set(['waiting']));
    const { list, total } = await player.client.rewards({});
    expect([total, list[0]?.money, list[0]?.requirement, list[0]?.title]).toEqual([1, '10.00', '30.00', 'A test']);
    expect((await player.client.unreadMessages()).rewards).toBe(1);
    const claims = await Promise.all(
      Array.from({ length: 50 }, () => player.client.claimReward({ id: list[0]?.id ?? '' })),
    );
    expect(new Set(claims.map(({ state }) => state))).toEqual(new Set(['claimed']));
    expect((await player.client.balance()).sumBalance).toBe('10.00');
    await expect(player.client.takeOffer({ code: 'DAILYONE' })).rejects.toMatchObject(rejection('offer.notOpen'));
    await gateway.later(DAY);
    const later = await again(gateway, player.id);
    expect((await later.offer({ code: 'DAILYONE' })).standing).toBe('open');
    expect((await later.takeOffer({ code: 'DAILYONE' })).standing).toBe('waiting');
    await gateway.later(3 * DAY);
    const afterwards = await again(gateway, player.id);
    expect([(await afterwards.rewards({})).total, (await afterwards.unreadMessages()).rewards]).toEqual([0, 0]);
    expect((await afterwards.rewards({ view: 'past' })).list.map(({ state }) => state)).toEqual(['over', 'claimed']);
  });

  test('with a code need it, in any case', async () => {
    const player = await newcomer(gateway, 0n);
    await expect(player.client.takeOffer({ code: 'CODEDONE', word: 'guess' })).rejects.toMatchObject(
      rejection('offer.word', 422),
    );
    await expect(player.client.takeOffer({ code: 'CODEDONE' })).rejects.toMatchObject(rejection('offer.word', 422));
    expect((await player.client.takeOffer({ code: 'CODEDONE', word: ' secretword ' })).standing).toBe('waiting');
  });

  test('are limited to their audience, period and state; granted rewards remain', async () => {
    const player = await newcomer(gateway, 0n);
    const now = (await ctx.now()).getTime();
    await write('RANKEDONE', { audience: { kind: 'ranked', level: 3 } });
    await write('SOONONE', { from: now + 5 * DAY });
    await write('OFFONE');
    expect((await player.client.takeOffer({ code: 'OFFONE' })).standing).toBe('waiting');
    await turnOffer(ctx, 'OFFONE', false, 'test');
    await expect(player.client.takeOffer({ code: 'RANKEDONE' })).rejects.toMatchObject(rejection('offer.notOpen'));
    for (const code of ['SOONONE', 'OFFONE'])
      await expect(player.client.takeOffer({ code })).rejects.toMatchObject(rejection('offer.unknown', 404));
    expect((await player.client.rewards({})).total).toBe(1);
    await ctx.db.execute(sql`update accounts set rank_level = 3 where id = ${player.id}`);
    expect((await player.client.takeOffer({ code: 'RANKEDONE' })).standing).toBe('waiting');
    await gateway.later(6 * DAY);
    expect((await (await again(gateway, player.id)).takeOffer({ code: 'SOONONE' })).standing).toBe('waiting');
  });
});

describe('new-member bonus [s1.claim.marketing]', () => {
  test('the status names the largest running bonus, and none while registration is closed [s1.claim.marketing]', {
    tags: ['extended'],
  }, async () => {
    const bonus = async () => (await gateway.client.systemStatus({})).info.newcomerBonus;
    await write('ZALOHELLO', { amount: { kind: 'fixed', money: '131000.00' }, trigger: { kind: 'registration' } });
    expect(await bonus()).toBe('131000.00');
    await setModule(ctx, MODULES.directRegistration, false);
    expect(await bonus()).toBeNull();
    await setModule(ctx, MODULES.directRegistration, true);
    await turnOffer(ctx, 'ZALOHELLO', false, 'test');
    expect(await bonus()).not.toBe('131000.00');
  });

  test('an offer of the Zalo campaign grants at most 131K [s9.const.zalo-reward]', { tags: ['extended'] }, async () => {
    await expect(write('ZALOMORE', { amount: { kind: 'fixed', money: '131000.01' } })).rejects.toThrow('131000.00');
    await write('OTHERMORE', { amount: { kind: 'fixed', money: '131000.01' } });
  });

  test('is granted once with a sufficient first deposit', async () => {
    const player = await depositor(gateway);
    expect((await player.client.takeOffer({ code: 'NODIWEEKLY' })).standing).toBe('chosen');
    expect((await player.client.takeOffer({ code: 'SHAPLAFIRST' })).standing).toBe('chosen');
    expect((await player.client.offer({ code: 'NODIWEEKLY' })).standing).toBe('open');
    await player.begin(key(), '600.00').then((item) => paid(item));
    const [reward] = (await player.client.rewards({})).list;
    expect(reward).toMatchObject({
      money: '600.00',
      requirement: '4800.00',
      mostStake: '500.00',
      title: 'Shapla first deposit',
    });
    await player.begin(key(), '700.00').then((item) => paid(item));
    expect((await player.client.rewards({})).total).toBe(1);
    expect((await player.client.offer({ code: 'SHAPLAFIRST' })).standing).toBe('waiting');
  });

  test('is granted with the registration or first deposit by choice, or not at all [s1.claim.marketing]', async () => {
    const { bonuses = [] } = await gateway.client.registerRules();
    expect(bonuses.map(({ code }) => code)).toEqual(['SHAPLAFIRST', 'DOELWELCOME']);
    const first = await newcomer(gateway, 0n);
    const second = await newcomer(gateway, 0n);
    const none = await newcomer(gateway, 0n);
    await offerToNewcomer(ctx, first.id, 'DOELWELCOME');
    await offerToNewcomer(ctx, second.id, 'SHAPLAFIRST');
    await offerToNewcomer(ctx, none.id, 'BHORDAILY');
    expect((await first.client.rewards({})).list.map(({ money }) => money)).toEqual(['100.00']);
    expect((await second.client.offer({ code: 'SHAPLAFIRST' })).standing).toBe('chosen');
    expect((await none.client.rewards({})).total).toBe(0);
    await expect(none.client.takeOffer({ code: 'DOELWELCOME' })).rejects.toMatchObject(rejection('offer.notOpen'));
  });
});

describe('active bonus [own.bonus.progress s2.member-centre.bonus-details]', () => {
  test('is worked off only by eligible play; other play counts elsewhere [own.bonus.progress]', async () => {
    const player = await newcomer(gateway, 0n);
    await write('PLAYONE', { amount: { kind: 'fixed', money: '20.00' }, excluded: ['RNG'], mostStake: null });
    await player.client.takeOffer({ code: 'PLAYONE' });
    await player.client.claimReward({ id: (await player.client.rewards({})).list[0]?.id ?? '' });
    await credited(gateway, player.id, 1_000n);
    await bet(gateway, player.id, 600n, 'bet', await ctx.now());
    expect((await player.client.bonuses({})).list[0]).toMatchObject({
      owed: '60.00',
      workedOff: '0.00',
      left: '20.00',
      state: 'open',
    });
    expect((await player.client.withdrawalTerms()).turnoverRemaining).toBe('4.00');
  });

  test('can be given up once at the stated amount, by its owner, during an open bet [own.bonus.give-up]', async () => {
    const player = await newcomer(gateway, 500n);
    await player.client.takeOffer({ code: 'PLAYONE' });
    await player.client.claimReward({ id: (await player.client.rewards({})).list[0]?.id ?? '' });
    const [row] = (await player.client.bonuses({})).list;
    const id = row?.id ?? '';
    await expect(player.client.giveUpBonus({ id, left: '1.00' })).rejects.toMatchObject(rejection('bonus.changed'));
    await expect((await newcomer(gateway)).client.giveUpBonus({ id, left: '20.00' })).rejects.toMatchObject(
      rejection('bonus.unknown', 404),
    );
    await ctx.db.execute(sql`insert into studio_rounds (studio_id, account_id, round_id, staked, bets, opened_at)
      select id, ${player.id}, 'open', 100, 1, app_now() from studios limit 1`);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => player.client.giveUpBonus({ id, left: '20.00' })),
    );
    expect(new Set(results.map(({ state, taken }) => `${state} ${taken}`))).toEqual(new Set(['givenUp 20.00']));
    expect((await player.client.balance()).sumBalance).toBe('5.00');
    expect((await player.client.withdrawalTerms()).turnoverRemaining).toBe('0.00');
  });
});

describe('no promotions [s6.role.player]', () => {
  const nothing = async (client: Awaited<ReturnType<typeof again>>) => {
    expect([
      (await client.offers({})).total,
      (await client.rewards({})).total,
      (await client.unreadMessages()).rewards,
    ]).toEqual([0, 0, 0]);
    expect([(await client.unreadMessages()).promotions, (await client.offers({})).categories]).toEqual([0, []]);
    await expect(client.offer({ code: 'BHORDAILY' })).rejects.toMatchObject(rejection('offer.unknown', 404));
    await expect(client.takeOffer({ code: 'BHORDAILY' })).rejects.toMatchObject(rejection('reward.barred'));
  };

  test('for players in a time-out, excluded or at their limit, until it ends [s6.role.player]', async () => {
    const resting = await newcomer(gateway, 0n);
    await resting.client.takeOffer({ code: 'BHORDAILY' });
    const account = await accountById(ctx.db, resting.id);
    if (!account) throw new Error('a player has an account');
    await takeTimeOut(ctx, account, 24);
    await nothing(await again(gateway, resting.id));
    await excludePlayer(ctx, account, 6);
    await nothing(await again(gateway, resting.id));
    const limited = await depositor(gateway);
    await limited.client.takeOffer({ code: 'NODIWEEKLY' });
    const waits = await limited.begin(key(), '1000.00');
    await limited.client.setDepositLimit({ period: 'day', limit: '1000.00' });
    await paid(waits);
    await nothing(limited.client);
    await gateway.later(2 * DAY);
    const freed = await again(gateway, limited.id);
    expect([(await freed.offers({})).total > 0, (await freed.rewards({})).total]).toEqual([true, 0]);
    expect((await freed.offer({ code: 'NODIWEEKLY' })).standing).toBe('chosen');
  });

  test('for trial accounts', async () => {
    const trial = gateway.as((await gateway.client.freePlay({ os: 'android', platform: 'web' })).token);
    expect((await trial.offers({})).total).toBe(0);
    await expect(trial.takeOffer({ code: 'BHORDAILY' })).rejects.toMatchObject(rejection('security.trial', 403));
    await expect(trial.rewards({})).rejects.toMatchObject(rejection('security.trial', 403));
  });
});

test('a regulated site rejects factors above ten and mixed products, at the start too', async () => {
  const strict = { ...ctx, config: { ...ctx.config, regulated: true } };
  const casino: OfferRule['excluded'] = ['ELOTT', 'LOTT', 'SPORTS', 'ESPORTS'];
  expect([unregulated({ times: 10, excluded: casino }), unregulated({ times: 0, excluded: [] })]).toEqual([[], []]);
  await expect(setOffer(strict, 'STRICTONE', { ...RULE, times: 11, excluded: casino }, 'test')).rejects.toThrow(
    '11 times to be staked, of 10 at most',
  );
  await expect(setOffer(strict, 'STRICTONE', { ...RULE, times: 1, excluded: [] }, 'test')).rejects.toThrow(
    'mixes lottery, casino, betting',
  );
  expect(await setOffer(strict, 'STRICTONE', { ...RULE, times: 10, excluded: casino }, 'test')).toBe(1);
  const demo = (await offersForOperators(ctx)).filter(({ createdBy }) => createdBy === 'demo');
  expect(demo).toHaveLength(8);
  expect(demo.flatMap(({ rule }) => unregulated(rule))).toEqual([]);
});

test('a regulated site does not start with a forbidden offer, names it, and cannot turn it on', {
  tags: ['extended'],
}, async () => {
  const strict = { ...ctx, config: { ...ctx.config, regulated: true } };
  // Stops the offers of other tests.
  for (const { code, createdBy, running } of await offersForOperators(ctx))
    if (running && createdBy !== 'demo') await turnOffer(ctx, code, false, 'test');
  await mustAllBePermitted(strict);
  await write('TOOMUCH', { times: 20, excluded: ['ELOTT', 'LOTT', 'SPORTS', 'ESPORTS'] });
  await mustAllBePermitted(ctx);
  await expect(mustAllBePermitted(strict)).rejects.toThrow(
    'REGULATED: the offer TOOMUCH is not permitted: 20 times to be staked',
  );
  const starts = startTestGateway({ REGULATED: 'on' }, { url: gateway.url, drop: async () => {} });
  await expect(starts).rejects.toThrow('the offer TOOMUCH is not permitted');
  await turnOffer(ctx, 'TOOMUCH', false, 'test');
  await mustAllBePermitted(strict);
  await expect(turnOffer(strict, 'TOOMUCH', true, 'test')).rejects.toThrow('TOOMUCH is not permitted');
});
