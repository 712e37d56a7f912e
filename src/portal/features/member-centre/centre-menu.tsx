import { Trans, useLingui } from '@lingui/react/macro';
import { useDisclosure } from '../../ui/disclosure';
import { digits } from '../../ui/format';
import { Icon } from '../../ui/icon';
import { besideMenu, type MenuEntry, menuOf } from './menu';
import '../../ui/styles/centre.css';

type Props = { pages: readonly MenuEntry[]; page: string; onPage: (page: string) => void };

/** The pages of the member centre: a list at the side, on a phone behind a button that names the one that is open. */
export function CentreMenu({ pages, page, onPage }: Props) {
  const { t } = useLingui();
  const { open, toggle, container, panelId } = useDisclosure();
  const entries = menuOf(pages);
  const beside = besideMenu(pages);
  const current = pages.find(({ to }) => to === page)?.row;
  return (
    <nav className="centre-menu" aria-label={t({ id: 'memberCentre.menu', message: 'Pages of the member centre' })} ref={container}>
      <button type="button" className="centre-pick" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        {current && <Icon name={current.icon} />}
        {current ? t(current.label) : <Trans id="memberCentre.pick">Choose a page</Trans>}
        <Place at={entries.findIndex(({ to }) => to === page)} of={entries.length} />
        <Icon name="down" small />
      </button>
      <div id={panelId} className="centre-list" data-open={open}>
        <Entries entries={entries} page={page} onPage={onPage} />
        <Entries entries={beside} page={page} onPage={onPage} />
      </div>
    </nav>
  );
}

/** Where in the menu the page is that is open; nothing for one that stands beside it. */
function Place({ at, of }: { at: number; of: number }) {
  const { i18n } = useLingui();
  const place = digits(at + 1, i18n.locale);
  const size = digits(of, i18n.locale);
  return (
    <span className="mute sm push">
      {at >= 0 && (
        <Trans id="memberCentre.place">
          {place} of {size}
        </Trans>
      )}
    </span>
  );
}

function Entries({ entries, page, onPage }: Omit<Props, 'pages'> & { entries: readonly MenuEntry[] }) {
  const { t } = useLingui();
  return (
    <ul>
      {entries.map(({ to, row: { icon, label } }) => (
        <li key={to}>
          <button type="button" aria-current={to === page ? 'page' : undefined} onClick={() => onPage(to)}>
            <Icon name={icon} small />
            {t(label)}
          </button>
        </li>
      ))}
    </ul>
  );
}
