import { Trans, useLingui } from '@lingui/react/macro';
import type { PartnerTransferred } from '../../../contract';
import { Button } from '../../../ui/button';
import { FocusedNote } from '../../../ui/focused-note';
import { money } from '../../../ui/format';

type Props = { sent: PartnerTransferred; onAnother: () => void };

/** Confirmation with the recipient and the remaining balance (s8.success.transfer). */
export function Sent({ sent: { to, amount, balance }, onAnother }: Props) {
  const { i18n } = useLingui();
  const sum = money(amount, i18n.locale);
  const left = money(balance, i18n.locale);
  return (
    <>
      <FocusedNote done>
        <Trans id="upline.sent">Transfer succeeded.</Trans>
      </FocusedNote>
      <p>
        <Trans id="upline.left">
          {sum} was sent to {to}. Balance: {left}.
        </Trans>
      </p>
      <div className="form-actions">
        <Button look="primary" onClick={onAnother}>
          <Trans id="upline.another">Another transfer</Trans>
        </Button>
      </div>
    </>
  );
}
