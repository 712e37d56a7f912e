import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../parts/page/load-again';
import { Section } from '../../parts/page/section';
import { Button } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import type { TotpRef } from './refs';
import { TotpConfirm } from './totp-confirm';
import { TotpRemove } from './totp-remove';

/** An authenticator app set up, or removed (own.security.totp). */
export function TotpEnrolment({ totp }: { totp: TotpRef }) {
  const { t } = useLingui();
  const state = useSelector(totp, (snapshot) => snapshot);
  const { confirmForm, removeForm } = state.children;
  const leave = () => totp.send({ type: 'section.left' });
  return (
    <Section title={t({ id: 'security.totp', message: 'Authenticator app' })}>
      {state.matches('beginning') && (
        <div aria-busy="true" className="stack">
          <p role="status">
            <Trans id="security.totp.beginning">Preparing your setup key…</Trans>
          </p>
          <Skeleton shape="card" />
          <Button look="quiet" onClick={leave}>
            <Trans id="security.back">Back</Trans>
          </Button>
        </div>
      )}
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => totp.send({ type: 'retry.requested' })} onBack={leave} />
      )}
      {confirmForm && <TotpConfirm form={confirmForm} />}
      {removeForm && <TotpRemove form={removeForm} />}
    </Section>
  );
}
