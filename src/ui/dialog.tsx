import { Dialog as Base } from '@base-ui/react/dialog';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useRef } from 'react';
import { Icon } from './icon';
import { OverContext } from './over-context';
import './styles/dialog.css';

type Props = {
  title: ReactNode;
  /** Asked for by the cross or by Escape. */
  onClose: () => void;
  /** It must be answered: no cross, and Escape does nothing. */
  forced?: boolean;
  /** The wide size of s9.const.modal-size; dialogs with a form take the narrow one. */
  wide?: boolean;
  /** Beside the title, before the cross. */
  corner?: ReactNode;
  children: ReactNode;
};

/** The first field that is shown and that one types into: one that opens something on focus does not begin. */
const firstField = (popup: HTMLElement | null) =>
  [...(popup?.querySelectorAll<HTMLElement>('input:not([readonly], [type="hidden"])') ?? [])].find(
    (field) => !field.closest('[hidden]'),
  );

/**
 * Where the focus begins: in the first field, else on the dialog itself, which is read out. On a phone always there, so that no
 * keyboard covers it unasked.
 */
const firstPlace = (popup: HTMLElement | null) =>
  matchMedia('(hover: none)').matches ? popup : (firstField(popup) ?? popup);

/** Where it goes at the end: to the form under this dialog, else back to what opened it. */
const nextPlace = (popup: HTMLElement | null) => {
  const under = [...document.querySelectorAll('[role="dialog"]')].find((dialog) => dialog !== popup);
  return under?.querySelector<HTMLElement>('[type="submit"]') ?? true;
};

/** An open dialog: the par on top, a title, a way out; the page behind is still and does not scroll (s4.modal.scroll-lock). */
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
