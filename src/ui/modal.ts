const lockScroll = () =>
  document.documentElement.classList.toggle('still', document.querySelector('dialog[open]') !== null);

/**
 * Ref callback for a `<dialog>` that is open while it is mounted. The browser traps the focus in it, makes the rest
 * inert, and restores the focus at the end; the page behind does not scroll (s4.modal.scroll-lock).
 */
export function modal(dialog: HTMLDialogElement) {
  dialog.showModal();
  lockScroll();
  return () => {
    dialog.close();
    lockScroll();
  };
}
