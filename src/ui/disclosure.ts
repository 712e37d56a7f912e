import { useCallback, useId, useState } from 'react';

/**
 * Shows and hides a panel with a button. The panel closes on a selection in it, on a press outside, on a scroll of the
 * page (`own.frame.menu-closes`), and on Escape, which returns the focus to the button. That Escape is consumed, so
 * that the layer around it stays open.
 */
export function useDisclosure() {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const container = useCallback(
    (element: HTMLElement) => {
      const close = () => setOpen(false);
      const onClick = ({ target }: MouseEvent) => {
        if (
          target instanceof Element &&
          (!element.contains(target) || target.closest('a, button:not([aria-expanded])'))
        )
          close();
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
        element.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
      };
      const stop = new AbortController();
      document.addEventListener('click', onClick, stop);
      document.addEventListener('scroll', close, stop);
      element.addEventListener('keydown', onKeyDown, stop);
      return () => stop.abort();
    },
    [open],
  );
  return { open, toggle: () => setOpen((before) => !before), container, panelId };
}
