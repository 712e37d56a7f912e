import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { PayoutReview } from '../../../../contract';
import { buttonClass } from '../../../../ui/button';
import { moment, money } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import './needs.css';

type Props = { review: PayoutReview };

/**
 * Needs of the first payout to an account, with a link to each, and the time until which operators review it without
 * them (own.payout.target).
 */
export function Needs({ review: { missing, paid, min, until } }: Props) {
  const { i18n } = useLingui();
  const paidSum = money(paid, i18n.locale);
  const minSum = money(min, i18n.locale);
  return (
    <Note tone="gold">
      <p>
        <b>
          <Trans id="withdraw.needs">Still missing for your first withdrawal to this account</Trans>
        </b>
      </p>
      <ul className="payout-needs">
        {missing.includes('mobile') && (
          <li>
            <Trans id="withdraw.needs.mobile">A mobile number that a code has verified.</Trans>
            <Link className={link} to="." search={{ dialog: 'memberCentre', page: 'securityCenter' }}>
              <Trans id="withdraw.needs.mobile.go">Verify my number</Trans>
            </Link>
          </li>
        )}
        {missing.includes('deposits') && (
          <li>
            <Trans id="withdraw.needs.deposits">
              Deposits in the name or from the number of this account: {paidSum} of {minSum}.
            </Trans>
            <Link className={link} to="." search={{ dialog: 'memberCentre', page: 'depositv2' }}>
              <Trans id="withdraw.needs.deposits.go">Make a deposit</Trans>
            </Link>
          </li>
        )}
      </ul>
      <p>
        <Trans id="withdraw.needs.anyway">You can withdraw without them: then we check it by hand.</Trans>{' '}
        {until !== null && <ReviewedBy until={until} />}
      </p>
    </Note>
  );
}

const link = buttonClass({ small: true });

/** Target time of the review. */
export function ReviewedBy({ until }: { until: number }) {
  const { i18n } = useLingui();
  const by = moment(until, i18n.locale);
  return <Trans id="withdraw.reviewedBy">Review due by {by}</Trans>;
}
