import { Trans, useLingui } from '@lingui/react/macro';
import { Facts } from '../../../ui/facts';
import { HIDDEN_MONEY, money } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { useSumsHidden } from '../../../ui/sums-hidden';
import type { WithdrawalTerms } from '../refs';

/** What is there, and what is still to be staked before any of it can leave (own.withdrawal.terms). */
export function Terms({ terms: { available, turnoverRemaining } }: { terms: WithdrawalTerms }) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const left = money(turnoverRemaining, i18n.locale);
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
        ]}
      />
      {turnoverRemaining !== '0.00' && (
        <Note tone="gold">
          <Trans id="withdraw.turnover">Deposits must be staked once before you withdraw: {left} to go.</Trans>
        </Note>
      )}
    </>
  );
}
