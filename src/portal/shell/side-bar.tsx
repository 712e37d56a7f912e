import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon';
import type { IconName } from '../../ui/icon-name';

/** A link of the platform's resources (s3.routers.response), by the name it has in the player's language. */
export type Resource = { label: string; url: string; qrCodeUrl: string | null };
type Props = { onSupport: () => void; apps: readonly Resource[]; social: readonly Resource[] };

/** Customer service, the apps with their QR codes, and social links (s1.sidebar.*); empty parts are omitted. */
export function SideBar({ onSupport, apps, social }: Props) {
  const { t } = useLingui();
  return (
    <aside className="rail" aria-label={t({ id: 'nav.sideBar', message: 'Help and links' })}>
      <div>
        <button type="button" className="tab" onClick={onSupport}>
          <Icon name="headset" />
          <Trans id="nav.support">Support</Trans>
        </button>
      </div>
      <Resources icon="phone" title={<Trans id="nav.app">App</Trans>} list={apps} />
      <Resources icon="users" title={<Trans id="nav.social">Social</Trans>} list={social} />
    </aside>
  );
}

function Resources({ icon, title, list }: { icon: IconName; title: ReactNode; list: readonly Resource[] }) {
  const { t } = useLingui();
  if (list.length === 0) return null;
  return (
    <details name="side-bar">
      <summary>
        <Icon name={icon} />
        {title}
      </summary>
      <ul className="panel">
        {list.map(({ label, url, qrCodeUrl }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {label}
            </a>
            {qrCodeUrl && (
              <img
                src={qrCodeUrl}
                width="132"
                height="132"
                loading="lazy"
                alt={t({ id: 'nav.qrCode', message: `QR code: ${label}` })}
              />
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
