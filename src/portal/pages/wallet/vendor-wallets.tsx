import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MerchantWallet } from '../../../contract';
import { Button } from '../../ui/button';
import { HIDDEN_MONEY, money } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { useSumsHidden } from '../../ui/sums-hidden';
import type { TransferRef } from './refs';

type Props = { transfer: TransferRef } & Pick<MerchantWallet, 'wallets'>;

/** What lies with each vendor, and the way to bring all of it back at once (s8.success.memory-return). */
export function VendorWallets({ transfer, wallets }: Props) {
  const { i18n } = useLingui();
  const { hidden } = useSumsHidden();
  const state = useSelector(transfer, (snapshot) => snapshot);
  const busy = state.matches('returning');
  return (
    <section className="card vendors">
      <div className="row">
        <h3>
          <Trans id="wallet.vendors">Game wallets</Trans>
        </h3>
        {(busy || state.can({ type: 'return.requested' })) && (
          <Button look="quiet" small busy={busy} onClick={() => transfer.send({ type: 'return.requested' })}>
            <Trans id="wallet.returnAll">Bring all back</Trans>
          </Button>
        )}
      </div>
      <ul>
        {wallets.map(({ vendor, name, balance }) => (
          <li key={vendor}>
            <Icon name="pad" />
            <span className="grow">{name}</span>
            <b className={balance === '0.00' ? 'num mute' : 'num'}>{hidden ? HIDDEN_MONEY : money(balance, i18n.locale)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
