import { Trans, useLingui } from '@lingui/react/macro';
import type { LinePrice } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { Facts } from '../../../../ui/facts';
import { money, percent } from '../../../../ui/format';

type Props = { line: LinePrice | undefined; most: string };

/** Chance and average return beside the stake of a line; and the largest possible win. */
export function PriceFacts({ line, most }: Props) {
  const { i18n } = useLingui();
  const highest = { key: 'most', name: <Trans id="lottery.most">Highest win</Trans>, value: money(most, i18n.locale) };
  if (!line) return <Facts facts={[highest]} />;
  const { winning, space, returned } = line;
  const many = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 2 }).format(Number(space) / Number(winning));
  return (
    <Facts
      facts={[
        {
          key: 'chance',
          name: <Trans id="lottery.chance">Chance of a number set</Trans>,
          value: <Trans id="lottery.chance.in">1 in {many}</Trans>,
        },
        {
          key: 'return',
          name: <Trans id="lottery.return">Average return</Trans>,
          value: percent(returned, i18n.locale),
        },
        highest,
      ]}
    />
  );
}
