import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { FocusedNote } from '../../../../ui/focused-note';
import { money } from '../../../../ui/format';
import type { MoneyMoveRef } from '../../../../ui/money/money-move.flow';
import { MoneyPart } from '../../../../ui/money/money-part';
import { Note } from '../../../../ui/note';
import type { HostedPage } from '../../../parts/portal/hosted';
import { useOpenPage } from '../../../parts/portal/shell-data';
import { MainWallet } from './main-wallet';
import { Review } from './review';
import { ALL } from './transfer.flow';
import { TransferForm } from './transfer-form';
import { VendorWallets } from './vendor-wallets';
import './wallet.css';

export { transferFlow as flow } from './transfer.flow';

/** Balances, the transfer form, and its result (s7.relay.wallet-transfer). */
export function View({ content: move }: HostedPage<MoneyMoveRef>) {
  const { i18n } = useLingui();
  const openPage = useOpenPage();
  const state = useSelector(move, (snapshot) => snapshot);
  const { terms, draft, block, review } = state.context;
  const { submission } = state.children;
  const wallets = terms?.of === 'wallets' ? terms : null;
  const single = block === 'single';
  const retry = () => move.send({ type: 'retry.requested' });
  return (
    <MoneyPart move={move}>
      {state.matches({ editing: 'moved' }) && (
        <FocusedNote done>
          {draft.from === ALL ? (
            <Trans id="wallet.returned">Return succeeded: your whole balance is in the main wallet.</Trans>
          ) : (
            <Trans id="wallet.moved">Transfer succeeded.</Trans>
          )}{' '}
          <b className="num">{money(draft.amount, i18n.locale)}</b>
        </FocusedNote>
      )}
      {wallets && (
        <div className={single ? undefined : 'wallet'}>
          <MainWallet
            wallets={wallets}
            onRefresh={state.can({ type: 'retry.requested' }) ? retry : undefined}
            onBonuses={() => openPage('bonusDetails')}
          />
          {!single && <VendorWallets move={move} wallets={wallets} />}
        </div>
      )}
      {single && (
        <Note>
          <Trans id="wallet.single">One wallet for all games: you can play any game without a transfer.</Trans>
        </Note>
      )}
      {/* The key clears the form once a transfer has changed the main balance. */}
      {wallets && !single && !review && <TransferForm key={wallets.main} move={move} terms={wallets} />}
      {submission && <Review submission={submission} />}
    </MoneyPart>
  );
}
