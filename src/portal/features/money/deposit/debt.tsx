import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '../../../../ui/format';
import { Note } from '../../../../ui/note';

/** Open debt from deposits that were taken back: the next deposits settle it first (`own.deposit.reversed`). */
export function Debt({ amount }: { amount: string }) {
  const { i18n } = useLingui();
  const sum = money(amount, i18n.locale);
  return (
    <Note tone="gold">
      <Trans id="deposit.debt">
        {sum} is open from a deposit that was taken back. It is settled first from what you deposit.
      </Trans>
    </Note>
  );
}
