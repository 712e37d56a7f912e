import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '../../ui/disclosure';
import { digits } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { menuOf } from './menu';

type Props = { page: string; onPage: (page: string) => void };

/** The pages of the member centre: a list at the side, on a phone behind a button that names the one that is open. */
export function CentreMenu({ page, onPage }: Props) {
  const { t, i18n } = useLingui();
  const { open, toggle, container, panelId } = useDisclosure();
  const entries = menuOf();
  const at = entries.findIndex((entry) => entry.page === page);
  const current = entries[at];
  const place = digits(at + 1, i18n.locale);
  const size = digits(entries.length, i18n.locale);
  return (
    <nav className="centre-menu" aria-label={t({ id: 'memberCentre.menu', message: 'Pages of the member centre' })} ref={container}>
      <button type="button" className="centre-pick" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        {current && <Icon name={current.icon} />}
        {current ? t(current.label) : <Trans id="memberCentre.pick">Choose a page</Trans>}
        {current && (
          <span className="mute sm push">
            <Trans id="memberCentre.place">
              {place} of {size}
            </Trans>
          </span>
        )}
        <Icon name="down" small />
      </button>
      <ul id={panelId} data-open={open}>
        {entries.map(({ page: key, icon, label }) => (
          <li key={key}>
            <button type="button" aria-current={key === page ? 'page' : undefined} onClick={() => onPage(key)}>
              <Icon name={icon} small />
              {t(label)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
