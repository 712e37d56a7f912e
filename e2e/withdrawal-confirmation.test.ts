import type { Client, Withdrawal } from '../src/contract';
import { addsPicture } from '../tests/drivers/pictures';
import { withdrawalConfirmationDriver } from '../tests/drivers/withdrawal-confirmation.driver';
import type { Tester } from './support/tester';
import { tour } from './support/tour';
import {
  canWithdraw,
  comesTo,
  confirms,
  hasAsked,
  isPaidOut,
  LONG_SESSIONS,
  opensWithdrawals,
  operates,
  reportsNothing,
  withdraws,
} from './support/withdrawals';

/** Where the withdrawal stands for the gateway; `overdue`: its time is over. */
type Status = {
  at: 'requested' | 'disbursed' | 'overdue' | 'notReceived' | 'partiallyReceived' | 'received';
  /** What is being reported. */
  arrived?: string;
};

/** What each tester has at another place: a client, and the withdrawal. */
const elsewhere = new WeakMap<Tester, { client: Client; withdrawal: Withdrawal }>();
const of = (tester: Tester) => {
  const found = elsewhere.get(tester);
  if (!found) throw new Error('The tester has no withdrawal.');
  return found;
};
/** What of it is loaded, by where it stands; what a part arrived of is none of the samples. */
const LOADED: Partial<Record<Status['at'], string>> = {
  requested: 'being reviewed',
  disbursed: 'paid out',
  overdue: 'counted as received',
  notReceived: 'looked into',
  received: 'nothing to be said',
};
const INPUT = 'of a withdrawal';
const opening = (at: Status['at'], before?: (tester: Tester) => Promise<unknown>) => ({
  input: INPUT,
  world: { at },
  async open(tester: Tester) {
    elsewhere.set(tester, await isPaidOut(tester));
    await before?.(tester);
    await opensWithdrawals(tester);
    await tester.screen.press(at === 'disbursed' ? 'withdraw.say' : 'withdraw.see');
  },
});
const leaf = (value: unknown): unknown => {
  const [inner] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return typeof inner === 'object' ? leaf(inner) : (inner ?? value);
};
/** Where news are waited for: what is being done, or said wrong, would be lost by them. */
const CALM = ['choosing', 'watched', 'disputed'];
const NEWS: Record<string, (from: Status['at']) => Status['at'] | undefined> = {
  'it is paid out': (from) => (from === 'requested' || from === 'disbursed' ? 'disbursed' : undefined),
  'it is received': (from) => (from === 'disbursed' || from === 'notReceived' ? 'received' : undefined),
  'it is looked into': (from) => (from === 'disbursed' ? 'notReceived' : undefined),
};

tour<Status>(
  'withdrawal-confirmation',
  withdrawalConfirmationDriver,
  {
    openings: {
      'one that is paid out': opening('disbursed'),
      'one that is looked into': opening('notReceived', async (tester) => reportsNothing(of(tester).client, of(tester).withdrawal)),
      'one that was received': opening('received', async (tester) => confirms(of(tester).client, of(tester).withdrawal)),
      'one that is reviewed': {
        input: INPUT,
        world: { at: 'requested' },
        async open(tester) {
          const client = await canWithdraw(tester);
          elsewhere.set(tester, { client, withdrawal: await withdraws(client) });
          await opensWithdrawals(tester);
          await tester.screen.press('withdraw.see');
        },
      },
    },
    acts: ['withdrawalReport'],
    waits: ({ invoke }) => (invoke === 'loadWithdrawal' ? 'withdrawal' : invoke === 'confirmReceived' ? invoke : undefined),
    after({ event, sample }, { value, context, world }) {
      const { at } = world;
      if (sample?.of === 'loadWithdrawal') return sample.class === 'offline' || sample.class === LOADED[at] ? world : undefined;
      if (sample?.of === 'confirmReceived') {
        if (sample.class === 'outdated') return at === 'disbursed' ? { at: 'overdue' } : undefined;
        return sample.class === 'taken' ? { at: 'received' } : world;
      }
      if (sample?.of === 'withdrawalReport') {
        if (sample.class === 'outdated') return { at: 'overdue' };
        if (sample.class === 'nothing arrived') return context.arrived === 'nothing' ? { at: 'notReceived' } : undefined;
        if (sample.class === 'a part arrived') return context.arrived === 'part' ? { at: 'partiallyReceived' } : undefined;
      }
      // What is chosen already cannot be chosen.
      if (event.type === 'report.chosen') return event.arrived === context.arrived ? undefined : { at, arrived: event.arrived };
      if (event.type === 'received.chosen' || sample?.class === 'left') return { at };
      if (event.type === 'countdown.ended') return { at: 'overdue' };
      if (event.type !== 'withdrawal.changed') return world;
      const to = CALM.includes(String(leaf(value))) ? NEWS[sample?.class ?? '']?.(at) : undefined;
      return to && { at: to };
    },
    causes: {
      'withdrawal.changed': async (tester, { withdrawal: { state } }) => {
        const { client, withdrawal } = of(tester);
        const { state: at } = await client.withdrawal(withdrawal);
        if (state === 'disbursed' && at === 'disbursed') return hasAsked(tester);
        if (state === 'disbursed') return operates(tester.gateway, withdrawal, 'approve', 'disburse');
        return state === 'received' ? confirms(client, withdrawal) : reportsNothing(client, withdrawal);
      },
      // It ticks by itself each second.
      'countdown.ticked': ({ screen }) => Promise.resolve(screen.sees('timer')),
      'countdown.ended': async (tester) => {
        // News would be faster than the player sees that the time is over.
        await tester.edge.cut('withdrawal');
        await tester.waits(31 * 60);
      },
    },
    async prepare(tester, { kind, sample }, _, { arrived }) {
      const { client, withdrawal } = of(tester);
      if (kind === 'delay') await tester.edge.cut();
      if (sample?.class === 'counted as received') await comesTo(client, withdrawal, 'countedReceived');
      // What follows is that it is read again, so news wait at the edge already.
      if (sample?.class !== 'outdated' || sample.of !== 'withdrawalReport') return;
      if (arrived === 'nothing') await addsPicture(tester.screen);
      tester.expects(arrived === 'nothing' ? 'reportNotReceived' : 'reportPartial', 409);
      await tester.gateway.ops('clock', '+31m');
      if (arrived === 'part') await tester.screen.fill('withdraw.part.received', '400.00');
      await tester.screen.press('withdraw.report.send');
    },
  },
  { settings: LONG_SESSIONS },
);
