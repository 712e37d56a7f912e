import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Empty } from '../../../../ui/empty';
import { BackButton } from '../../../../ui/form/back-button';
import { Note } from '../../../../ui/note';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { LoadingStatus, Waiting } from '../../../../ui/page/waiting';
import type { ActivityRef } from './activity.flow';
import { ActivityView } from './activity-view';
import { ApplicationForm } from './application-form';

/** An activity: its conditions, and the application for it (s2.other.activity-application). */
export function OneActivity({ actor }: { actor: ActivityRef }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { activity, failure } = state.context;
  const { applicationForm, pictures } = state.children;
  const leave = () => actor.send({ type: 'activity.closed' });
  if (state.matches('loading')) return <Waiting />;
  if (state.matches('failed'))
    return <LoadAgain failure={failure} onRetry={() => actor.send({ type: 'retry.requested' })} onBack={leave} />;
  if (state.matches('notFound')) return <Gone onLeave={leave} />;
  if (!activity) return null;
  return (
    <Section title={activity.title}>
      {applicationForm ? (
        <>
          {state.matches({ applying: 'rereading' }) && <LoadingStatus />}
          {state.matches({ applying: 'previous' }) && <PreviousLanguage />}
          <ApplicationForm form={applicationForm} pictures={pictures} />
        </>
      ) : (
        <ActivityView actor={actor} activity={activity} />
      )}
    </Section>
  );
}

const PreviousLanguage = () => (
  <Note role="status">
    <Trans id="activity.previousLanguage">
      We couldn’t load this activity in the new language. What you entered is kept.
    </Trans>
  </Note>
);

const Gone = ({ onLeave }: { onLeave: () => void }) => (
  <Empty title={<Trans id="activity.gone">This activity is not available</Trans>}>
    <p role="status">
      <Trans id="activity.gone.text">It has ended, or is not open to you now.</Trans>
    </p>
    <BackButton onBack={onLeave} />
  </Empty>
);
