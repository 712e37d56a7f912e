import type { CentreDependencies } from '../../parts/dependencies';
import { listFlow, outcomeOf } from '../../parts/list/list.flow';
import { spanOf } from './span';

const DAY = 86_400_000;
const idle = { staked: '0.00', won: '0.00', profit: '0.00' };

/** Every day of the span, those without a bet too. Meets s2.member-centre.personal-loss, own.personal-loss.days. */
export const personalLossFlow = ({ client, now }: Pick<CentreDependencies, 'client' | 'now'>) =>
  listFlow('personalLoss', async (filter, _, signal) => {
    const span = spanOf(filter.span);
    // The gateway's days are those of UTC.
    const from = Math.floor(now() / DAY) * DAY - (span - 1) * DAY;
    const loss = await client.personalLoss({ from }, { signal });
    const played = new Map(loss.days.map((one) => [one.day, one]));
    const days = Array.from({ length: span }, (_day, index) => new Date(from + index * DAY).toISOString().slice(0, 10));
    return outcomeOf(
      { ...loss, days: days.map((day) => played.get(day) ?? { day, ...idle }) },
      loss.staked === idle.staked && loss.won === idle.won,
    );
  });
