import { sql } from 'drizzle-orm';
import { setup } from 'xstate';
import type { Tx } from '../../../../src/gateway/platform/context';
import type { Lifecycle } from '../../../../src/gateway/platform/lifecycle/define';

type News = { news: 'sent' | 'late' | 'arrived'; days: number };

const parcelSetup = setup({
  types: {
    context: {} as { days: number },
    input: {} as { days: number },
    events: {} as { type: 'sent' } | { type: 'weighed' } | { type: 'arrived' },
  },
  actions: { tell: (_, _params: News) => {}, stamp: () => {} },
  delays: { patience: ({ context }) => context.days * 86_400_000 },
});

/** A small lifecycle: what is sent is late after some days, and arrives after all. `way`: what the state between is called. */
export const parcelCalling = (way: string) =>
  parcelSetup.createMachine({
    id: 'parcel',
    context: ({ input }) => input,
    initial: 'packed',
    states: {
      packed: { on: { sent: { target: way, actions: 'stamp' } } },
      [way]: {
        entry: { type: 'tell', params: ({ context }) => ({ news: 'sent' as const, days: context.days }) },
        on: { arrived: 'arrived', weighed: { actions: 'stamp' }, sent: { target: way, reenter: true } },
        after: { patience: 'late' },
      },
      late: { entry: { type: 'tell', params: { news: 'late', days: 0 } }, on: { arrived: 'arrived' } },
      arrived: { type: 'final', entry: { type: 'tell', params: { news: 'arrived', days: 0 } } },
    },
  });
const parcelMachine = parcelCalling('travelling');

type Hooks = { perform?: (tx: Tx, id: string) => Promise<void> };
export type Parcel = Lifecycle<typeof parcelMachine, string, string>;

export const TABLES = sql`
  create table parcel_steps (id uuid, version integer, state text, note text, at timestamptz, primary key (id, version));
  create table parcel_effects (id uuid, version integer, type text, news text)`;

/** Steps and effects are rows; a hook breaks it between. */
export const parcelWith = ({ perform }: Hooks = {}): Parcel => ({
  name: 'parcel',
  machine: parcelMachine,
  migrations: [],
  record: async ({ db }, { id, version, at, snapshot }, note) => {
    const state = String(snapshot.value);
    await db.execute(
      sql`insert into parcel_steps values (${id}, ${version}, ${state}, ${note ?? null}, ${at.toISOString()})`,
    );
    return state;
  },
  perform: async ({ db }, effect, _state, { id, version }) => {
    const news = effect.type === 'tell' ? effect.params.news : null;
    await db.execute(sql`insert into parcel_effects values (${id}, ${version}, ${effect.type}, ${news})`);
    await perform?.(db, id);
  },
});
