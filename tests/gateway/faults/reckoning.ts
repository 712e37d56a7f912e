import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../../src/gateway/platform/context';
import type { Deed, Observations } from './deeds';

const text = v.string();
const transfers = v.array(v.object({ id: text, key: text, kind: text, mode: text, sides: v.array(text) }));
const held = v.array(v.object({ id: text, key: text }));
const stepped = v.array(v.object({ id: text, version: v.number(), state: text }));
type Transfer = v.InferOutput<typeof transfers>[number];

/** Effects booked by each step of a withdrawal. */
const EFFECTS: { [state: string]: string } = { rejected: 'voidHold', disbursed: 'postHold' };
const sorted = (sides: string[]) => [...sides].sort().join(' ');

/**
 * Compares everything observed with the ledger; returns the differences in words. Transfers under keys not in `before`
 * are a recorded deed, a return, or a step of a withdrawal.
 */
export async function reckon(db: Db, observations: Observations, before: Set<string>): Promise<string[]> {
  const booked = v.parse(transfers, (await db.execute(TRANSFERS)).rows).filter(({ key }) => !before.has(key));
  const byKey = new Map(booked.map((transfer) => [transfer.key, transfer]));
  const holds = v.parse(held, (await db.execute(HOLDS)).rows);
  const steps = v.parse(stepped, (await db.execute(STEPS)).rows);
  const deedKeys = new Map(observations.deeds.map((deed) => [keyOf(deed), deed]));
  const stepKeys = new Set(
    steps.flatMap(({ id, version, state }) =>
      EFFECTS[state] ? [`withdrawal:${id}:${version}:${EFFECTS[state]}`] : [],
    ),
  );
  const paidOrderIds = new Set(observations.orders.filter(({ paid }) => paid).map(({ id }) => id));
  const known = new Set(steps.map(({ id, state }) => `${id} ${state}`));
  return [
    ...observations.wrong,
    ...observations.deeds.flatMap((deed) => wrongOf(deed, byKey.get(keyOf(deed)), holds)),
    ...[...stepKeys].filter((key) => !byKey.has(key) && !before.has(key)).map((key) => `not booked: ${key}`),
    ...booked
      // Automatic returns, and points of bets, whose facts the ledger's own verification checks.
      .filter(({ key }) => !key.startsWith('return:') && !key.startsWith('points:play:'))
      .filter(({ key }) => !deedKeys.has(key) && !stepKeys.has(key) && !paidOrderIds.has(key.split(':')[1] ?? ''))
      .map(({ key }) => `no request for ${key}`),
    ...observations.steps
      .filter(({ id, state }) => !known.has(`${id} ${state}`))
      .map(({ id, state }) => `lost: ${id} ${state}`),
    ...lostReturns(observations, booked),
    ...observations.orders
      .filter(({ id, paid }) => paid && !byKey.has(`deposit:${id}`) && !byKey.has(`deposit:${id}:suspended`))
      .map(({ id }) => `lost: the money of ${id}`),
  ];
}

/** Keys in the ledger before the run. */
export async function keysOf(db: Db): Promise<Set<string>> {
  return new Set(v.parse(transfers, (await db.execute(TRANSFERS)).rows).map(({ key }) => key));
}

const keyOf = ({ owner, call, key }: Deed) => `${owner}:${call}:${key}`;

function wrongOf(deed: Deed, found: Transfer | undefined, holds: v.InferOutput<typeof held>): string[] {
  const key = keyOf(deed);
  if (!found) return deed.fate === 'acknowledged' ? [`lost: ${key}`] : [];
  if (deed.fate === 'refused') return [`moved, and refused: ${key}`];
  if (found.kind !== deed.kind || sorted(found.sides) !== sorted(deed.sides))
    return [`other than was asked: ${key}: ${sorted(found.sides)}`];
  const ids = deed.call === 'withdraw' ? holds.filter((hold) => hold.key === key).map(({ id }) => id) : [found.id];
  const isRight = ids.length === 1 && (deed.fate !== 'acknowledged' || ids[0] === deed.id);
  return isRight ? [] : [`not what was answered: ${key}: ${ids.join(' ')}`];
}

/** Returns have no caller's key: each answered one must be one in the ledger. */
function lostReturns({ returned }: Observations, booked: Transfer[]): string[] {
  const left = booked
    .filter(({ key }) => key.startsWith('return:'))
    .map(({ sides }) => sides.find((side) => side.includes(':main:')));
  return returned.flatMap(({ owner, minor }) => {
    const at = left.indexOf(`${owner}:main:${minor}`);
    if (at < 0) return [`lost: a return of ${minor} to ${owner}`];
    left.splice(at, 1);
    return [];
  });
}

const TRANSFERS = sql`
  select t.id, t.idempotency_key as key, t.kind, t.mode,
    coalesce(array_agg(coalesce(a.owner_id::text, 'house') || ':' || a.purpose || ':' || e.amount) filter (where e.seq is not null), '{}') as sides
  from ledger_transfers t left join ledger_entries e on e.transfer_id = t.id left join ledger_accounts a on a.id = e.account_id
  group by t.id`;
const HOLDS = sql`select w.id, t.idempotency_key as key from withdrawals w join ledger_transfers t on t.id = w.hold_id`;
const STEPS = sql`select withdrawal_id as id, version, state from withdrawal_steps`;
