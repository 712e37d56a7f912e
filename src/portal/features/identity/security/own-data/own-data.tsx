import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RequiredFactor } from '../../../../../contract/identity/authentication';
import { BackButton } from '../../../../../ui/form/back-button';
import { CurrentPassword, FactorField } from '../../../../../ui/form/fields';
import type { FormRef } from '../../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../../ui/form/secured-form';
import { LoadAgain } from '../../../../../ui/page/load-again';
import { Section } from '../../../../../ui/page/section';
import { Waiting } from '../../../../../ui/page/waiting';
import type { OwnDataRef } from './own-data.flow';
import { ReadyFile } from './ready-file';
import { NoFile, PendingFile } from './status';

type Props = { ownData: OwnDataRef };

/** A copy of everything that is stored about the player (own.data.page). */
export function OwnDataSection({ ownData }: Props) {
  const state = useSelector(ownData, (snapshot) => snapshot);
  const { form } = state.children;
  const { status, failure } = state.context;
  const close = () => ownData.send({ type: 'section.closed' });
  return (
    <Section title={<Trans id="ownData.title">Your data</Trans>}>
      {form && <RequestForm form={form} requiredFactor={status?.factorAsked ?? null} />}
      {state.matches({ viewing: 'failed' }) && (
        <LoadAgain failure={failure} onRetry={() => ownData.send({ type: 'retry.requested' })} onBack={close} />
      )}
      {state.matches('viewing') && !state.matches({ viewing: 'failed' }) && (
        <>
          <p>
            <Trans id="ownData.about">
              Download a copy of what we store about you: account, logins, deposits, withdrawals, bets and messages.
            </Trans>
          </p>
          <File ownData={ownData} />
          <div className="form-actions">
            <BackButton onBack={close} />
          </div>
        </>
      )}
    </Section>
  );
}

/** The file by its state. A pending file stays visible while its state is checked. */
function File({ ownData }: Props) {
  const state = useSelector(ownData, (snapshot) => snapshot);
  const { status } = state.context;
  const isLoading = state.matches({ viewing: 'loading' });
  if (status?.state === 'pending') return <PendingFile ownData={ownData} busy={isLoading} />;
  if (isLoading || !status) return <Waiting />;
  return state.matches({ viewing: 'ready' }) ? <ReadyFile ownData={ownData} /> : <NoFile ownData={ownData} />;
}

/** The password, and the second factor if there is one, before a file is requested. */
function RequestForm({ form, requiredFactor }: { form: FormRef; requiredFactor: RequiredFactor }) {
  const { t } = useLingui();
  return (
    <div className="stack">
      <p>
        <Trans id="ownData.asking">
          The file has everything that we know about you. Enter your password, so that only you can request it.
        </Trans>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'ownData.form', message: 'Request your data' })}
        submit={<Trans id="ownData.submit">Request now</Trans>}
      >
        {(field) => (
          <>
            <CurrentPassword field={field} />
            <FactorField field={field} factorKind={requiredFactor} />
          </>
        )}
      </SecuredForm>
    </div>
  );
}
