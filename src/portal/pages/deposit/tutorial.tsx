import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '../parts/back-button';
import { Section } from '../parts/section';

/** How a deposit is made, step by step (s2.other.deposit-tutorial). */
export function Tutorial({ onBack }: { onBack: () => void }) {
  const { t } = useLingui();
  return (
    <Section title={t({ id: 'deposit.tutorial.title', message: 'How a deposit works' })}>
      <ol className="tutorial">
        <li>
          <b>
            <Trans id="deposit.tutorial.choose">Choose how and how much</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.choose.text">
              Each way to pay has its least and its most. Your own deposit limits always come first.
            </Trans>
          </p>
        </li>
        <li>
          <b>
            <Trans id="deposit.tutorial.pay">Pay on the provider’s page</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.pay.text">
              Press “Go to the payment page” within the time shown. Check the sum and the deposit number there, then confirm.
            </Trans>
          </p>
        </li>
        <li>
          <b>
            <Trans id="deposit.tutorial.wait">Come back and see it arrive</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.wait.text">
              As soon as the provider confirms, the money is in your wallet. You can close the page meanwhile, and go on with another
              device.
            </Trans>
          </p>
        </li>
        <li>
          <b>
            <Trans id="deposit.tutorial.help">If something goes wrong</Trans>
          </b>
          <p>
            <Trans id="deposit.tutorial.help.text">
              A payment that was refused takes nothing from you, and what was paid late is credited all the same. Never give anybody your
              PIN or a code: we do not ask for them.
            </Trans>
          </p>
        </li>
      </ol>
      <div className="form-ways">
        <BackButton onBack={onBack} />
      </div>
    </Section>
  );
}
