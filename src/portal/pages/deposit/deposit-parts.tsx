import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { DepositLimitSection } from '../deposit-limit/deposit-limit';
import { LoadAgain } from '../parts/load-again';
import { Section } from '../parts/section';
import { Waiting } from '../parts/waiting';
import { DepositForm } from './deposit-form';
import { DepositHistory } from './deposit-history';
import { DepositPayment } from './deposit-payment';
import { LimitsOffered } from './limits-offered';
import { NoDeposit } from './no-deposit';
import type { DepositRef } from './refs';
import { Tutorial } from './tutorial';
import { Ways } from './ways';

/** How a deposit stands: asked for, paid, or not possible now; or the part of the page that is open. */
export function DepositParts({ deposit }: { deposit: DepositRef }) {
  const { t } = useLingui();
  const state = useSelector(deposit, (snapshot) => snapshot);
  const { terms, failure } = state.context;
  const { depositPayment, depositLimit, depositHistory } = state.children;
  const retry = () => deposit.send({ type: 'retry.requested' });
  if (state.matches('loading')) return <Waiting text={<Trans id="deposit.loading">The deposit page is being read…</Trans>} />;
  if (state.matches('failed')) return <LoadAgain failure={failure} onRetry={retry} />;
  if (state.matches('tutorial')) return <Tutorial onBack={() => deposit.send({ type: 'tutorial.left' })} />;
  if (depositHistory) return <DepositHistory history={depositHistory} />;
  if (depositLimit) return <DepositLimitSection limit={depositLimit} />;
  if (!terms) return null;
  return (
    <Section title={t({ id: 'deposit.title', message: 'Make a deposit' })}>
      {(state.matches({ open: 'barred' }) || state.matches({ open: 'closed' })) && <NoDeposit barred={terms.barred} onRetry={retry} />}
      {state.matches({ open: 'offering' }) && <LimitsOffered deposit={deposit} first={terms.offerLimits} />}
      {depositPayment && <DepositPayment payment={depositPayment} methods={terms.methods} />}
      {(state.hasTag('form') || state.hasTag('busy')) && <DepositForm deposit={deposit} terms={terms} />}
      {state.can({ type: 'tutorial.wanted' }) && <Ways deposit={deposit} />}
    </Section>
  );
}
