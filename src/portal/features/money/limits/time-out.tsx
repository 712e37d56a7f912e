import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { SETTINGS } from '../../../../contract';
import { CurrentPassword } from '../../../../ui/form/fields';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { moment } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { hourWords } from './length-words';
import { Lengths } from './lengths';
import { Running } from './running';
import type { TimeOutRef } from './time-out.flow';

/** A time-out: explanation, duration, and the password (own.time-out.started). */
export function TimeOut({ pause }: { pause: TimeOutRef }) {
  const { t, i18n } = useLingui();
  const state = useSelector(pause, (snapshot) => snapshot);
  const { until, hours, failure } = state.context;
  const { timeOutForm } = state.children;
  const label = t({ id: 'limits.timeOut', message: 'Time-out' });
  const leave = () => pause.send({ type: 'section.closed' });
  const end = moment(until ?? 0, i18n.locale);
  const length = hours ? t(hourWords[hours]) : '';
  return (
    <Section title={label}>
      {state.matches('running') && (
        <Running onLonger={() => pause.send({ type: 'longer.requested' })} onBack={leave}>
          <Trans id="limits.timeOut.running">
            Your time-out lasts until {end}. It cannot be shortened. You can still log in and withdraw.
          </Trans>
        </Running>
      )}
      {state.matches('choosing') && (
        <>
          <p>
            <Trans id="limits.timeOut.meaning">
              Until it ends you cannot deposit or play. You can log in and withdraw. It cannot be ended early.
            </Trans>
          </p>
          <Lengths
            title={<Trans id="limits.length">How long?</Trans>}
            lengths={SETTINGS.limits.timeOutHours}
            name={(choice) => t(hourWords[choice])}
            onChoose={(choice) => pause.send({ type: 'period.selected', hours: choice })}
            onBack={leave}
          />
        </>
      )}
      {timeOutForm && (
        <>
          <Note tone="alert">
            <Trans id="limits.timeOut.sure">
              For {length} from now: no deposits and no play. This cannot be undone.
            </Trans>
          </Note>
          <SecuredForm
            form={timeOutForm}
            label={label}
            submit={<Trans id="limits.timeOut.begin">Start the time-out</Trans>}
            danger
          >
            {(field) => <CurrentPassword field={field} />}
          </SecuredForm>
        </>
      )}
      {state.matches('failed') && (
        <LoadAgain failure={failure} onRetry={() => pause.send({ type: 'retry.requested' })} onBack={leave} />
      )}
    </Section>
  );
}
