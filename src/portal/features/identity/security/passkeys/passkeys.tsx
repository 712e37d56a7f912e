import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { BackButton } from '../../../../../ui/form/back-button';
import { Note } from '../../../../../ui/note';
import { LoadAgain } from '../../../../../ui/page/load-again';
import { Section } from '../../../../../ui/page/section';
import { Waiting } from '../../../../../ui/page/waiting';
import { unlessFailed } from '../../../../parts/portal/unless-failed';
import { RecoveryCodes } from '../recovery-codes';
import { BeginForm, NameForm, RemoveForm } from './forms';
import { Listed } from './listed';
import type { PasskeysRef } from './passkeys.flow';

/** The account's passkeys (own.passkey.managed). */
export function Passkeys({ passkeys }: { passkeys: PasskeysRef }) {
  const { t } = useLingui();
  const state = useSelector(passkeys, (snapshot) => snapshot);
  return (
    <Section title={t({ id: 'security.passkeys', message: 'Passkeys' })}>
      {state.matches('failed') ? (
        <LoadAgain
          failure={state.context.failure}
          onRetry={() => passkeys.send({ type: 'retry.requested' })}
          onBack={() => passkeys.send({ type: 'section.closed' })}
        />
      ) : (
        <Open passkeys={passkeys} />
      )}
    </Section>
  );
}

/** A form, the browser's dialog, or the list. */
function Open({ passkeys }: { passkeys: PasskeysRef }) {
  const state = useSelector(passkeys, (snapshot) => snapshot);
  const list = unlessFailed(state.children.list);
  const outcome = useSelector(list, (snapshot) => snapshot?.context.outcome);
  const { beginForm, nameForm, removeForm } = state.children;
  const page = outcome && 'page' in outcome ? outcome.page : null;
  const name = page?.list.find(({ id }) => id === state.context.selected)?.name ?? '';
  if (beginForm) return <BeginForm form={beginForm} requiredFactor={page?.factorAsked ?? null} />;
  if (nameForm) return <NameForm form={nameForm} name={name} />;
  if (removeForm) return <RemoveForm form={removeForm} name={name} requiredFactor={page?.factorAsked ?? null} />;
  if (state.matches({ open: 'saving' }))
    return <RecoveryCodes onSaved={() => passkeys.send({ type: 'codes.saved' })} />;
  if (state.matches({ open: 'making' })) return <Making onBack={() => passkeys.send({ type: 'section.closed' })} />;
  if (state.hasTag('busy')) return <Waiting />;
  return list && <Listed passkeys={passkeys} list={list} />;
}

/** The browser's own dialog is open over the page. */
const Making = ({ onBack }: { onBack: () => void }) => (
  <div className="stack" aria-busy="true">
    <Note icon="key" role="status">
      <p>
        <Trans id="security.passkeys.making">
          Follow the steps in your browser: use your fingerprint, your face or your screen lock.
        </Trans>
      </p>
    </Note>
    <BackButton onBack={onBack}>
      <Trans id="security.passkeys.cancel">Cancel</Trans>
    </BackButton>
  </div>
);
