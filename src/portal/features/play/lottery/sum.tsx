import { Trans, useLingui } from '@lingui/react/macro';
import type { LinePrice } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { digits, money } from '../../../../ui/format';

type Props = { price: LinePrice; multiple: number };

/** Number sets × unit × multiple = total. */
export function Sum({ price: { units, each, stake }, multiple }: Props) {
  const { i18n } = useLingui();
  const sets = digits(units, i18n.locale);
  const times = digits(multiple, i18n.locale);
  const unit = money(each, i18n.locale);
  const total = money(stake, i18n.locale);
  return (
    <Trans id="lottery.sum">
      Number sets: {sets} × {unit} × {times} = <b className="num">{total}</b>
    </Trans>
  );
}
