import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LimitKind, PlayerLimit } from '../../../../machines/money/player-limit/player-limit.machine';
import { CheckBox } from '../../../ui/check-box';
import type { FieldOf, FormRef } from '../../../ui/form/form.flow';
import { problemWords } from '../../../ui/form/problem-words';
import { SecuredForm } from '../../../ui/form/secured-form';
import { readAmount, readWhole } from '../../../ui/format';
import { Note } from '../../../ui/note';
import { NumberInput } from '../../../ui/number-input';
import { Used } from './used';
import './player-limit.css';

type Props = { form: FormRef; limit: PlayerLimit };

const timeProblems = {
  timeLimit: msg({ id: 'playerLimit.problem.time', message: 'Enter 1 minute to 744 hours.' }),
  unclearTime: msg({ id: 'playerLimit.problem.unclear', message: 'Enter whole hours and minutes, e.g. 1 and 30.' }),
};
const isTimeProblem = (code: string): code is keyof typeof timeProblems => Object.hasOwn(timeProblems, code);
const words = (code: string) => (isTimeProblem(code) ? timeProblems[code] : problemWords(code));

/** The limit, or none; says what applies immediately and what after a day (own.deposit-limit.*, own.play-limit.set). */
export function LimitForm({ form, limit }: Props) {
  const { t } = useLingui();
  return (
    <>
      <p className="limit-used">
        <Used limit={limit} />
      </p>
      <Note>
        <Meaning kind={limit.kind} />{' '}
        {limit.limit === null ? (
          <Trans id="playerLimit.first">A first limit applies at once. If you set several, the lowest applies.</Trans>
        ) : (
          <Trans id="playerLimit.meaning">
            A lower limit applies at once. Raising or removing it takes 24 hours and a second confirmation.
          </Trans>
        )}
      </Note>
      <SecuredForm
        form={form}
        label={t({ id: 'playerLimit.form', message: 'Set the limit' })}
        submit={<Trans id="playerLimit.submit">Set this limit</Trans>}
        words={words}
      >
        {(field) => (
          <>
            {limit.kind === 'time' ? <TimeFields field={field} /> : <AmountField field={field} />}
            <input type="hidden" name="kind" value="limit" />
            {limit.limit !== null && (
              <CheckBox name="kind" value="none">
                <Trans id="playerLimit.noLimit">Remove the limit</Trans>
              </CheckBox>
            )}
          </>
        )}
      </SecuredForm>
    </>
  );
}

/** Explains what a limit of play counts (own.play-limit.loss, own.play-limit.time). */
function Meaning({ kind }: { kind: LimitKind }) {
  if (kind === 'loss')
    return (
      <Trans id="playerLimit.meaning.loss">
        Counts what you stake minus what comes back. An open bet counts as lost until its result.
      </Trans>
    );
  if (kind === 'stake')
    return (
      <Trans id="playerLimit.meaning.stake">Counts all you stake, won or lost. Bonus balance does not count.</Trans>
    );
  if (kind === 'time')
    return <Trans id="playerLimit.meaning.time">Counts the time you play, in all games and lotteries together.</Trans>;
  return null;
}

function AmountField({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <NumberInput
      {...field('limit')}
      label={t({ id: 'playerLimit.amount', message: 'Maximum (P)' })}
      inputMode="decimal"
      read={readAmount}
    />
  );
}

function TimeFields({ field }: { field: FieldOf }) {
  const { t } = useLingui();
  return (
    <div className="limit-time">
      <NumberInput
        {...field('hours')}
        label={t({ id: 'playerLimit.hours', message: 'Maximum hours' })}
        inputMode="numeric"
        read={readWhole}
      />
      <NumberInput
        {...field('minutes')}
        label={t({ id: 'playerLimit.minutes', message: 'and minutes' })}
        inputMode="numeric"
        read={readWhole}
      />
    </div>
  );
}
