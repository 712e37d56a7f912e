/** Required parts of the page's window. */
export type Leaving = Pick<Window, 'addEventListener'> & { location: Pick<Location, 'assign'> };

const WEB = ['http:', 'https:'];

/**
 * Leaves the page for another one in its window, and resolves once it is shown again, as browsers keep pages for the
 * way back. Throws where the address is none of the web: nothing else is opened.
 */
export async function leavePage(address: string, signal: AbortSignal, page: Leaving = window): Promise<void> {
  const { protocol, href } = new URL(address);
  if (!WEB.includes(protocol)) throw new TypeError(`A page is not left for ${protocol}`);
  const pageReturn = new Promise<void>((resolve) =>
    page.addEventListener('pageshow', () => resolve(), { once: true, signal }),
  );
  page.location.assign(href);
  return pageReturn;
}
