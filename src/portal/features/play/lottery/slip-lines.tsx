import { Trans, useLingui } from '@lingui/react/macro';
import type { Draft, LinePrice } from '../../../../../machines/play/lottery-order/lottery-order.types';
import { Button } from '../../../../ui/button';
import { digits } from '../../../../ui/format';
import { useNames } from './names/use-names';
import { playOf } from './pricing';
import { chosenIn } from './selection';
import { Sum } from './sum';
import './lottery.css';

type Props = {
  lottery: string;
  lines: readonly Draft[];
  prices: readonly LinePrice[];
  onRemove?: (line: number) => void;
};

/** Lines of a slip: play, numbers and cost, each with a button that removes it (own.lottery.lines). */
export function SlipLines({ lottery, lines, prices, onRemove }: Props) {
  const { t, i18n } = useLingui();
  const rows = lines.map((line, index) => ({ line, index, key: `${index} ${line.play} ${line.selection}` }));
  return (
    <ol className="lot-lines" aria-label={t({ id: 'lottery.slip', message: 'Bet slip' })}>
      {rows.map(({ key, line, index }) => (
        <li key={key}>
          <SlipLine lottery={lottery} line={line} price={prices[index]} />
          {onRemove && (
            <Button
              small
              look="quiet"
              aria-label={t({ id: 'lottery.line.remove.of', message: `Remove line ${digits(index + 1, i18n.locale)}` })}
              onClick={() => onRemove(index)}
            >
              <Trans id="lottery.line.remove">Remove</Trans>
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}

function SlipLine({ lottery, line, price }: { lottery: string; line: Draft; price: LinePrice | undefined }) {
  const names = useNames();
  const fields = playOf(lottery, line.play)?.fields ?? [];
  const hasOneField = fields.length === 1;
  return (
    <div className="grow">
      <b>{names.play(line.play)}</b>
      {fields.map(({ name }, index) => (
        <span key={name} className="lot-chosen">
          {hasOneField ? '' : `${names.field(name)}: `}
          {chosenIn(line.selection, index).map(names.choice).join(' ') || '–'}
        </span>
      ))}
      {price && (
        <span className="sm mute">
          <Sum price={price} multiple={line.multiple} />
        </span>
      )}
    </div>
  );
}
