const lockScroll = () =>
  document.documentElement.classList.toggle('still', document.querySelector('dialog[open]') !== null);

/**
 * A `ref` for a `<dialog>` that is open while it is mounted. The browser keeps the focus in it and the rest inert, and gives the
 * focus back; the page behind does not scroll (s4.modal.scroll-lock).
 */
export function modal(dialog: HTMLDialogElement) {
  dialog.showModal();
  lockScroll();
  return () => {
    dialog.close();
    lockScroll();
  };
}
