/** Prints one part of the page: it has `data-prints` and the page its first class as `data-printing` until that is over; its sheet hides the rest. */
export function printPart(part: HTMLElement | null): void {
  const { body } = document;
  part?.setAttribute('data-prints', '');
  body.setAttribute('data-printing', part?.classList[0] ?? '');
  const unmark = () => {
    part?.removeAttribute('data-prints');
    body.removeAttribute('data-printing');
  };
  addEventListener('afterprint', unmark, { once: true });
  window.print();
}
