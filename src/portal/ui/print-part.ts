/** Prints one part of the page: it is marked with `data-prints` until that is over, and its sheet leaves out the rest. */
export function printPart(part: HTMLElement | null): void {
  part?.setAttribute('data-prints', '');
  addEventListener('afterprint', () => part?.removeAttribute('data-prints'), { once: true });
  window.print();
}
