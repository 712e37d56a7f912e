import { sql } from 'drizzle-orm';
import type { ModuleContext, Tx } from '../../../../src/gateway/platform/context';
import type { Lifecycle } from '../../../../src/lifecycle';
import { parcelMachine } from '../../../lifecycle/parcel';

type Hooks = { perform?: (tx: Tx, id: string) => Promise<void> };
export type Parcel = Lifecycle<typeof parcelMachine, ModuleContext, string, string>;

export const TABLES = sql`
  create table parcel_steps (id uuid, version integer, state text, note text, at timestamptz, primary key (id, version));
  create table parcel_effects (id uuid, version integer, type text, news text)`;

/** A parcel whose steps and effects are rows. A hook can make its effects fail. */
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
