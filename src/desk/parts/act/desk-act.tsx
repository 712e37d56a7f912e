import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';
import { FailureWords } from '../../../ui/failure-words';
import { FocusedNote } from '../../../ui/focused-note';
import { BackButton } from '../../../ui/form/back-button';
import { OneTimeCode } from '../../../ui/form/fields';
import { Waiting } from '../../../ui/page/waiting';
import { takeFocus } from '../../../ui/take-focus';
import { ActForm } from './act-form';
import type { DeskActRef } from './desk-act.flow';
import { ReasonForm, type ReasonText } from './reason-form';
import '../queue/queue.css';
import './act.css';

type Props = { act: DeskActRef; text: ReasonText; children?: ReactNode };

/** An act: its confirmation with a reason, a code where the gateway requires it, and the outcome (own.desk-app.act). */
export function DeskAct({ act, text, children }: Props) {
  const { t } = useLingui();
  const state = useSelector(act, (snapshot) => snapshot);
  const { reasonForm, codeForm } = state.children;
  return (
    <section className="card stack desk-act" aria-label={text.title}>
      <h3>{text.title}</h3>
      {reasonForm && (
        <ReasonForm form={reasonForm} text={text}>
          {children}
        </ReasonForm>
      )}
      {state.matches('performing') && <Waiting text={<Trans id="desk.act.sending">Sending…</Trans>} />}
      {codeForm && (
        <ActForm
          form={codeForm}
          label={t({ id: 'desk.act.codeForm', message: 'Confirm with the app' })}
          submit={<Trans id="desk.act.code.submit">Confirm</Trans>}
        >
          {(field) => (
            <OneTimeCode
              field={field}
              name="code"
              ref={takeFocus}
              label={t({ id: 'desk.act.code', message: 'App code' })}
              hint={t({
                id: 'desk.act.code.hint',
                message: 'Needed before a payout; then not again for some minutes.',
              })}
            />
          )}
        </ActForm>
      )}
      {state.matches('differing') && (
        <>
          <FocusedNote>
            <FailureWords failure={state.context.failure} />
          </FocusedNote>
          <div className="desk-acts">
            <Button look="primary" onClick={() => act.send({ type: 'act.corrected' })}>
              <Trans id="desk.act.corrected">Credit the statement</Trans>
            </Button>
            <Button onClick={() => act.send({ type: 'act.revised' })}>
              <Trans id="desk.act.revise">Correct the entry</Trans>
            </Button>
            <BackButton onBack={() => act.send({ type: 'act.cancelled' })} />
          </div>
        </>
      )}
      {state.matches('done') && (
        <FocusedNote done>
          <Trans id="desk.act.done">Done and recorded.</Trans>
        </FocusedNote>
      )}
      {state.matches('waiting') && (
        <FocusedNote done>
          <Trans id="desk.act.waiting">Recorded. Another operator must confirm it within a day.</Trans>
        </FocusedNote>
      )}
      {state.matches('conflicted') && (
        <FocusedNote>
          <Trans id="desk.act.conflict">Nothing was done: someone else has changed it since you opened it.</Trans>
        </FocusedNote>
      )}
      {state.hasTag('ended') && (
        <Button look="primary" onClick={() => act.send({ type: 'act.acknowledged' })}>
          <Trans id="desk.act.continue">Continue</Trans>
        </Button>
      )}
      {state.matches('failed') && (
        <>
          <FocusedNote>
            <FailureWords failure={state.context.failure} />
          </FocusedNote>
          <div className="row">
            <Button onClick={() => act.send({ type: 'retry.requested' })}>
              <Trans id="security.retry">Try again</Trans>
            </Button>
            <BackButton onBack={() => act.send({ type: 'act.cancelled' })} />
          </div>
        </>
      )}
    </section>
  );
}
