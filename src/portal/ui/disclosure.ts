import { useCallback, useId, useState } from 'react';

/** What is shown and hidden by one button: it closes on Escape, and when something in it was chosen. */
export function useDisclosure() {
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const container = useCallback((element: HTMLElement) => {
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a, button:not([aria-expanded])')) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpen(false);
    };
    element.addEventListener('click', onClick);
    element.addEventListener('keydown', onKeyDown);
    return () => {
      element.removeEventListener('click', onClick);
      element.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return { open, toggle: () => setOpen((before) => !before), container, panelId };
}
