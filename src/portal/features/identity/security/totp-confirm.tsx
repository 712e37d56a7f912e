import { Trans, useLingui } from '@lingui/react/macro';
import { CopyButton } from '../../../../ui/copy-button';
import { OneTimeCode } from '../../../../ui/form/fields';
import type { FormRef } from '../../../../ui/form/form.flow';
import { SecuredForm } from '../../../../ui/form/secured-form';
import { useVault } from '../../../../ui/vault-context';
import './totp-confirm.css';

/** A key as one types it over: four letters, and a little room. */
const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ');

/** The QR code, its text, and the first code of the app. Both come from the vault, not from a chart. */
export function TotpConfirm({ form }: { form: FormRef }) {
  const { t } = useLingui();
  const vault = useVault();
  const secret = vault.peek('totpSecret') ?? '';
  const picture = vault.peek('totpPicture') ?? '';
  return (
    <div className="stack">
      <p>
        <Trans id="security.totp.scan">
          Scan this picture with your authenticator app, then enter the code it shows.
        </Trans>
      </p>
      <img
        className="totp-qr"
        src={`data:image/png;base64,${picture}`}
        width={240}
        height={240}
        alt={t({ id: 'security.totp.qr', message: 'QR code for your authenticator app; the text below says the same' })}
      />
      <p className="row totp-key">
        <code className="mono totp-text grow">{inGroups(secret)}</code>
        <CopyButton small text={secret}>
          <Trans id="security.totp.copy">Copy</Trans>
        </CopyButton>
      </p>
      <SecuredForm
        form={form}
        label={t({ id: 'security.totp.confirm', message: 'Turn the app on' })}
        submit={<Trans id="security.totp.submit">Turn on</Trans>}
      >
        {(field) => (
          <OneTimeCode field={field} name="code" label={t({ id: 'security.totp.code', message: 'App code' })} />
        )}
      </SecuredForm>
    </div>
  );
}
