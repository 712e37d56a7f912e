import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useRef } from 'react';
import { Icon, Mark } from './icon';
import { OverContext } from './over-context';
import './styles/centre.css';
import './styles/centre-page.css';

type Props = {
  title: ReactNode;
  /** Name of the player, next to the title if there is room. */
  name: ReactNode;
  onClose: () => void;
  /** In the bar, before the close button. */
  corner?: ReactNode;
  /** The list of its pages. */
  menu: ReactNode;
  children: ReactNode;
};

/**
 * Modal that fills the view: a bar with title and close button, and a menu next to the open page
 * (s2.member-centre.modal).
 */
export function Centre({ title, name, onClose, corner, menu, children }: Props) {
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  const over = use(OverContext);
  return (
    <Base.Root open disablePointerDismissal onOpenChange={(open) => open || onClose()}>
      <Base.Portal>
        <Base.Popup ref={popup} initialFocus={() => popup.current} className="centre">
          <header className="centre-bar">
            <div className="page row">
              <span className="brand" aria-hidden="true">
                <Mark />
              </span>
              <Base.Title>{title}</Base.Title>
              <span className="centre-name mute sm">{name}</span>
              <span className="push">{corner}</span>
              <Base.Close className="icon-btn" aria-label={t({ id: 'common.close', message: 'Close' })}>
                <Icon name="x" small />
              </Base.Close>
            </div>
          </header>
          <div className="centre-scroll" hidden={over !== null}>
            <div className="page centre-grid">
              {menu}
              <div className="stack">
                <OverContext value={null}>{children}</OverContext>
              </div>
            </div>
          </div>
          <OverContext value={null}>{over}</OverContext>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
