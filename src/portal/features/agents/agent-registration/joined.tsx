import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/button';
import { CopyButton } from '../../../../ui/copy-button';
import { Facts } from '../../../../ui/facts';
import { Section } from '../../../../ui/page/section';
import { useVault } from '../../../../ui/vault-context';

/** The new account with its temporary password, shown this once. Both come from the vault, not from a chart. */
export function Joined({ onDismiss }: { onDismiss: () => void }) {
  const { t } = useLingui();
  const vault = useVault();
  const name = vault.peek('newAccountName') ?? '';
  const password = vault.peek('newAccountPassword') ?? '';
  const dismiss = () => {
    onDismiss();
    vault.drop('newAccountName');
    vault.drop('newAccountPassword');
  };
  return (
    <Section title={t({ id: 'agentLinks.joined', message: 'The account is made' })}>
      <Facts
        facts={[
          {
            key: 'name',
            name: <Trans id="agentLinks.userName">Username</Trans>,
            value: <b className="mono">{name}</b>,
          },
          {
            key: 'password',
            name: <Trans id="agentLinks.password">Temporary password</Trans>,
            value: <b className="mono">{password}</b>,
          },
        ]}
      />
      <p>
        <Trans id="agentLinks.joined.text">
          This password is shown only once. Pass it on privately: it must be changed at the first login.
        </Trans>
      </p>
      <div className="form-actions">
        <Button look="primary" onClick={dismiss}>
          <Trans id="agentLinks.kept">I have passed it on</Trans>
        </Button>
        <CopyButton text={password}>
          <Trans id="agentLinks.password.copy">Copy the password</Trans>
        </CopyButton>
      </div>
    </Section>
  );
}
