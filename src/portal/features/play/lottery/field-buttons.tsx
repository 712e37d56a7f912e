import { Trans, useLingui } from '@lingui/react/macro';
import type { Field } from '../../../../lottery';
import { Button } from '../../../../ui/button';
import { useNames } from './names/use-names';
import { toggled } from './selection';
import './lottery.css';

export type FieldProps = { field: Field; chosen: readonly string[]; onChoose: (chosen: string[]) => void };

/** A field of a board: a button a choice, wide enough for a thumb. Where no more can be chosen, the first goes. */
export function FieldButtons({ field: { name, choices, least, most }, chosen, onChoose }: FieldProps) {
  const { t } = useLingui();
  const names = useNames();
  const areNumbers = choices.every((choice) => /^\d+$/.test(choice));
  return (
    <fieldset className="lot-field">
      <legend>{names.field(name)}</legend>
      <div className={areNumbers ? 'lot-numbers' : 'lot-words'}>
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            className="lot-pick"
            aria-pressed={chosen.includes(choice)}
            onClick={() => onChoose(toggled(chosen, choice).slice(-most))}
          >
            {names.choice(choice)}
          </button>
        ))}
      </div>
      <p className="lot-quick">
        {most >= choices.length && choices.length > least && (
          <Button
            small
            look="quiet"
            aria-label={t({ id: 'lottery.all.of', message: `All: ${names.field(name)}` })}
            onClick={() => onChoose([...choices])}
          >
            <Trans id="lottery.all">All</Trans>
          </Button>
        )}
        {chosen.length > 0 && (
          <Button
            small
            look="quiet"
            aria-label={t({ id: 'lottery.clear.of', message: `Clear: ${names.field(name)}` })}
            onClick={() => onChoose([])}
          >
            <Trans id="lottery.clear">Clear</Trans>
          </Button>
        )}
      </p>
    </fieldset>
  );
}
