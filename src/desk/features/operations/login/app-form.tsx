import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { OneTimeCode } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { problemWords } from '../../../../ui/form/problem-words';
import { VaultedForm } from '../../../../ui/form/vaulted-form';
import { useVault } from '../../../../ui/vault-context';
import './login.css';

/** Groups of four letters, which are easier to type over. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** Key for the authenticator app, as a picture and as text, and the first code of the app. */
export function AppForm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const vault = useVault();
  const secret = vault.peek('totpSecret') ?? '';
  const picture = vault.peek('totpPicture') ?? '';
  return (
    <div className="stack">
      <p>
        <Trans id="desk.enrol.scan">Scan this picture with your authenticator app, then enter its code.</Trans>
      </p>
      <img
        className="desk-qr"
        src={`data:image/png;base64,${picture}`}
        width={240}
        height={240}
        alt={t({ id: 'desk.enrol.qr', message: 'QR code for your authenticator app; the text below is the same' })}
      />
      <p className="row">
        <code className="mono desk-key grow">{inGroups(secret)}</code>
        <CopyButton small text={secret}>
          <Trans id="desk.enrol.copy">Copy</Trans>
        </CopyButton>
      </p>
      <VaultedForm form={form} label={t({ id: 'desk.enrol.app', message: 'Authenticator app' })} words={problemWords}>
        {(field, busy) => (
          <>
            <OneTimeCode field={field} name="code" label={t({ id: 'desk.login.code', message: 'App code' })} />
            <Button type="submit" look="primary" wide busy={busy}>
              <Trans id="desk.enrol.submit">Complete</Trans>
            </Button>
          </>
        )}
      </VaultedForm>
    </div>
  );
}
