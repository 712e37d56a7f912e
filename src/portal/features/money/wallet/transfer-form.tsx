import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { MerchantWallet } from '../../../../contract';
import { AmountInput } from '../../../../ui/amount-input';
import { Button } from '../../../../ui/button';
import { ChartForm } from '../../../../ui/form/chart-form';
import type { MoneyMoveRef } from '../../../../ui/money/money-move.flow';
import { Select } from '../../../../ui/select';
import { transferProblem } from './problem-words';
import { ALL, BACK, lies, sendTransferDraft } from './transfer.flow';
import './wallet.css';

const QUICK = [200, 500, 1_000, 2_000];
type Props = { move: MoneyMoveRef; terms: MerchantWallet };

/** Amount between the main wallet and a game's; the button names the direction. */
export function TransferForm({ move, terms }: Props) {
  const { t, i18n } = useLingui();
  const state = useSelector(move, (snapshot) => snapshot);
  const { draft, problems, failure } = state.context;
  const busy = !state.hasTag('form');
  const back = draft.to === 'main';
  // Nothing is sent while all comes back.
  const held = busy && draft.from === ALL;
  return (
    <section className="card stack">
      <h3>
        <Trans id="wallet.transfer">Transfer</Trans>
      </h3>
      <ChartForm
        label={t({ id: 'wallet.form', message: 'Transfer between wallets' })}
        problems={problems}
        words={(code) => transferProblem(code, lies(terms, draft.from), i18n.locale)}
        failure={failure}
        onSend={(data, direction) => sendTransferDraft(move, 'form.submitted', direction, data)}
        onEdit={(data) => sendTransferDraft(move, 'field.edited', back ? BACK : '', data)}
      >
        {(field) => (
          <>
            <Select
              {...field('vendor')}
              label={t({ id: 'wallet.vendor', message: 'Game wallet' })}
              defaultValue={back ? draft.from : draft.to}
            >
              {terms.wallets.map(({ vendor, name }) => (
                <option key={vendor} value={vendor}>
                  {name}
                </option>
              ))}
            </Select>
            <AmountInput
              {...field('amount')}
              label={t({ id: 'wallet.amount', message: 'Amount' })}
              quick={QUICK}
              defaultValue={state.matches({ editing: 'moved' }) ? '' : draft.amount}
            />
            <div className="move-ways">
              <Button type="submit" look="primary" icon="right" value="out" busy={held || (busy && !back)}>
                <Trans id="wallet.toGame">To the game</Trans>
              </Button>
              <Button type="submit" icon="left" value={BACK} busy={held || (busy && back)}>
                <Trans id="wallet.toMain">Back to the main wallet</Trans>
              </Button>
            </div>
          </>
        )}
      </ChartForm>
    </section>
  );
}
