import { fromPromise } from 'xstate';
import { personalLossMachine } from '../../../machines/personal-loss/personal-loss.machine';
import type { CentreNeeds } from './needs';

const DAY = 86_400_000;
const idle = { staked: '0.00', won: '0.00', profit: '0.00' };

export const personalLossFlow = ({ client, now }: Pick<CentreNeeds, 'client' | 'now'>) =>
  personalLossMachine.provide({
    actors: {
      loadLoss: fromPromise(async ({ input: { span }, signal }) => {
        // The gateway's days are those of UTC.
        const from = Math.floor(now() / DAY) * DAY - (span - 1) * DAY;
        const loss = await client.personalLoss({ from }, { signal });
        const played = new Map(loss.days.map((one) => [one.day, one]));
        const days = Array.from({ length: span }, (_, index) => new Date(from + index * DAY).toISOString().slice(0, 10));
        return { ...loss, days: days.map((day) => played.get(day) ?? { day, ...idle }) };
      }),
    },
  });
