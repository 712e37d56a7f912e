import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FocusedNote } from '../../ui/focused-note';
import { money } from '../../ui/format';
import { Note } from '../../ui/note';
import { LoadAgain } from '../parts/load-again';
import { Waiting } from '../parts/waiting';
import { MainWallet } from './main-wallet';
import type { TransferRef } from './refs';
import { TransferForm } from './transfer-form';
import { VendorWallets } from './vendor-wallets';

/** What lies where, what is to go where, and what went (s7.relay.wallet-transfer). */
export function WalletParts({ transfer }: { transfer: TransferRef }) {
  const { i18n } = useLingui();
  const state = useSelector(transfer, (snapshot) => snapshot);
  const { wallets, asked, returned, failure } = state.context;
  if (state.matches('loading')) return <Waiting text={<Trans id="wallet.loading">Your wallet is being read…</Trans>} />;
  if (state.matches('failed')) return <LoadAgain failure={failure} onRetry={() => transfer.send({ type: 'retry.requested' })} />;
  if (!wallets) return null;
  const [moved, back] = [money(asked.amount || '0.00', i18n.locale), money(returned || '0.00', i18n.locale)];
  return (
    <>
      {state.matches({ editing: 'moved' }) && (
        <FocusedNote done>
          <Trans id="wallet.moved">Transfer succeeded.</Trans> <b className="num">{moved}</b>
        </FocusedNote>
      )}
      {state.matches({ editing: 'returned' }) && (
        <FocusedNote done>
          <Trans id="wallet.returned">Return succeeded: all of it is in your main wallet.</Trans> <b className="num">{back}</b>
        </FocusedNote>
      )}
      <div className={state.matches('single') ? undefined : 'wallet'}>
        <MainWallet
          wallets={wallets}
          onRefresh={state.can({ type: 'refresh.requested' }) ? () => transfer.send({ type: 'refresh.requested' }) : undefined}
        />
        {!state.matches('single') && <VendorWallets transfer={transfer} wallets={wallets.wallets} />}
      </div>
      {state.matches('single') ? (
        <Note>
          <Trans id="wallet.single">One wallet for all games: you can play everywhere without moving anything.</Trans>
        </Note>
      ) : (
        // What was typed has gone with the sum that it said.
        <TransferForm key={wallets.main} transfer={transfer} wallets={wallets.wallets} />
      )}
    </>
  );
}
