import { Trans, useLingui } from '@lingui/react/macro';
import type { Withdrawal } from '../../../../contract';
import { Button } from '../../../ui/button';
import { money } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { Section } from '../../parts/section';
import type { WithdrawalRef } from '../refs';

type Props = { withdrawal: WithdrawalRef; sent: Withdrawal };

/** It is on its way to be reviewed; it can be followed (own.withdrawal.review). */
export function Sent({ withdrawal, sent: { number, amount, to } }: Props) {
  const { i18n } = useLingui();
  const sum = money(amount, i18n.locale);
  const { provider, maskedNumber } = to;
  return (
    <Section title={<Trans id="withdraw.sent">Your withdrawal is being reviewed</Trans>}>
      <Note tone="field" role="status">
        <Trans id="withdraw.sent.text">
          {number}: {sum} to {provider} {maskedNumber}. A message tells you when it is paid out.
        </Trans>
      </Note>
      <div className="form-ways">
        <Button look="primary" onClick={() => withdrawal.send({ type: 'section.left' })}>
          <Trans id="withdraw.follow">Follow it</Trans>
        </Button>
        <Button onClick={() => withdrawal.send({ type: 'another.requested' })}>
          <Trans id="withdraw.another">Another withdrawal</Trans>
        </Button>
      </div>
    </Section>
  );
}
