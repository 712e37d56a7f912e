import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { RequiredFactor } from '../../../../contract/identity/authentication';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { RecoveryCodes } from './recovery-codes';
import { TotpAsk } from './totp-ask';
import { TotpConfirm } from './totp-confirm';
import type { TotpRef } from './totp-enrolment.flow';
import { TotpRemove } from './totp-remove';
import { TotpRenew } from './totp-renew';

/**
 * Sets up or removes an authenticator app, or renews its recovery codes (own.security.totp,
 * own.security.recovery-codes).
 */
export function TotpEnrolment({ totp, requiredFactor }: { totp: TotpRef; requiredFactor: RequiredFactor }) {
  const { t } = useLingui();
  const state = useSelector(totp, (snapshot) => snapshot);
  const { passwordForm, confirmForm, renewForm, removeForm } = state.children;
  const ofCodes = state.matches('showingCodes') || state.context.wanted === 'codes';
  return (
    <Section
      title={
        ofCodes ? (
          <Trans id="security.recoveryCodes">Recovery codes</Trans>
        ) : (
          t({ id: 'security.totp', message: 'Authenticator app' })
        )
      }
    >
      {state.matches('failed') && (
        <LoadAgain
          failure={state.context.failure}
          onRetry={() => totp.send({ type: 'retry.requested' })}
          onBack={() => totp.send({ type: 'section.closed' })}
        />
      )}
      {passwordForm && <TotpAsk form={passwordForm} requiredFactor={requiredFactor} />}
      {confirmForm && <TotpConfirm form={confirmForm} />}
      {renewForm && <TotpRenew form={renewForm} requiredFactor={requiredFactor} />}
      {removeForm && <TotpRemove form={removeForm} requiredFactor={requiredFactor} />}
      {state.matches('showingCodes') && <RecoveryCodes onSaved={() => totp.send({ type: 'codes.saved' })} />}
    </Section>
  );
}
