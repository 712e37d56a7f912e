import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { SETTINGS } from '../../../../contract';
import { CurrentPassword } from '../../../../ui/form/fields';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { wholeDay } from '../../../../ui/format';
import { Note } from '../../../../ui/note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { monthWords } from './length-words';
import { Lengths } from './lengths';
import { Running } from './running';
import type { SelfExclusionRef } from './self-exclusion.flow';

/** A self-exclusion: explanation, duration, and the password (own.self-exclusion.*). */
export function SelfExclusion({ pause }: { pause: SelfExclusionRef }) {
  const { t, i18n } = useLingui();
  const state = useSelector(pause, (snapshot) => snapshot);
  const { until, months, failure } = state.context;
  const { exclusionForm } = state.children;
  const label = t({ id: 'limits.exclusion', message: 'Self-exclusion' });
  const leave = () => pause.send({ type: 'section.closed' });
  const end = wholeDay(until ?? 0, i18n.locale);
  const length = months ? t(monthWords[months]) : '';
  return (
    <Section title={label}>
      {state.matches('running') && (
        <Running onLonger={() => pause.send({ type: 'longer.requested' })} onBack={leave}>
          <Trans id="limits.exclusion.running">
            You have excluded yourself until {end}. It cannot be shortened. You can still log in and withdraw.
          </Trans>
        </Running>
      )}
      {state.matches('choosing') && (
        <>
          <ul className="stack">
            <li>
              <Trans id="limits.exclusion.meaning">
                You are logged out everywhere and cannot deposit or play until it ends.
              </Trans>
            </li>
            <li>
              <Trans id="limits.exclusion.still">
                You can log in again to withdraw your balance. We send you no promotions.
              </Trans>
            </li>
            <li>
              <Trans id="limits.exclusion.early">It cannot be ended early.</Trans>
            </li>
          </ul>
          <Lengths
            title={<Trans id="limits.length">How long?</Trans>}
            lengths={SETTINGS.limits.exclusionMonths}
            name={(choice) => t(monthWords[choice])}
            onChoose={(choice) => pause.send({ type: 'period.selected', months: choice })}
            onBack={leave}
          />
        </>
      )}
      {exclusionForm && (
        <>
          <Note tone="alert">
            <Trans id="limits.exclusion.sure">
              For {length} from now: no deposits, no play, and all your sessions end. This cannot be undone.
            </Trans>
          </Note>
          <SecuredForm
            form={exclusionForm}
            label={label}
            submit={<Trans id="limits.exclusion.submit">Exclude me</Trans>}
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
