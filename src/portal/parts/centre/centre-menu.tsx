import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../../ui/disclosure';
import { Icon } from '../../../ui/icon';
import '../../../ui/styles/centre.css';
import type { PageRow } from '../portal/destination';

type Props = {
  /** Accessible name of the list. */
  name: string;
  /** Its entries; those that stand beside the menu, below a line. */
  entries: readonly MenuEntry[];
  beside?: readonly MenuEntry[];
  /** The one that is open, where it is known. */
  current: MenuEntry | undefined;
  onPage: (page: string) => void;
  /** Content after an entry's name. */
  mark?: (page: string) => ReactNode;
};

/** The pages of a centre: a list at the side, on a phone behind a button that names the one that is open. */
export function CentreMenu({ name, entries, beside = [], current, onPage, mark }: Props) {
  const { t } = useLingui();
  const { open, toggle, container, panelId } = useDisclosure();
  const entryProps = { page: current?.to, onPage, mark };
  return (
    <nav className="centre-menu" aria-label={name} ref={container}>
      <button type="button" className="centre-pick" aria-expanded={open} aria-controls={panelId} onClick={toggle}>
        {current && <Icon name={current.row.icon} />}
        {current ? t(current.row.label) : <Trans id="centre.pick">Choose a page</Trans>}
        <span className="push" />
        <Icon name="down" small />
      </button>
      <div id={panelId} className="centre-list" data-open={open}>
        <Entries entries={entries} {...entryProps} />
        {beside.length > 0 && <Entries entries={beside} {...entryProps} />}
      </div>
    </nav>
  );
}

function Entries({
  entries,
  page,
  onPage,
  mark,
}: Pick<Props, 'entries' | 'onPage' | 'mark'> & { page: string | undefined }) {
  const { t } = useLingui();
  return (
    <ul>
      {entries.map(({ to, row: { icon, label } }) => (
        <li key={to}>
          <button type="button" aria-current={to === page ? 'page' : undefined} onClick={() => onPage(to)}>
            <Icon name={icon} small />
            {t(label)}
            {mark?.(to)}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Page of a centre, with its key. */
export type MenuEntry = { to: string; row: PageRow };
