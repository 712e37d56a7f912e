import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Withdrawal } from '../../../../../contract';
import { Button, buttonClass } from '../../../../../ui/button';
import { money } from '../../../../../ui/format';
import type { MoneyMoveRef } from '../../../../../ui/money/money-move.flow';
import { Note } from '../../../../../ui/note';
import { Section } from '../../../../../ui/page/section';
import { BalanceNow } from '../../../../parts/portal/balance-now';

type Props = { move: MoneyMoveRef; sent: Withdrawal };

/** Sent for review; it can be followed, and the remaining balance is shown (own.withdrawal.review, own.money.after). */
export function Sent({ move, sent: { number, amount, to } }: Props) {
  const { i18n } = useLingui();
  const sum = money(amount, i18n.locale);
  const { provider, maskedNumber } = to;
  return (
    <Section title={<Trans id="withdraw.sent">Your withdrawal is being reviewed</Trans>}>
      <Note tone="field" role="status">
        <Trans id="withdraw.sent.text">
          {number}: {sum} to {provider} {maskedNumber}. We will send a message when it is paid out.
        </Trans>
      </Note>
      <BalanceNow name={<Trans id="withdraw.left">Left in your wallet</Trans>} />
      <div className="form-actions">
        <Button look="primary" onClick={() => move.send({ type: 'section.closed' })}>
          <Trans id="withdraw.follow">Track status</Trans>
        </Button>
        <Button onClick={() => move.send({ type: 'another.requested' })}>
          <Trans id="withdraw.another">Another withdrawal</Trans>
        </Button>
        <Link className={buttonClass({ look: 'quiet' })} to="/">
          <Trans id="withdraw.home">Back to home</Trans>
        </Link>
      </div>
    </Section>
  );
}
