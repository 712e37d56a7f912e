import type { Page } from 'playwright';

/** A link of a page to one of our addresses, and where it was found. */
export type Link = { address: string; from: string };
/** Topmost layer of a page: a dialog, or else the page itself. */
export type PageContent = {
  /** Page of a centre without the centre's own parts. */
  headings: string[];
  text: string;
  /** Our addresses, with their query. */
  links: string[];
  /** Our addresses. */
  pictures: string[];
  /** Buttons that may lead on, by location and label. */
  buttons: { place: string; label: string }[];
  busy: boolean;
};

/** Destinations that show one of many count once; articles count each, editions do not. */
const TELLING = ['dialog', 'page', 'article', 'edition'];

/** Key of a destination: its dialog with page, or else its path; and the article. */
export function keyOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'https://portal.invalid');
  const keyParts = TELLING.flatMap((name) => (searchParams.get(name) ? [`${name}=${searchParams.get(name)}`] : []));
  return [...(searchParams.has('dialog') ? [] : [pathname]), ...keyParts].join(' ');
}

/** A button of the last reading, by its number. */
export const buttonAt = (page: Page, index: number) =>
  page.locator(`[data-leads="${index}"]`).filter({ visible: true }).last();

/**
 * Reads the visible content and its links: everything in the frame, otherwise nothing that belongs to a form or a game.
 */
export const readPageContent = (page: Page): Promise<PageContent> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('details')) element.open = true;
    const top =
      [...document.querySelectorAll('dialog[open], [role=dialog], [role=alertdialog]')].at(-1) ??
      document.querySelector('main');
    const textOf = (item: Element | null | undefined) => (item?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const here = [...document.querySelectorAll('a')].filter(({ href, origin }) => href && origin === location.origin);
    for (const element of document.querySelectorAll<HTMLElement>('[data-leads]')) delete element.dataset.leads;
    const frame = 'header.top, footer, aside, nav';
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button[type=button]')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.matches(':disabled, [aria-disabled=true]') &&
        !element.closest('[inert], [aria-hidden=true], .pager, .balance'),
    );
    const leading = buttons.filter(
      (button) =>
        button.closest(frame) ||
        !button.closest(
          'form, fieldset, table, :is(dialog, [role=dialog]) header, .tile, .two-b, .toasts, [role=tablist], [role=log]',
        ),
    );
    for (const [index, element] of leading.entries()) element.dataset.leads = String(index);
    return {
      headings: [...(top?.querySelectorAll('h1, h2, h3') ?? [])]
        .map(textOf)
        .filter(Boolean)
        .slice(top?.matches('.centre') ? 1 : 0),
      text: textOf(top),
      links: here.map(({ pathname, search }) => pathname + search),
      pictures: [...document.querySelectorAll('img')].flatMap(({ src }) =>
        src.startsWith(location.origin) ? [src.slice(location.origin.length)] : [],
      ),
      buttons: leading.map((element) => ({
        place: element.closest(frame)?.className ?? '',
        label: element.getAttribute('aria-label') ?? textOf(element),
      })),
      // A placeholder of a loading dialog is busy itself.
      busy:
        top?.matches('[aria-busy=true]') ||
        top?.querySelector('[aria-busy=true], .skel') !== null ||
        (top?.localName === 'main' && location.search.includes('dialog=')),
    };
  });
