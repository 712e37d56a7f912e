import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Section } from '../../../../ui/page/section';
import { PlayerLimitSection } from '../../../parts/player-limit/player-limit';
import type { HostedPage } from '../../../parts/portal/hosted';
import type { DepositRef } from './deposit.flow';
import { DepositHistory } from './deposit-history';
import { DepositLinks } from './deposit-links';
import { DepositPayment } from './deposit-payment';
import { Leaving } from './leaving';
import { NewDeposit } from './new-deposit';
import { Tutorial } from './tutorial';

export { depositFlow as flow } from './deposit.flow';

/** The deposit's form or payment, or the open part of the page. */
export function View({ content: deposit }: HostedPage<DepositRef>) {
  const { t } = useLingui();
  const state = useSelector(deposit, (snapshot) => snapshot);
  const { moneyMove, depositPayment, depositLimit, depositHistory } = state.children;
  if (state.matches('failed'))
    return <LoadAgain failure={state.context.failure} onRetry={() => deposit.send({ type: 'retry.requested' })} />;
  if (state.matches('tutorial')) return <Tutorial onBack={() => deposit.send({ type: 'tutorial.closed' })} />;
  if (depositHistory) return <DepositHistory history={depositHistory} />;
  if (depositLimit) return <PlayerLimitSection limit={depositLimit} />;
  if (moneyMove) return <NewDeposit deposit={deposit} move={moneyMove} />;
  const { deposit: startedDeposit, terms } = state.context;
  const methods = terms?.methods ?? [];
  return (
    <Section title={t({ id: 'deposit.title', message: 'Make a deposit' })}>
      {depositPayment && <DepositPayment payment={depositPayment} methods={methods} />}
      {startedDeposit && state.hasTag('busy') && <Leaving deposit={startedDeposit} methods={methods} />}
      <DepositLinks deposit={deposit} />
    </Section>
  );
}
