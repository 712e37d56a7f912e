import { Trans, useLingui } from '@lingui/react/macro';
import type { MerchantWallet } from '../../../../contract';
import { Button } from '../../../../ui/button';
import { HIDDEN_MONEY, money } from '../../../../ui/format';
import { IconButton } from '../../../../ui/icon-button';
import { useSumsHidden } from '../../../../ui/sums-hidden';
import { lyingOut, totalOf } from './transfer.flow';
import './wallet.css';

type Props = { wallets: MerchantWallet; onRefresh?: () => void; onBonuses?: () => void };

/**
 * The main wallet with own money, bonuses (`own.grant.account`), balances at games, holds for withdrawals, the total,
 * and credits under review. Amounts hide as everywhere.
 */
export function MainWallet({ wallets, onRefresh, onBonuses }: Props) {
  const { t, i18n } = useLingui();
  const { hidden, toggle } = useSumsHidden();
  const { isSingle, main, granted, locked, underReview } = wallets;
  const formatSum = (sum: string) => (hidden ? HIDDEN_MONEY : money(sum, i18n.locale));
  return (
    <section className="card pitch buti main-wallet" aria-label={t({ id: 'wallet.main', message: 'Main wallet' })}>
      <div className="par" />
      <div className="main-in">
        <p className="main-title mute sm">
          <Trans id="wallet.main">Main wallet</Trans>
          {onRefresh && (
            <IconButton
              className="push"
              icon="refresh"
              label={t({ id: 'wallet.refresh', message: 'Refresh' })}
              onClick={onRefresh}
            />
          )}
        </p>
        <p className="main-sum">
          <span className="num">{formatSum(main)}</span>
          <IconButton
            icon={hidden ? 'eyeoff' : 'eye'}
            label={t({ id: 'wallet.hide', message: 'Hide amounts' })}
            aria-pressed={hidden}
            onClick={toggle}
          />
        </p>
        <dl>
          {Number(granted) > 0 && (
            <div>
              <dt>
                <Trans id="wallet.granted">Bonus, only for bets</Trans>
              </dt>
              <dd className="num">{formatSum(granted)}</dd>
            </div>
          )}
          {!isSingle && (
            <div>
              <dt>
                <Trans id="wallet.atGames">In game wallets</Trans>
              </dt>
              <dd className="num">{formatSum(lyingOut(wallets))}</dd>
            </div>
          )}
          <div>
            <dt>
              <Trans id="wallet.locked">Held for withdrawals</Trans>
            </dt>
            <dd className="num">{formatSum(locked)}</dd>
          </div>
          <div className="main-total">
            <dt>
              <Trans id="wallet.total">Total</Trans>
            </dt>
            <dd className="num">{formatSum(totalOf(wallets))}</dd>
          </div>
          {Number(underReview) > 0 && (
            <div>
              <dt>
                <Trans id="wallet.underReview">Under review, not counted yet</Trans>
              </dt>
              <dd className="num">{formatSum(underReview)}</dd>
            </div>
          )}
        </dl>
        {Number(granted) > 0 && onBonuses && (
          <Button look="line" onClick={onBonuses}>
            <Trans id="wallet.bonuses">Bonus details</Trans>
          </Button>
        )}
      </div>
    </section>
  );
}
