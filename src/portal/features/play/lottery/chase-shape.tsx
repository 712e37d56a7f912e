import { Trans, useLingui } from '@lingui/react/macro';
import { mostDraws } from './chase-plan';
import { CountInput } from './count-input';
import type { ChaseProps } from './lottery-chase.flow';
import { useNames } from './names/use-names';
import './lottery.css';

const DRAWS = [5, 10, 20, 50, 100] as const;

/** Number of draws, the initial multiple, and whether it doubles. */
export function ChaseShape({ chase, state }: ChaseProps) {
  const { t } = useLingui();
  const names = useNames();
  const { draws, first, doubles, rules } = state.context;
  const change = (changes: Partial<{ draws: number; first: number; doubles: boolean }>) =>
    chase.send({ type: 'shape.changed', changes });
  return (
    <>
      <fieldset className="lot-field">
        <legend>
          <Trans id="lottery.chase.count">How many draws</Trans>
        </legend>
        <div className="lot-words">
          {DRAWS.filter((draw) => draw <= mostDraws(rules)).map((draw) => (
            <button
              key={draw}
              type="button"
              className="lot-pick"
              aria-pressed={draws === draw}
              onClick={() => change({ draws: draw })}
            >
              {names.draws(draw)}
            </button>
          ))}
        </div>
        <CountInput
          label={t({ id: 'lottery.chase.another', message: 'Another number of draws' })}
          value={draws}
          onCount={(count) => change({ draws: count })}
        />
      </fieldset>
      <fieldset className="lot-field">
        <legend>
          <Trans id="lottery.chase.multiples">Multiple in each draw</Trans>
        </legend>
        <div className="lot-words">
          <button type="button" className="lot-pick" aria-pressed={!doubles} onClick={() => change({ doubles: false })}>
            <Trans id="lottery.chase.same">The same</Trans>
          </button>
          <button type="button" className="lot-pick" aria-pressed={doubles} onClick={() => change({ doubles: true })}>
            <Trans id="lottery.chase.double">Double each time</Trans>
          </button>
        </div>
        <CountInput
          label={t({ id: 'lottery.chase.first', message: 'Multiple to begin with' })}
          value={first}
          onCount={(count) => change({ first: count })}
        />
      </fieldset>
    </>
  );
}
