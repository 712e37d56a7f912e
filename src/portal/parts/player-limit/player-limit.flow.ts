import * as v from 'valibot';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { playerLimitMachine } from '../../../../machines/money/player-limit/player-limit.machine';
import type { LimitPeriod } from '../../../contract';
import { LIMIT_PERIODS } from '../../../contract/money/gaming-limits';
import { amountOf } from '../../../contract/money/money';
import { countdownBy } from '../../../ui/browser/countdown';
import { formFlow } from '../../../ui/form/form.flow';
import type { CentreDependencies } from '../dependencies';

export type PlayerLimitRef = ActorRefFrom<typeof playerLimitMachine>;

/** `kind` is `none` to remove the limit; a first limit has no such field. */
type Typed = { kind: string; limit: string };
const limitOf = ({ kind, limit }: Typed) => (kind === 'none' ? null : amountOf(limit));
const isSum = (amount: string | null) => amount !== null && /[1-9]/.test(amount);
function check(typed: Typed) {
  const limit = limitOf(typed);
  if (typed.kind === 'none' || isSum(limit)) return [];
  return [{ field: 'limit', code: limit === null && typed.limit.trim() !== '' ? 'unclear' : 'limit' }];
}

export const playerLimitFlow = ({ client, vault, now }: Pick<CentreDependencies, 'client' | 'vault' | 'now'>) =>
  playerLimitMachine.provide({
    actors: {
      loadLimit: fromPromise(async ({ input: { period }, signal }) => {
        const { deposit } = await client.gamingLimits(undefined, { signal });
        return (
          deposit.find((candidate) => candidate.period === period) ?? { period, limit: null, used: '0.00', asked: null }
        );
      }),
      limitForm: formFlow(vault, {
        fields: { kind: v.string(), limit: v.string() },
        check,
        send: (typed, about, signal) =>
          client.setDepositLimit({ period: periodOf(about), limit: limitOf(typed) }, { signal }),
      }),
      countdown: countdownBy(now),
      confirmRaise: fromPromise(
        async ({ input, signal }) => void (await client.confirmDepositLimit(input, { signal })),
      ),
      dropRaise: fromPromise(async ({ input, signal }) => void (await client.setDepositLimit(input, { signal }))),
    },
  });

const periodOf = (about: string | null): LimitPeriod => v.parse(v.picklist(LIMIT_PERIODS), about);
