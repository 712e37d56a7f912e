import { setTimeout as wait } from 'node:timers/promises';
import { asFailure, type Client } from '../../../src/contract';
import { type Asked, count, type Heard, type Player } from './deeds';
import type { Fleet } from './fleet';

type Extras = { idempotencyKey?: string; signal?: AbortSignal };
/** `late`: an attempt was left alone before, and may still be under way. Null: given up. */
type Answer<T> = { value: T } | { code: string; late: boolean } | null;
type Call<T> = (client: Client, extras: Extras) => Promise<T>;
/** A move of money; `more`, minor units, makes another one of it. */
type Move<T> = (client: Client, extras: Extras, more: bigint) => Promise<T>;

/** How often an answered move is sent again, as it was and with another amount; and how often a call is cut short, and given up after a fault. */
const REPEATED = 0.15;
const ALTERED = 0.05;
const CUT_SHORT = 0.04;
const GIVEN_UP = 0.02;

/** One of many who call at once, each call at any gateway, dead or alive, and again where it fails. */
export function startCaller(fleet: Fleet, heard: Heard, random: () => number) {
  const anyGateway = () => Math.floor(random() * 3);

  /** Tries until somebody answers. */
  async function ask<T>({ token }: Player, call: Call<T>, idempotencyKey?: string): Promise<Answer<T>> {
    let late = false;
    for (;;) {
      const signal = random() < CUT_SHORT ? AbortSignal.timeout(Math.floor(random() * 60)) : undefined;
      try {
        return { value: await call(fleet.at(anyGateway(), token), { idempotencyKey, signal }) };
      } catch (error) {
        const { kind, status = 0, code } = asFailure(error);
        if (kind === 'rejected' && status < 500) {
          count(heard.refusals, code);
          return { code, late };
        }
        if (!['offline', 'timeout'].includes(kind) && status !== 503) heard.wrong.push(`${kind} ${status} ${code}`);
        count(heard.faults, `${kind} ${code}`);
        // A gateway goes on with a call that nobody waits for; one that was killed does not.
        if (signal?.aborted) late = true;
        if (random() < GIVEN_UP) return null;
        await wait(20 + random() * 200);
      }
    }
  }

  /** Moves money under a key of its own, writes down how it went, and sometimes sends it again. */
  async function move<T>(player: Player, asked: Omit<Asked, 'owner'>, send: Move<T>, idOf: (value: T) => string): Promise<T | null> {
    const key = crypto.randomUUID();
    const attempt = (more: bigint) => ask(player, (client, extras) => send(client, extras, more), key);
    const first = await attempt(0n);
    const deed = { ...asked, owner: player.id, key };
    if (first === null || 'code' in first) {
      heard.deeds.push({ ...deed, fate: first === null || first.late ? 'open' : 'refused' });
      return null;
    }
    const id = idOf(first.value);
    heard.deeds.push({ ...deed, fate: 'acknowledged', id });
    if (random() < REPEATED) {
      heard.repeats += 1;
      const again = await attempt(0n);
      if (again && !('value' in again && idOf(again.value) === id)) heard.wrong.push(`${key} was answered otherwise when it was repeated`);
    }
    if (random() < ALTERED) {
      heard.repeats += 1;
      const other = await attempt(1n);
      if (other && !('code' in other && other.code === 'ledger.keyReused')) heard.wrong.push(`${key} was taken with another body`);
    }
    return first.value;
  }

  return { anyGateway, ask, move };
}

export type Caller = ReturnType<typeof startCaller>;
