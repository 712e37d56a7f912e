/**
 * Fills gaps of jsdom: a `<dialog>` that opens over the page, takes the focus and returns it, and media queries, all of
 * which are false.
 */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>('button, input, a[href]')?.focus();
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
    const before = focusBefore.get(this);
    if (before instanceof HTMLElement) before.focus();
  };
}

if (typeof window !== 'undefined')
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} });
