import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, afterEach, expect, test } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { grantLifecycleMachine } from '../../../../machines/rewards/grant-lifecycle/grant-lifecycle.machine';
import { grantLifecycleSamples } from '../../../../machines/rewards/grant-lifecycle/grant-lifecycle.samples';
import { counter, explore, missing, type Path, paths, readSamples, table } from '../../../../src/atlas';
import { verifyLedger } from '../../../../src/gateway/money/wallet/service';
import { expireBonuses } from '../../../../src/gateway/rewards/offer/expiry';
import { claimReward } from '../../../../src/gateway/rewards/reward/claim';
import { offerReward } from '../../../../src/gateway/rewards/reward/service';
import { saveTally } from '../../../harness/coverage';
import { storyOf } from '../../../harness/story';
import { startModules } from '../../harness/modules';
import { payee, withSession } from '../../money/wallet/support';
import { atTheLab } from '../../play/studio/support';

const { samples, words } = readSamples(grantLifecycleSamples);
const exploration = explore(grantLifecycleMachine, samples);
const { add, tally } = counter('grant-lifecycle', 'gateway', exploration.declared);
const gateway = await startModules();
const { ctx } = gateway;
afterEach(async () => expect((await verifyLedger(ctx)).problems).toEqual([]));
afterAll(async () => {
  await gateway.close();
  saveTally(tally());
  console.log(table([tally()]));
});

const DAY = 86_400_000;
const OWN = 60_000;
const wire = (minor: number) => (minor / 100).toFixed(2);

/** `inTime`: stakes from before the deadline. */
type Round = { id: string; own: number; granted: number; inTime: number };

type Terms = { isOfDeposit?: boolean; times?: number; cap?: number };

/**
 * A player with 600.00 of own money and a bonus of 100.00, and what both should hold by the requirements. Amounts are
 * minor units.
 */
async function withBonus({ isOfDeposit = false, times = 1, cap = 2 }: Terms = {}) {
  const { id, withdraw } = await payee(gateway, BigInt(OWN));
  const rules = { workDays: 1, cashoutTimes: cap };
  const depositId = randomUUID();
  const reckoned = isOfDeposit ? { deposit: '100.00', depositId } : {};
  const reward = { accountId: id, source: 'offer', key: 'one', reckoned, rules } as const;
  const rewardId = await offerReward(ctx.db, { ...reward, money: 10_000n, requirement: BigInt(10_000 * times) });
  await claimReward(ctx, id, rewardId ?? '');
  const figures = { own: OWN, held: 10_000, required: 10_000 * times };
  const rounds = new Map<string, Round>();
  let nth = 0;
  let isOver = false;
  let send = (await atTheLab(gateway, id)).send;
  const at = (roundId: string) => ({ transactionId: `t${++nth}`, roundId, gameId: 'lab-wheel' });
  const atStake = () => [...rounds.values()].reduce((sum, { granted }) => sum + granted, 0);
  return {
    id,
    withdraw,
    figures,
    rounds,
    cap: cap * 10_000,
    stakeable: () => figures.own + (isOver ? 0 : figures.held),
    openBets: () => [...rounds.values()].filter(({ inTime }) => inTime > 0).length,
    async bets(name: string, stake: number) {
      const round = rounds.get(name) ?? { id: `${name}${nth}`, own: 0, granted: 0, inTime: 0 };
      expect(await send('bet', { ...at(round.id), amount: wire(stake) })).toMatchObject({ code: 'ok' });
      const own = Math.min(figures.own, stake);
      round.own += own;
      round.granted += stake - own;
      if (!isOver) round.inTime += stake;
      rounds.set(name, round);
      figures.own -= own;
      figures.held -= stake - own;
    },
    /** Settles a round that pays so many tenths of its stake; returns the event. */
    async settles(name: string, tenths: number) {
      const { id: round, own, granted, inTime } = rounds.get(name) ?? expect.fail('no such round');
      rounds.delete(name);
      const returned = Math.floor(((own + granted) * tenths) / 10);
      expect(await send('win', { ...at(round), amount: wire(returned), closesRound: true })).toMatchObject({
        code: 'ok',
      });
      const ownPart = Math.floor((returned * own) / (own + granted));
      figures.own += ownPart;
      figures.held += returned - ownPart;
      figures.required = Math.max(0, figures.required - inTime);
      const { required, held } = figures;
      return { type: 'bet.settled' as const, required, held, atStake: atStake() };
    },
    async givesUp() {
      const client = await withSession(gateway, id);
      const [bonus] = (await client.bonuses({})).list;
      await client.giveUpBonus({ id: bonus?.id ?? '', left: bonus?.left ?? '' });
    },
    depositReversed: () => ctx.ports.endDepositBonus(ctx, { id: depositId, accountId: id }),
    async passesDeadline() {
      await gateway.later(DAY);
      isOver = true;
      send = (await atTheLab(gateway, id)).send;
    },
    /** State of the row, as the chart names it, with the player's own money and the bonus. */
    async row() {
      const { rows } = await ctx.db.execute(sql`
        select coalesce(ended_by, case when expires_at > app_now() then 'running' else 'waiting' end) as state,
          player_own(owner_id)::int as own, grant_balance(g)::int as held, (owed - worked_off - given_up)::int as required
        from grants g where owner_id = ${id} and kind = 'bonus'`);
      return rows[0];
    },
  };
}
type Player = Awaited<ReturnType<typeof withBonus>>;
type Snapshot = ReturnType<typeof transition<typeof grantLifecycleMachine>>[0];

const leaf = ({ value }: Pick<Snapshot, 'value'>) => (typeof value === 'object' ? value.open : value);

/** Expects the database in the chart's state, with the money where its actions put it. */
async function expectSame({ row, figures, cap }: Player, snapshot: Snapshot) {
  const state = leaf(snapshot);
  const isOpen = snapshot.hasTag('open');
  const own = figures.own + (state === 'met' ? Math.min(figures.held, cap) : 0);
  const required = isOpen || state === 'met' ? figures.required : 0;
  expect(await row()).toEqual({ state, own, held: isOpen ? figures.held : 0, required });
}

const startContext = v.object({ isOfDeposit: v.boolean() });
const settledEvent = v.object({ held: v.number(), atStake: v.number(), required: v.number() });

/** Steps that bring about each sample of the chart. */
const steps: Record<string, (player: Player, event: { type: string }) => unknown> = {
  'bet.settled': async (player, event) => {
    const { held, atStake, required } = v.parse(settledEvent, event);
    if (atStake) await player.bets('open', OWN + 2_500);
    const { own, held: rest } = player.figures;
    const stake = held === 0 ? own + rest : required === 0 ? 40_000 : 5_000;
    if (!player.rounds.has('r')) await player.bets('r', stake);
    await player.settles('r', required === 0 ? 20 : 0);
  },
  'player.gaveUp': (player) => player.givesUp(),
  'payout.sent': async (player) => {
    await player.withdraw('500.00');
    player.figures.own -= 50_000;
  },
  'deposit.reversed': (player) => player.depositReversed(),
  'deadline.passed': (player) => player.passesDeadline(),
  'deadline.checked': () => expireBonuses(ctx),
};

test.each(paths(exploration, 'transitions').map((path, index): [number, Path] => [index + 1, path]))(
  'the gateway follows path %d of the chart [own.grant.end own.grant.payout own.grant.expiry own.deposit.reversed]',
  async (_, path) => {
    // A turnover that a few bets complete where the path does so, and do not where it does not.
    const isMet = path.steps.some(({ event }) => 'required' in event && event.required === 0);
    const isOfDeposit = v.parse(startContext, path.start.context).isOfDeposit;
    const player = await withBonus({ isOfDeposit, times: isMet ? 4 : 50 });
    const done: Path['steps'] = [];
    try {
      expect((await player.row())?.state).toBe('running');
      add(...path.stepCoverages);
      for (const step of path.steps) {
        done.push(step);
        await steps[step.event.type]?.(player, step.event);
        const value = step.after.value as Snapshot['value'];
        expect((await player.row())?.state).toBe(leaf({ value }));
        add(...step.stepCoverages);
      }
    } catch (error) {
      throw new Error(`${error instanceof Error ? error.message : error}\nby\n${storyOf(path, done, 'en', words)}`);
    }
  },
);

test('the gateway covers the whole chart [own.grant.end]', () => expect(missing(tally())).toEqual([]));

const round = fc.constantFrom('a', 'b', 'c');
const act = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('bet' as const), round, tenths: fc.integer({ min: 1, max: 10 }) }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ kind: fc.constant('settle' as const), round, pays: fc.constantFrom(0, 0, 0, 3, 11, 20) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('giveUp' as const, 'payout' as const, 'reversal' as const) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom('deadline' as const, 'job' as const, 'job' as const) }) },
);

test('whatever happens to a bonus, its row is in the state of the chart [own.grant.end own.grant.payout own.grant.expiry own.deposit.reversed]', {
  tags: ['extended'],
}, async () => {
  const reached = new Set<unknown>();
  const setup = fc.record({
    isOfDeposit: fc.boolean(),
    times: fc.constantFrom(1, 5, 9, 20),
    cap: fc.constantFrom(1, 3),
    acts: fc.array(act, { minLength: 8, maxLength: 24 }),
  });
  await fc.assert(
    fc.asyncProperty(setup, async ({ acts, ...terms }) => {
      const player = await withBonus(terms);
      let [chart] = initialTransition(grantLifecycleMachine, terms);
      let isOver = false;
      const follows = (event: Parameters<typeof transition<typeof grantLifecycleMachine>>[2]) => {
        [chart] = transition(grantLifecycleMachine, chart, event);
      };
      await expectSame(player, chart);
      for (const step of acts) {
        if (step.kind === 'bet') {
          const stake = Math.ceil((player.stakeable() * step.tenths) / 10);
          if (stake > 0) await player.bets(step.round, stake);
        } else if (step.kind === 'settle') {
          if (player.rounds.has(step.round)) follows(await player.settles(step.round, step.pays));
        } else if (step.kind === 'giveUp') {
          await player.givesUp();
          follows({ type: 'player.gaveUp' });
        } else if (step.kind === 'payout' && player.figures.own >= 50_000 && !isOver) {
          await player.withdraw('500.00');
          player.figures.own -= 50_000;
          follows({ type: 'payout.sent' });
        } else if (step.kind === 'reversal') {
          await player.depositReversed();
          follows({ type: 'deposit.reversed' });
        } else if (step.kind === 'deadline' && !isOver) {
          isOver = true;
          await player.passesDeadline();
          follows({ type: 'deadline.passed' });
        } else if (step.kind === 'job') {
          await expireBonuses(ctx);
          follows({ type: 'deadline.checked', openBets: player.openBets() });
        }
        reached.add(leaf(chart));
        await expectSame(player, chart);
        if (chart.status === 'done') break;
      }
      expect((await verifyLedger(ctx)).problems).toEqual([]);
    }),
    { numRuns: 40, seed: 20_261_130 },
  );
  expect([...reached].sort()).toEqual(['expired', 'givenUp', 'lost', 'met', 'reversed', 'running', 'waiting']);
});
