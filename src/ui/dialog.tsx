import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useRef } from 'react';
import { Icon } from './icon';
import { OverContext } from './over-context';
import './styles/dialog.css';

type Props = {
  title: ReactNode;
  /** Called for the close button and for Escape. */
  onClose: () => void;
  /** The player must answer: no close button, and Escape does nothing. */
  forced?: boolean;
  /** The wide size of s9.const.modal-size; dialogs with a form take the narrow one. */
  wide?: boolean;
  /** Next to the title, before the close button. */
  corner?: ReactNode;
  children: ReactNode;
};

/** First visible field for typing. Read-only fields are skipped, because they open something on focus. */
const firstField = (popup: HTMLElement | null) =>
  [...(popup?.querySelectorAll<HTMLElement>('input:not([readonly], [type="hidden"])') ?? [])].find(
    (field) => !field.closest('[hidden]'),
  );

/**
 * Initial focus: the first field, else the dialog itself, which is then read out. Without a mouse always the dialog, so
 * that no on-screen keyboard covers it.
 */
const firstPlace = (popup: HTMLElement | null) =>
  matchMedia('(hover: none)').matches ? popup : (firstField(popup) ?? popup);

/** Focus after closing: the form of the dialog underneath, else the element that opened this one. */
const nextPlace = (popup: HTMLElement | null) => {
  const under = [...document.querySelectorAll('[role="dialog"]')].find((dialog) => dialog !== popup);
  return under?.querySelector<HTMLElement>('[type="submit"]') ?? true;
};

/**
 * Open dialog with the par on top, a title and a close button; the page behind does not scroll (s4.modal.scroll-lock).
 */
export function Dialog({ title, onClose, forced, wide, corner, children }: Props) {
  const { t } = useLingui();
  const popup = useRef<HTMLDivElement>(null);
  const over = use(OverContext);
  return (
    <Base.Root open disablePointerDismissal onOpenChange={(open) => open || forced || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="scrim" />
        <Base.Viewport className="dialog-view">
          <Base.Popup
            ref={popup}
            initialFocus={() => firstPlace(popup.current)}
            finalFocus={() => nextPlace(popup.current)}
            className={wide ? 'dialog dialog-wide' : 'dialog'}
          >
            <div className="par" />
            <header>
              <Base.Title>{title}</Base.Title>
              {corner}
              {forced || (
                <Base.Close className="icon-btn" aria-label={t({ id: 'common.close', message: 'Close' })}>
                  <Icon name="x" small />
                </Base.Close>
              )}
            </header>
            <div className="body" hidden={over !== null}>
              <OverContext value={null}>{children}</OverContext>
            </div>
            <OverContext value={null}>{over}</OverContext>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
