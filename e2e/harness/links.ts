import type { Page } from 'playwright';

/** What a page leads to: an address of ours, and where that was found. */
export type Link = { address: string; from: string };
/** What is on top of a page: a dialog, else the page itself. */
export type Shown = {
  /** Of a page of a centre without the centre's own. */
  headings: string[];
  text: string;
  /** Addresses of ours, with what they ask for. */
  links: string[];
  /** Addresses of ours. */
  pictures: string[];
  /** The buttons that may lead on, by where they are and what they say. */
  buttons: { place: string; label: string }[];
  busy: boolean;
};

/** Which of many is shown makes no other destination: one stands for all. An article and its edition do. */
const TELLING = ['dialog', 'page', 'article', 'edition'];

/** What a destination is known by: its dialog with the page of it, else its path; and which article. */
export function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid');
  const told = TELLING.flatMap((name) => (searchParams.get(name) ? [`${name}=${searchParams.get(name)}`] : []));
  return [...(searchParams.has('dialog') ? [] : [pathname]), ...told].join(' ');
}

/** A button of those that were read last, by its number. */
export const buttonAt = (page: Page, index: number) =>
  page.locator(`[data-leads="${index}"]`).filter({ visible: true }).last();

/** Reads what is shown, and what it leads to: in the frame everything, else what is no part of a form and plays no game. */
export const shownOn = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    for (const one of document.querySelectorAll('details')) one.open = true;
    const top =
      [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ??
      document.querySelector('main');
    const said = (one: Element | null | undefined) => (one?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const here = [...document.querySelectorAll('a')].filter(({ href, origin }) => href && origin === location.origin);
    for (const one of document.querySelectorAll<HTMLElement>('[data-leads]')) delete one.dataset.leads;
    const frame = 'header.top, footer, aside, nav';
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')].filter(
      (one) =>
        one.checkVisibility() &&
        !one.matches(':disabled, [aria-disabled=true]') &&
        !one.closest('[inert], [aria-hidden=true], .pager, .balance'),
    );
    const leading = buttons.filter(
      (one) =>
        one.closest(frame) ||
        !one.closest(
          'form, fieldset, table, :is(dialog, [role=dialog]) header, .tile, .two-b, .toasts, [role=tablist], [role=log]',
        ),
    );
    for (const [index, one] of leading.entries()) one.dataset.leads = String(index);
    return {
      headings: [...(top?.querySelectorAll('h1, h2, h3') ?? [])]
        .map(said)
        .filter(Boolean)
        .slice(top?.matches('.centre') ? 1 : 0),
      text: said(top),
      links: here.map(({ pathname, search }) => pathname + search),
      pictures: [...document.querySelectorAll('img')].flatMap(({ src }) =>
        src.startsWith(location.origin) ? [src.slice(location.origin.length)] : [],
      ),
      buttons: leading.map((one) => ({
        place: one.closest(frame)?.className ?? '',
        label: one.getAttribute('aria-label') ?? said(one),
      })),
      // What stands in for a dialog whose script is on its way is busy itself.
      busy:
        top?.matches('[aria-busy=true]') ||
        top?.querySelector('[aria-busy=true], .skel') !== null ||
        (top?.localName === 'main' && location.search.includes('dialog=')),
    };
  });
