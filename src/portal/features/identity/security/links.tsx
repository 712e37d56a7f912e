import { Trans, useLingui } from '@lingui/react/macro';
import { MODULES, type SecurityOverview } from '../../../../contract';
import { PROVIDERS } from '../../../../contract/identity/authentication';
import { Icon } from '../../../../ui/icon';
import { OverviewRow } from '../../../../ui/page/overview-row';
import { PROVIDER_NAMES } from '../../../../ui/provider-names';
import { useModule } from '../../../parts/portal/portal-context';
import type { SecurityRef } from './security-centre.flow';

/**
 * Linked third-party accounts, which stay linked (s4.account-link.permanent), and the enabled providers that can be
 * linked.
 */
export function Links({ links, centre }: Pick<SecurityOverview, 'links'> & { centre: SecurityRef }) {
  const { t } = useLingui();
  const on = { google: useModule(MODULES.google), facebook: useModule(MODULES.facebook) };
  return PROVIDERS.map((provider) => {
    const name = PROVIDER_NAMES[provider];
    const link = links.find((candidate) => candidate.provider === provider);
    if (link) return <Linked key={provider} provider={name} name={link.name} />;
    if (!on[provider]) return null;
    return (
      <OverviewRow
        key={provider}
        icon="users"
        label={name}
        hint={<Trans id="security.link.forGood">A link is permanent: it cannot be changed or removed.</Trans>}
        action={{
          text: t({ id: 'security.link', message: 'Link' }),
          name: t({ id: 'security.link.begin', message: `Link ${name}` }),
          run: () =>
            centre.send({ type: 'next.selected', next: { to: 'accountLink', params: { provider, purpose: 'link' } } }),
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
        <Trans id="security.link.permanent">Linked permanently: it cannot be changed or removed.</Trans>
      </span>
    </div>
  </li>
);
