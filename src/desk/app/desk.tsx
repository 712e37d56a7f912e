import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { Vault } from '../../ui/browser/vault';
import { FocusedNote } from '../../ui/focused-note';
import { LoadAgain } from '../../ui/page/load-again';
import { Waiting } from '../../ui/page/waiting';
import { Toasts } from '../../ui/toasts';
import { VaultContext } from '../../ui/vault-context';
import { ApprovalsPage } from '../features/operations/approvals';
import { AuditPage } from '../features/operations/audit';
import { LoginPage } from '../features/operations/login';
import { MoneyPage } from '../features/operations/money';
import { PlayersPage } from '../features/operations/players';
import { QueuesPage } from '../features/operations/queues';
import { WithdrawalsPage } from '../features/operations/withdrawals';
import { FollowContext } from '../parts/desk-link';
import type { DeskRef } from './desk.flow';
import { Header } from './header';
import './desk.css';

/** The desk: words, header, and the page of its state. */
export const Desk = ({ desk, vault }: { desk: DeskRef; vault: Vault }) => (
  <I18nProvider i18n={i18n}>
    <VaultContext value={vault}>
      <Header desk={desk} />
      <main className="page desk-main">
        <FollowContext value={(link) => desk.send({ type: 'link.followed', link })}>
          <Content desk={desk} />
        </FollowContext>
      </main>
      <Toasts />
    </VaultContext>
  </I18nProvider>
);

function Content({ desk }: { desk: DeskRef }) {
  const state = useSelector(desk, (snapshot) => snapshot);
  const { login, queues, withdrawals, players, approvals, audit, money } = state.children;
  return (
    <>
      {state.hasTag('busy') && <Waiting />}
      {state.matches('failed') && (
        <LoadAgain failure={state.context.failure} onRetry={() => desk.send({ type: 'retry.requested' })} />
      )}
      {state.matches({ loggedOut: 'afterExpiry' }) && (
        <div className="desk-narrow desk-above">
          <FocusedNote>
            <Trans id="desk.expired">Your session has ended. Log in again to go on.</Trans>
          </FocusedNote>
        </div>
      )}
      {state.matches('loggedOut') && login && <LoginPage login={login} />}
      {queues && <QueuesPage queues={queues} hasShortcuts={state.context.shortcuts} />}
      {withdrawals && <WithdrawalsPage withdrawals={withdrawals} hasShortcuts={state.context.shortcuts} />}
      {players && <PlayersPage players={players} hasShortcuts={state.context.shortcuts} />}
      {approvals && <ApprovalsPage approvals={approvals} />}
      {audit && <AuditPage audit={audit} hasShortcuts={state.context.shortcuts} />}
      {money && <MoneyPage money={money} />}
    </>
  );
}
