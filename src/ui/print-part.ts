/**
 * Prints a part of the page. Until printing ends, the part has `data-prints` and the body `data-printing`, the part's
 * first class; its style sheet hides the rest.
 */
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
