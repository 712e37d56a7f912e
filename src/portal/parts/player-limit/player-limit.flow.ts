import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  type LimitKey,
  type LimitValue,
  type PlayerLimit,
  playerLimitMachine,
} from '../../../../machines/money/player-limit/player-limit.machine';
import type { GamingLimits } from '../../../contract';
import {
  LIMIT_PERIODS,
  MAX_PLAY_MINUTES,
  PLAY_LIMIT_KINDS,
  setDepositLimit,
  setPlayLimit,
} from '../../../contract/money/gaming-limits';
import { amountOf, wholeIn } from '../../../contract/money/money';
import { countdownBy } from '../../../ui/browser/countdown';
import { formFlow } from '../../../ui/form/form.flow';
import type { CentreDependencies } from '../dependencies';

export type PlayerLimitRef = ActorRefFrom<typeof playerLimitMachine>;

/** `kind` is `none` to remove the limit; a first limit has no such field, and a limit of time no amount. */
type Typed = { kind: string; limit: string; hours: string; minutes: string };
type Client = CentreDependencies['client'];

const kinds = v.picklist(['deposit', ...PLAY_LIMIT_KINDS]);
const periods = v.picklist(LIMIT_PERIODS);

/** Finds a limit among all of a player's; one that an older gateway does not know is not set. */
export const limitIn = ({ deposit, play }: GamingLimits, { kind, period }: LimitKey): PlayerLimit => {
  const deposits = deposit.map((limit) => ({ kind: 'deposit' as const, ...limit }));
  const found = [...deposits, ...play].find((limit) => limit.kind === kind && limit.period === period);
  const unset = { period, limit: null, asked: null };
  return found ?? (kind === 'time' ? { kind, ...unset, used: 0 } : { kind, ...unset, used: '0.00' });
};

/** Reads the kind and the period from the subject of the form. */
function keyOf(about: string | null): LimitKey {
  const [kind, period] = (about ?? '').split(' ');
  return { kind: v.parse(kinds, kind), period: v.parse(periods, period) };
}

/** Minutes that were typed as hours and minutes, either of which may be empty; null if one is not a number. */
function minutesOf({ hours, minutes }: Typed): number | null {
  const [wholeHours, rest] = [hours, minutes].map((typed) => (typed.trim() === '' ? 0 : wholeIn(typed)));
  return wholeHours == null || rest == null ? null : wholeHours * 60 + rest;
}

/** Typed limit: null for none, undefined if it cannot be read. */
function limitOf(typed: Typed, { kind }: LimitKey): LimitValue | null | undefined {
  if (typed.kind === 'none') return null;
  return (kind === 'time' ? minutesOf(typed) : amountOf(typed.limit)) ?? undefined;
}

function check(typed: Typed, about: string | null) {
  const key = keyOf(about);
  const limit = limitOf(typed, key);
  if (limit === null) return [];
  if (key.kind === 'time') {
    if (typeof limit === 'number' && limit > 0 && limit <= MAX_PLAY_MINUTES) return [];
    return [{ field: 'hours', code: limit === undefined ? 'unclearTime' : 'timeLimit' }];
  }
  if (typeof limit === 'string' && /[1-9]/.test(limit)) return [];
  return [{ field: 'limit', code: limit === undefined && typed.limit.trim() !== '' ? 'unclear' : 'limit' }];
}

const sendLimit = (client: Client, { kind, period }: LimitKey, limit: LimitValue | null, signal: AbortSignal) =>
  kind === 'deposit'
    ? client.setDepositLimit(v.parse(setDepositLimit, { period, limit }), { signal })
    : client.setPlayLimit(v.parse(setPlayLimit, { kind, period, limit }), { signal });

/** The limits of deposits and of play, which the gateway keeps behind calls of their own (own.play-limit.set). */
export const playerLimitFlow = ({ client, vault, now }: Pick<CentreDependencies, 'client' | 'vault' | 'now'>) =>
  playerLimitMachine.provide({
    actors: {
      loadLimit: fromPromise(async ({ input, signal }) =>
        limitIn(await client.gamingLimits(undefined, { signal }), input),
      ),
      limitForm: formFlow(vault, {
        fields: { kind: v.string(), limit: v.string(), hours: v.string(), minutes: v.string() },
        check,
        send: (typed, about, signal) => {
          const key = keyOf(about);
          return sendLimit(client, key, limitOf(typed, key) ?? null, signal);
        },
      }),
      countdown: countdownBy(now),
      confirmRaise: fromPromise(async ({ input: { kind, period }, signal }) => {
        if (kind === 'deposit') await client.confirmDepositLimit({ period }, { signal });
        else await client.confirmPlayLimit({ kind, period }, { signal });
      }),
      dropRaise: fromPromise(
        async ({ input: { limit, ...key }, signal }) => void (await sendLimit(client, key, limit, signal)),
      ),
    },
  });
