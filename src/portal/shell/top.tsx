import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useDisclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { Brand } from './brand';

type Props = {
  member?: boolean;
  /** Beside the brand; an `.acct` moves into the menu on narrow screens. */
  children: ReactNode;
  nav: ReactNode;
};

/**
 * The bar on top of every page. On narrow screens one button opens the rest of it: the account's links and the
 * navigation.
 */
export function Top({ member, children, nav }: Props) {
  const { t } = useLingui();
  const { open, toggle, container, panelId } = useDisclosure();
  return (
    <header className={`top${member ? ' member' : ''}${open ? ' open' : ''}`} ref={container} id={panelId}>
      <div className="page top-1">
        <button
          type="button"
          className="icon-btn only-s"
          aria-label={t({ id: 'header.menu', message: 'Menu' })}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={toggle}
        >
          <Icon name={open ? 'x' : 'menu'} />
        </button>
        <Brand />
        {children}
      </div>
      {nav}
    </header>
  );
}
