import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { BankAccounts } from '../../../parts/bank-account/bank-accounts';
import { PaymentPassword } from '../../../parts/payment-password/payment-password';
import type { HostedPage } from '../../../parts/portal/hosted';
import { ClosingForm } from './closing-form';
import { ContactChange } from './contact-change';
import { Overview } from './overview';
import { OwnDataSection } from './own-data/own-data';
import { Passkeys } from './passkeys/passkeys';
import { RealNameForm } from './real-name-form';
import type { SecurityRef } from './security-centre.flow';
import { SessionList } from './session-list';
import { TotpEnrolment } from './totp-enrolment';

export { securityCentreFlow as flow } from './security-centre.flow';

/** The overview of the account's security, or the open part of it. */
export function View({ content: centre }: HostedPage<SecurityRef>) {
  const state = useSelector(centre, (snapshot) => snapshot);
  const {
    sessionList,
    realNameForm,
    totpEnrolment,
    passkeys,
    contactChange,
    paymentPassword,
    bankAccount,
    ownData,
    closingForm,
  } = state.children;
  const { overview, failure, changed, kind } = state.context;
  if (state.matches('loading')) return <Waiting text={<Trans id="security.loading">Loading your account…</Trans>} />;
  if (state.matches('failed'))
    return <LoadAgain failure={failure} onRetry={() => centre.send({ type: 'retry.requested' })} />;
  if (sessionList) return <SessionList list={sessionList} />;
  if (realNameForm) return <RealNameForm form={realNameForm} />;
  if (totpEnrolment) return <TotpEnrolment totp={totpEnrolment} requiredFactor={overview?.factorAsked ?? null} />;
  if (passkeys) return <Passkeys passkeys={passkeys} />;
  if (contactChange && overview)
    return (
      <ContactChange
        change={contactChange}
        kind={kind}
        needsOldCode={overview[kind] !== null}
        requiredFactor={overview.factorAsked}
      />
    );
  if (paymentPassword) return <PaymentPassword payment={paymentPassword} />;
  if (bankAccount) return <BankAccounts bank={bankAccount} />;
  if (ownData) return <OwnDataSection ownData={ownData} />;
  if (closingForm) return <ClosingForm form={closingForm} requiredFactor={overview?.factorAsked ?? null} />;
  return overview && <Overview overview={overview} changed={changed} centre={centre} />;
}
