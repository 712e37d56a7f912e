import { Trans, useLingui } from '@lingui/react/macro';
import type { Review } from '../../../../../../machines/money/money-move/money-move.types';
import { Facts } from '../../../../../ui/facts';
import { HIDDEN_MONEY, money } from '../../../../../ui/format';
import { useSumsHidden } from '../../../../../ui/sums-hidden';

/** Amount, destination, the remaining balance, and the bonus that the withdrawal ends (`own.grant.payout`). */
export function ReviewFacts({ review: { amount, balanceAfter, to, forfeits = null } }: { review: Review }) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  return (
    <Facts
      facts={[
        {
          key: 'amount',
          name: <Trans id="withdraw.fact.amount">Withdrawn</Trans>,
          value: <span className="num">{money(amount, i18n.locale)}</span>,
        },
        {
          key: 'to',
          name: <Trans id="withdraw.fact.to">To</Trans>,
          value: (
            <>
              {to?.provider} <span className="num">{to?.maskedNumber}</span>, {to?.holder}
            </>
          ),
        },
        {
          key: 'after',
          name: <Trans id="withdraw.fact.after">Left in your wallet</Trans>,
          value: <span className="num">{hidden ? HIDDEN_MONEY : money(balanceAfter, i18n.locale)}</span>,
        },
        ...(forfeits === null
          ? []
          : [
              {
                key: 'forfeits',
                name: <Trans id="withdraw.fact.forfeits">Bonus that you give up with it</Trans>,
                value: <span className="num">{hidden ? HIDDEN_MONEY : money(forfeits, i18n.locale)}</span>,
              },
            ]),
      ]}
    />
  );
}
