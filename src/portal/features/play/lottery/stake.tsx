import { Trans, useLingui } from '@lingui/react/macro';
import { toWire } from '../../../../contract/money/money';
import { UNITS } from '../../../../contract/play/lottery';
import { UNIT_SIZES } from '../../../../lottery';
import { digits, money } from '../../../../ui/format';
import { CountInput } from './count-input';
import type { OrderProps } from './lottery-order.flow';
import { rebateWords } from './regrouped';
import './lottery.css';

const TIMES = [1, 2, 5, 10] as const;

type Props = OrderProps & { isGrouped: boolean };

/** Unit and multiple of the stake and, if the play allows it, the split of the return between prize and rebate. */
export function Stake({ order, state, isGrouped }: Props) {
  const { t, i18n } = useLingui();
  const { draft, rules } = state.context;
  const change = (changes: Partial<typeof draft>) => order.send({ type: 'draft.changed', changes });
  return (
    <>
      <fieldset className="lot-field">
        <legend>
          <Trans id="lottery.unit">Unit</Trans>
        </legend>
        <div className="lot-words">
          {UNITS.map((unit) => (
            <button
              key={unit}
              type="button"
              className="lot-pick"
              aria-pressed={draft.unit === unit}
              onClick={() => change({ unit })}
            >
              {money(toWire(UNIT_SIZES[unit]), i18n.locale)}
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className="lot-field">
        <legend>
          <Trans id="lottery.multiples">Multiple</Trans>
        </legend>
        <div className="lot-words">
          {TIMES.map((multiple) => {
            const times = digits(multiple, i18n.locale);
            return (
              <button
                key={multiple}
                type="button"
                className="lot-pick"
                aria-pressed={draft.multiple === multiple}
                onClick={() => change({ multiple })}
              >
                <Trans id="lottery.times">×{times}</Trans>
              </button>
            );
          })}
        </div>
        <CountInput
          label={t({ id: 'lottery.multiple', message: 'Another multiple' })}
          value={draft.multiple}
          onCount={(multiple) => change({ multiple })}
        />
      </fieldset>
      {isGrouped && (
        <label className="lot-group">
          <span>
            <Trans id="lottery.group">Rebate on the stake: {rebateWords(state.context, i18n.locale)}</Trans>
          </span>
          <input
            type="range"
            min={rules.groups.least}
            max={rules.groups.most}
            step={rules.groups.step}
            value={draft.group}
            onChange={({ currentTarget }) => change({ group: Number(currentTarget.value) })}
          />
          <span className="xs mute">
            <Trans id="lottery.group.hint">More rebate means smaller prizes; the return stays the same.</Trans>
          </span>
        </label>
      )}
    </>
  );
}
