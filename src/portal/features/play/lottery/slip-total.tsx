import { Trans, useLingui } from '@lingui/react/macro';
import { money } from '../../../../ui/format';

/** Total cost of a slip. */
export function SlipTotal({ stake }: { stake: string }) {
  const { i18n } = useLingui();
  const total = money(stake, i18n.locale);
  return (
    <Trans id="lottery.slip.total">
      Total of the slip: <b className="num">{total}</b>
    </Trans>
  );
}
