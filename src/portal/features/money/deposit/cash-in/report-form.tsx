import { Trans, useLingui } from '@lingui/react/macro';
import type { CashInTerms } from '../../../../../contract';
import { AmountInput } from '../../../../../ui/amount-input';
import { Button } from '../../../../../ui/button';
import { CopyButton } from '../../../../../ui/copy-button';
import { BackButton } from '../../../../../ui/form/back-button';
import type { FormRef } from '../../../../../ui/form/form.flow';
import { VaultedForm } from '../../../../../ui/form/vaulted-form';
import { digits, money } from '../../../../../ui/format';
import { Section } from '../../../../../ui/page/section';
import { TextInput } from '../../../../../ui/text-input';
import { methodWords } from '../method-words';
import { leftOf } from './cash-in.flow';
import { reportProblem } from './problem-words';
import './cash-in.css';

const QUICK = [500, 1_000, 2_000, 5_000];
const EXAMPLE = 'NP7K2M9Q41';
type Props = { form: FormRef; wallet: CashInTerms['wallets'][number]; terms: CashInTerms };

/** The number to send to, and the report of a transfer to it (own.cash-in.create). */
export function ReportForm({ form, wallet, terms }: Props) {
  const { t, i18n } = useLingui();
  const { number, min, max } = wallet;
  const name = t(methodWords(wallet.code, wallet.name));
  const least = money(min, i18n.locale);
  const most = money(max, i18n.locale);
  const hours = digits(terms.hours, i18n.locale);
  return (
    <Section title={t({ id: 'cashIn.report', message: `Cash-in by ${name}` })}>
      <div className="send-to">
        <p className="sm">
          <Trans id="cashIn.sendTo">
            1. In your wallet’s app, send {least} to {most} to this {name} number:
          </Trans>
        </p>
        <p className="send-to-number">
          <b className="num">{number}</b>
          <CopyButton small text={number}>
            <Trans id="cashIn.copy">Copy the number</Trans>
          </CopyButton>
        </p>
        <p className="sm">
          <Trans id="cashIn.then">2. Then enter here what your wallet’s message says.</Trans>
        </p>
      </div>
      <VaultedForm
        form={form}
        label={t({ id: 'cashIn.form', message: 'Report a transfer' })}
        words={(code) => reportProblem(code, wallet, leftOf(terms), i18n.locale)}
      >
        {(field, busy) => (
          <>
            <AmountInput {...field('amount')} label={<Trans id="cashIn.amount">Amount sent</Trans>} quick={QUICK} />
            <TextInput
              {...field('sender')}
              label={<Trans id="cashIn.sender">Number you sent from</Trans>}
              hint={<Trans id="cashIn.sender.hint">The mobile number of your wallet, e.g. 01712345678.</Trans>}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
            />
            <TextInput
              {...field('reference')}
              label={<Trans id="cashIn.reference">Transaction ID</Trans>}
              hint={<Trans id="cashIn.reference.hint">From the message of your wallet, e.g. {EXAMPLE}.</Trans>}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <Button type="submit" look="primary" wide busy={busy}>
              <Trans id="cashIn.send">I have sent it</Trans>
            </Button>
            <p className="hint">
              <Trans id="cashIn.hours">
                We check each transfer within {hours} hours. You can add pictures of the receipt on the next page.
              </Trans>
            </p>
            <BackButton busy={busy} onBack={() => form.send({ type: 'form.cancelled' })} />
          </>
        )}
      </VaultedForm>
    </Section>
  );
}
