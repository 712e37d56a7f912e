import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { CashInTerms } from '../../../../../contract';
import { money } from '../../../../../ui/format';
import { Icon } from '../../../../../ui/icon';
import { methodWords } from '../method-words';
import { leftOf } from './cash-in.flow';
import './cash-in.css';

type Props = { terms: CashInTerms; onChoose: (wallet: string) => void };

/** The wallets that receive, each with its bounds, and how much can still be reported (own.cash-in.limits). */
export function Wallets({ terms, onChoose }: Props) {
  const { i18n } = useLingui();
  const left = money(leftOf(terms), i18n.locale);
  return (
    <>
      <p className="sm" id="cash-in-wallets">
        <b>
          <Trans id="cashIn.which">Which wallet do you send from?</Trans>
        </b>
      </p>
      <ul className="wallet-choices" aria-labelledby="cash-in-wallets">
        {terms.wallets.map((wallet) => (
          <WalletChoice key={wallet.code} wallet={wallet} onChoose={() => onChoose(wallet.code)} />
        ))}
      </ul>
      <p className="mute sm">
        <Trans id="cashIn.left">You can report up to {left} more for now.</Trans>
      </p>
    </>
  );
}

/** A wallet with its bounds; its button covers the whole row. */
function WalletChoice({ wallet, onChoose }: { wallet: CashInTerms['wallets'][number]; onChoose: () => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const least = money(wallet.min, i18n.locale);
  const most = money(wallet.max, i18n.locale);
  return (
    <li>
      <Icon name="phone" />
      <span className="grow">
        <button type="button" onClick={onChoose} aria-describedby={id}>
          {t(methodWords(wallet.code, wallet.name))}
        </button>
        <span className="mute xs" id={id}>
          <Trans id="cashIn.bounds">
            {least} to {most}
          </Trans>
        </span>
      </span>
      <Icon name="right" small />
    </li>
  );
}
