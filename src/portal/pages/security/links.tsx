import { Trans, useLingui } from '@lingui/react/macro';
import { MODULES, type SecurityOverview } from '../../../contract';
import { PROVIDERS } from '../../../contract/ways-in';
import { useModule, usePortal } from '../../app/portal-context';
import { Icon } from '../../ui/icon';
import { PROVIDER_NAMES } from '../../ui/provider-names';
import { OverviewRow } from '../parts/overview-row';

/** Accounts of others that open this one: once confirmed they stay (s4.account-link.permanent); the others that are open can be linked. */
export function Links({ links }: Pick<SecurityOverview, 'links'>) {
  const { t } = useLingui();
  const portal = usePortal();
  const on = { google: useModule(MODULES.google), facebook: useModule(MODULES.facebook) };
  return PROVIDERS.map((provider) => {
    const name = PROVIDER_NAMES[provider];
    const link = links.find((one) => one.provider === provider);
    if (link) return <Linked key={provider} provider={name} name={link.name} />;
    if (!on[provider]) return null;
    return (
      <OverviewRow
        key={provider}
        icon="users"
        label={name}
        hint={<Trans id="security.link.forGood">A link is for good: it can be neither changed nor unlinked.</Trans>}
        action={{
          text: t({ id: 'security.link', message: 'Link' }),
          name: t({ id: 'security.link.begin', message: `Link ${name}` }),
          run: () => portal.send({ type: 'dialog.requested', request: { name: 'accountLink', provider, purpose: 'link' } }),
        }}
      />
    );
  });
}

const Linked = ({ provider, name }: { provider: string; name: string }) => (
  <li>
    <Icon name="users" />
    <div className="grow">
      <b>{provider}</b>
      <span className="mute">{name}</span>
      <span className="mute sm">
        <Trans id="security.link.permanent">Linked for good: it cannot be changed or unlinked.</Trans>
      </span>
    </div>
  </li>
);
