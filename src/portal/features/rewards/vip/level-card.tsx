import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { VipLevel } from '../../../../contract/rewards/vip';
import { Badge } from '../../../../ui/badge';
import { Facts } from '../../../../ui/facts';
import { digits, money } from '../../../../ui/format';
import { categoryWords } from '../../../parts/bets/bet-words';
import { rateOf } from '../../../parts/contracts/rate-of';
import './vip.css';

type Props = { level: VipLevel; days: number; own: boolean };

/** A level: requirements and benefits. */
export function LevelCard({ level, days, own }: Props) {
  const { i18n } = useLingui();
  const [bets, deposits, rise, birthday] = [level.validBet, level.deposits, level.riseBonus, level.birthdayBonus].map(
    (sum) => money(sum, i18n.locale),
  );
  const gives = (sum: string | undefined, of: string) => (of === '0.00' ? '–' : sum);
  return (
    <li className={own ? 'card vip-level vip-mine' : 'card vip-level'}>
      <header>
        <h3>{level.name}</h3>
        <span className="mute sm">VIP {digits(level.level, i18n.locale)}</span>
        {own && (
          <Badge tone="gold">
            <Trans id="vip.mine">Your level</Trans>
          </Badge>
        )}
      </header>
      <p className="mute sm">
        <Trans id="vip.takes">
          Within <Plural value={days} one="# day" other="# days" />
        </Trans>
      </p>
      <Facts
        facts={[
          { key: 'bets', name: <Trans id="vip.bets">Valid bets</Trans>, value: bets },
          { key: 'deposits', name: <Trans id="vip.deposits">Deposits</Trans>, value: deposits },
          { key: 'rise', name: <Trans id="vip.rise">Level bonus</Trans>, value: gives(rise, level.riseBonus) },
          {
            key: 'birthday',
            name: <Trans id="vip.birthday">Birthday bonus</Trans>,
            value: gives(birthday, level.birthdayBonus),
          },
        ]}
      />
      <details className="sm">
        <summary>
          <Trans id="vip.rates">Cashback rates</Trans>
        </summary>
        <Facts
          facts={level.rates.map(({ category, rate }) => ({
            key: category,
            name: i18n._(categoryWords[category]),
            value: rateOf(rate, i18n.locale),
          }))}
        />
      </details>
    </li>
  );
}
