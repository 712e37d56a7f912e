import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Button } from '../../../../ui/button';
import { FocusedNote } from '../../../../ui/focused-note';
import { CurrentPassword } from '../../../../ui/form/fields';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { ListView } from '../../../../ui/list/list-view';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import type { SessionListRef } from './session-list.flow';
import { SessionRow } from './session-row';
import { TrustedBrowsers } from './trusted-browsers';

type Props = { list: SessionListRef };

/** Sessions of the player; ending them requires the password (own.security.sessions). */
export function SessionList({ list: sessions }: Props) {
  const state = useSelector(sessions, (snapshot) => snapshot);
  const { list, form } = state.children;
  return (
    <Section title={<Trans id="security.sessions">Where you are logged in</Trans>}>
      {state.matches('failed') && (
        <LoadAgain
          failure={state.context.failure}
          onRetry={() => sessions.send({ type: 'retry.requested' })}
          onBack={() => sessions.send({ type: 'section.closed' })}
        />
      )}
      {form && <EndForm list={sessions} />}
      {state.matches({ open: { listing: 'ended' } }) && (
        <FocusedNote done>
          <Trans id="security.sessions.ended">Ended.</Trans>
        </FocusedNote>
      )}
      {list && !form && (
        <ListView
          list={list}
          back
          actions={(page) =>
            page.list.length + page.trusted.filter(({ current }) => !current).length > 1 && (
              <Button onClick={() => sessions.send({ type: 'endOthers.requested' })}>
                <Trans id="security.sessions.endOthers">End all others</Trans>
              </Button>
            )
          }
        >
          {(page) => (
            <>
              <ul className="sec-rows">
                {page.list.map((session) => (
                  <SessionRow
                    key={session.id}
                    session={session}
                    onEnd={() => sessions.send({ type: 'end.requested', id: session.id })}
                  />
                ))}
              </ul>
              {page.trusted.length > 0 && (
                <TrustedBrowsers browsers={page.trusted} onEnd={(id) => sessions.send({ type: 'end.requested', id })} />
              )}
            </>
          )}
        </ListView>
      )}
    </Section>
  );
}

/** Password form, before one session or all others are ended. */
function EndForm({ list }: Props) {
  const { t } = useLingui();
  const { context, children } = useSelector(list, (snapshot) => snapshot);
  const page = useSelector(children.list, (snapshot) => snapshot?.context.outcome);
  const trusted = page?.kind === 'loaded' ? page.page.trusted : [];
  if (!children.form) return null;
  return (
    <>
      <p>
        {trusted.some(({ id }) => id === context.selected) ? (
          <Trans id="security.trusted.ask">
            At its next login this browser is asked for the second step again. Enter your password.
          </Trans>
        ) : context.selected ? (
          <Trans id="security.sessions.askOne">This session ends at once. Enter your password.</Trans>
        ) : (
          <Trans id="security.sessions.askOthers">
            All other sessions end at once, and no other browser is trusted. Enter your password.
          </Trans>
        )}
      </p>
      <SecuredForm
        form={children.form}
        label={t({ id: 'security.sessions.form', message: 'End sessions' })}
        submit={<Trans id="security.sessions.confirm">End now</Trans>}
      >
        {(field) => <CurrentPassword field={field} />}
      </SecuredForm>
    </>
  );
}
