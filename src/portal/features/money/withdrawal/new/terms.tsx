import { Trans, useLingui } from '@lingui/react/macro';
import { SETTINGS } from '../../../../../contract';
import { Facts } from '../../../../../ui/facts';
import { digits, HIDDEN_MONEY, money } from '../../../../../ui/format';
import { Note } from '../../../../../ui/note';
import { useSumsHidden } from '../../../../../ui/sums-hidden';
import type { WithdrawalTerms } from '../withdrawal.flow';

/** Available amount, bonuses, outstanding turnover, maximum from gifts (own.withdrawal.terms, own.withdrawal.gifts). */
export function Terms({
  terms: { available, granted, turnoverRemaining, giftsRemaining },
}: {
  terms: WithdrawalTerms;
}) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const left = money(turnoverRemaining, i18n.locale);
  const times = digits(SETTINGS.giftTimes, i18n.locale);
  const giftsLeft = money(giftsRemaining ?? '0.00', i18n.locale);
  const sum = hidden ? HIDDEN_MONEY : money(available, i18n.locale);
  return (
    <>
      <Facts
        facts={[
          {
            key: 'available',
            name: <Trans id="withdraw.available">Available to withdraw</Trans>,
            value: <span className="num">{sum}</span>,
          },
          ...(Number(granted) > 0
            ? [
                {
                  key: 'granted',
                  name: <Trans id="withdraw.granted">Bonus, only for bets</Trans>,
                  value: <span className="num">{hidden ? HIDDEN_MONEY : money(granted, i18n.locale)}</span>,
                },
              ]
            : []),
        ]}
      />
      {turnoverRemaining !== '0.00' && (
        <Note tone="gold">
          <Trans id="withdraw.turnover">Deposits must be staked once before you withdraw: {left} to go.</Trans>
        </Note>
      )}
      {giftsRemaining !== null && (
        <Note tone="gold">
          <Trans id="withdraw.gifts">
            Until your first deposit you can withdraw up to {times} times what you were given: {giftsLeft} more.
          </Trans>
        </Note>
      )}
    </>
  );
}
