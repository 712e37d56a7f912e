import { Trans, useLingui } from '@lingui/react/macro';
import type { Offer } from '../../../../../machines/withdrawal/withdrawal.machine';
import { Facts } from '../../../ui/facts';
import { HIDDEN_MONEY, money } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { useSumsHidden } from '../../../ui/sums-hidden';

/** What is there, and what is still to be staked before any of it can leave (own.withdrawal.terms). */
export function Terms({ offer: { available, turnoverRemaining } }: { offer: Offer }) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const left = money(turnoverRemaining, i18n.locale);
  const sum = hidden ? HIDDEN_MONEY : money(available, i18n.locale);
  return (
    <>
      <Facts
        facts={[
          { key: 'available', name: <Trans id="withdraw.available">Can be withdrawn</Trans>, value: <span className="num">{sum}</span> },
        ]}
      />
      {turnoverRemaining !== '0.00' && (
        <Note tone="gold">
          <Trans id="withdraw.turnover">What is deposited is staked once before it leaves: {left} is still to be staked.</Trans>
        </Note>
      )}
    </>
  );
}
