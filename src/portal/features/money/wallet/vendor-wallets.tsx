import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MerchantWallet } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { HIDDEN_MONEY, money } from '../../../../ui/format';
import { Icon } from '../../../../ui/icon';
import type { MoneyMoveRef } from '../../../../ui/money/money-move.flow';
import { useSumsHidden } from '../../../../ui/sums-hidden';
import './wallet.css';
import { ALL, lyingOut, returnAll } from './transfer.flow';

type Props = { move: MoneyMoveRef; wallets: MerchantWallet };

/** Balance at each vendor, and a button that returns all of them (s8.success.memory-return). */
export function VendorWallets({ move, wallets }: Props) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const state = useSelector(move, (snapshot) => snapshot);
  const isEditable = state.hasTag('form');
  const busy = !isEditable && state.context.draft.from === ALL;
  const returnable = isEditable && lyingOut(wallets) !== '0.00';
  return (
    <section className="card vendors">
      <div className="row">
        <h3>
          <Trans id="wallet.vendors">Game wallets</Trans>
        </h3>
        {(busy || returnable) && (
          <Button look="quiet" small busy={busy} onClick={() => returnAll(move, wallets)}>
            <Trans id="wallet.returnAll">Return all</Trans>
          </Button>
        )}
      </div>
      <ul>
        {wallets.wallets.map(({ vendor, name, balance }) => (
          <li key={vendor}>
            <Icon name="pad" />
            <span className="grow">{name}</span>
            <b className={balance === '0.00' ? 'num mute' : 'num'}>
              {hidden ? HIDDEN_MONEY : money(balance, i18n.locale)}
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
