import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../ui/button';
import { FocusedNote } from '../../ui/focused-note';
import { Skeleton } from '../../ui/skeleton';
import { CurrentPassword } from '../parts/fields';
import { LoadAgain } from '../parts/load-again';
import { Section } from '../parts/section';
import { SecuredForm } from '../parts/secured-form';
import type { SessionListRef } from './refs';
import { SessionRow } from './session-row';

/** Where the player is logged in; ended after the password (own.security.sessions). */
export function SessionList({ list }: { list: SessionListRef }) {
  const { t } = useLingui();
  const state = useSelector(list, (snapshot) => snapshot);
  const { sessions, ended, failure, wanted } = state.context;
  const { form } = state.children;
  const leave = () => list.send({ type: 'section.left' });
  const back = (
    <Button look="quiet" onClick={leave}>
      <Trans id="security.back">Back</Trans>
    </Button>
  );
  return (
    <Section title={<Trans id="security.sessions">Where you are logged in</Trans>}>
      {state.matches('loading') && (
        <div aria-busy="true" className="stack">
          <p role="status" className="vh">
            <Trans id="security.sessions.loading">The sessions are being read…</Trans>
          </p>
          <Skeleton shape="card" />
          {back}
        </div>
      )}
      {state.matches('failed') && <LoadAgain failure={failure} onRetry={() => list.send({ type: 'retry.requested' })} onBack={leave} />}
      {form && (
        <>
          <p>
            {wanted ? (
              <Trans id="security.sessions.askOne">This session is ended at once. Your password, please.</Trans>
            ) : (
              <Trans id="security.sessions.askOthers">All sessions but this one are ended at once. Your password, please.</Trans>
            )}
          </p>
          <SecuredForm
            form={form}
            label={t({ id: 'security.sessions.form', message: 'End sessions' })}
            submit={<Trans id="security.sessions.confirm">End now</Trans>}
          >
            {(field) => <CurrentPassword field={field} />}
          </SecuredForm>
        </>
      )}
      {state.matches('shown') && (
        <>
          {ended && (
            <FocusedNote done>
              <Trans id="security.sessions.ended">Ended.</Trans>
            </FocusedNote>
          )}
          <ul className="sec-rows">
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnd={() => list.send({ type: 'end.requested', id: session.id })} />
            ))}
          </ul>
          <div className="form-ways">
            {sessions.length > 1 && (
              <Button onClick={() => list.send({ type: 'endOthers.requested' })}>
                <Trans id="security.sessions.endOthers">End all others</Trans>
              </Button>
            )}
            {back}
          </div>
        </>
      )}
    </Section>
  );
}
