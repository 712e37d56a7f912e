import { useCallback, useId, useState } from 'react';

/**
 * What is shown and hidden by one button: it closes when something in it was chosen, and on Escape, which it takes for itself then, so that
 * what it stands in stays open; the focus goes back to the button.
 */
export function useDisclosure() {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const container = useCallback(
    (element: HTMLElement) => {
      const onClick = ({ target }: MouseEvent) => {
        if (target instanceof Element && target.closest('a, button:not([aria-expanded])')) setOpen(false);
      };
      const onKeyDown = (event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        element.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
      };
      element.addEventListener('click', onClick);
      element.addEventListener('keydown', onKeyDown);
      return () => {
        element.removeEventListener('click', onClick);
        element.removeEventListener('keydown', onKeyDown);
      };
    },
    [open],
  );
  return { open, toggle: () => setOpen((before) => !before), container, panelId };
}
