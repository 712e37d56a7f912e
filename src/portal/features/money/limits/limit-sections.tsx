import { Trans, useLingui } from '@lingui/react/macro';
import type { GamingLimits } from '../../../../contract';
import { LIMIT_PERIODS } from '../../../../contract/money/gaming-limits';
import { limitIn } from '../../../parts/player-limit/player-limit.flow';
import type { LimitsRef } from './gaming-limits.flow';
import { limitKinds } from './limit-kinds';
import { LimitRow } from './limit-row';
import './limits.css';

type Props = { set: GamingLimits; limits: LimitsRef };

/**
 * The limits of deposits, losses, stakes and time, each for a day, a week and a month (own.limits.overview). An older
 * gateway has none but those of deposits.
 */
export function LimitSections({ set, limits }: Props) {
  const { t } = useLingui();
  const known = limitKinds.filter(({ kind }) => kind === 'deposit' || set.play.some((limit) => limit.kind === kind));
  return (
    <>
      <p className="mute">
        <Trans id="limits.meaning">
          You decide. If you set several limits, the lowest applies. A lower one applies at once.
        </Trans>
      </p>
      <div className="limit-kinds">
        {known.map(({ kind, icon, title }) => (
          <section key={kind} className="card sec-card stack" aria-labelledby={`limits-${kind}`}>
            <h3 id={`limits-${kind}`}>{t(title)}</h3>
            <ul className="sec-rows">
              {LIMIT_PERIODS.map((period) => (
                <LimitRow
                  key={period}
                  limit={limitIn(set, { kind, period })}
                  icon={icon}
                  onChoose={() => limits.send({ type: 'limit.selected', kind, period })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
