import { setTimeout as wait } from 'node:timers/promises';
import { asFailure, type Client } from '../../../src/contract';
import { openSession } from '../../../src/gateway/identity/session/service';
import { post } from '../../../src/gateway/money/wallet/ledger';
import { ApiError } from '../../../src/gateway/platform/context';
import { isUnreachable } from '../../../src/gateway/platform/database/database';
import { transact } from '../../../src/gateway/platform/database/transact';
import { recordFacts } from '../../../src/gateway/play/bets/service';
import { lostBet } from '../money/wallet/support';
import { count, type MoveRequest, type Observations, type Player } from './deeds';
import type { Fleet } from './fleet';

type Extras = { idempotencyKey?: string; signal?: AbortSignal };
/** `late`: an earlier attempt was abandoned and may still be running. Null: abandoned without a response. */
type Answer<T> = { value: T } | { code: string; late: boolean } | null;
type Call<T> = (client: Client, extras: Extras) => Promise<T>;
/** A move of money; a different `more`, minor units, makes it another move. */
type Move<T> = (client: Client, extras: Extras, more: bigint) => Promise<T>;

/**
 * Probabilities that an acknowledged move is repeated, unchanged or with another amount, and that a call is aborted or,
 * after a fault, abandoned.
 */
const REPEATED = 0.15;
const ALTERED = 0.05;
const CUT_SHORT = 0.04;
const ABANDON_RATE = 0.02;

/** Starts one of many concurrent callers: it calls any gateway, dead or alive, and retries failures. */
export function startCaller(fleet: Fleet, observations: Observations, random: () => number) {
  const anyGateway = () => Math.floor(random() * 3);

  /** Retries until a gateway responds. */
  async function ask<T>(player: Player, call: Call<T>, idempotencyKey?: string): Promise<Answer<T>> {
    let late = false;
    for (;;) {
      const signal = random() < CUT_SHORT ? AbortSignal.timeout(Math.floor(random() * 60)) : undefined;
      try {
        return { value: await call(fleet.at(anyGateway(), player.token), { idempotencyKey, signal }) };
      } catch (error) {
        const { kind, status = 0, code } = asFailure(error);
        if (kind === 'rejected' && status < 500) {
          count(observations.rejections, code);
          return { code, late };
        }
        if (kind === 'unauthorised' && player.rests)
          player.token = await openSession(fleet.ctx, fleet.ctx.db, player.id).catch(() => player.token);
        else if (!['offline', 'timeout'].includes(kind) && status !== 503)
          observations.wrong.push(`${kind} ${status} ${code}`);
        count(observations.faults, `${kind} ${code}`);
        // A gateway continues an abandoned call; a killed one does not.
        if (signal?.aborted) late = true;
        if (random() < ABANDON_RATE) return null;
        await wait(20 + random() * 200);
      }
    }
  }

  /** Moves money under its own key, records the outcome, and sometimes repeats it. */
  async function move<T>(
    player: Player,
    moveRequest: Omit<MoveRequest, 'owner'>,
    send: Move<T>,
    idOf: (value: T) => string,
  ): Promise<T | null> {
    const key = crypto.randomUUID();
    const attempt = (more: bigint) => ask(player, (client, extras) => send(client, extras, more), key);
    const first = await attempt(0n);
    const deed = { ...moveRequest, owner: player.id, key };
    if (first === null || 'code' in first) {
      observations.deeds.push({ ...deed, fate: first === null || first.late ? 'open' : 'refused' });
      return null;
    }
    const id = idOf(first.value);
    observations.deeds.push({ ...deed, fate: 'acknowledged', id });
    if (random() < REPEATED) {
      observations.repeats += 1;
      const again = await attempt(0n);
      if (again && !('value' in again && idOf(again.value) === id))
        observations.wrong.push(`${key} was answered otherwise when it was repeated`);
    }
    if (random() < ALTERED) {
      observations.repeats += 1;
      const other = await attempt(1n);
      if (other && !('code' in other && other.code === 'ledger.keyReused'))
        observations.wrong.push(`${key} was taken with another body`);
    }
    return first.value;
  }

  /** Books a bet directly in the database, under one key until it is known to be booked. */
  async function bet({ id: owner }: Player, stake: bigint): Promise<void> {
    const key = crypto.randomUUID();
    const sides = [`${owner}:main:${-stake}`, `house:game:${stake}`];
    const deed = { owner, key, call: 'bet' as const, kind: 'bet', sides };
    const entries = [
      { owner, purpose: 'main', amount: -stake },
      { owner: null, purpose: 'game', amount: stake },
    ];
    const play = () =>
      transact(fleet.ctx, async (tx) => {
        const { id } = await post(tx, { key: `${owner}:bet:${key}`, kind: 'bet', entries });
        await recordFacts(tx, [lostBet(owner, stake, id)]);
        return id;
      });
    for (let late = false; ; late = true) {
      const booked = await play().catch((error: unknown) => error);
      if (typeof booked === 'string') {
        observations.deeds.push({ ...deed, fate: 'acknowledged', id: booked });
        if (random() >= REPEATED) return;
        observations.repeats += 1;
        if ((await play().catch(() => booked)) !== booked)
          observations.wrong.push(`${key} was booked otherwise when it was repeated`);
        return;
      }
      if (booked instanceof ApiError) {
        count(observations.rejections, booked.code);
        observations.deeds.push({ ...deed, fate: late ? 'open' : 'refused' });
        return;
      }
      if (!isUnreachable(booked)) observations.wrong.push(`a bet broke: ${booked}`);
      count(observations.faults, 'bet');
      await wait(20 + random() * 200);
    }
  }

  return { anyGateway, ask, move, bet };
}

export type Caller = ReturnType<typeof startCaller>;
