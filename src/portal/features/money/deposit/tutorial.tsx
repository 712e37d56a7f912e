import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '../../../../ui/form/back-button';
import { Section } from '../../../../ui/page/section';
import './deposit.css';

/** Explains step by step how to make a deposit (s2.other.deposit-tutorial). */
export function Tutorial({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'deposit.tutorial.title', message: 'How a deposit works' })}>
      <ol className="tutorial">
        <li>
          <b>
            <Trans id="deposit.tutorial.choose">Choose a method and an amount</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.choose.text">
              Each method shows its minimum and maximum. Your own deposit limits always come first.
            </Trans>
          </p>
        </li>
        <li>
          <b>
            <Trans id="deposit.tutorial.pay">Pay on the provider’s page</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.pay.text">
              It opens by itself. Check the amount and the deposit number there, and confirm in time.
            </Trans>
          </p>
        </li>
        <li>
          <b>
            <Trans id="deposit.tutorial.wait">Come back and see it arrive</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.wait.text">
              Once the provider confirms, it is in your wallet. Meanwhile you can close the page or use another device.
            </Trans>
          </p>
        </li>
        <li>
          <b>
            <Trans id="deposit.tutorial.help">If something goes wrong</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.help.text">
              A declined payment costs you nothing; a late one is still credited. Never share your PIN or a code: we
              never ask.
            </Trans>
          </p>
        </li>
      </ol>
      <div className="form-actions">
        <BackButton onBack={onBack} />
      </div>
    </Section>
  );
}
