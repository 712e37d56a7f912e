import type { DeskLink } from '../../../machines/operations/desk/desk.machine';
import { linkOf, pathOf } from '../parts/desk-path';

type Browser = Pick<Window, 'history' | 'addEventListener' | 'removeEventListener'> & {
  location: Pick<Location, 'pathname'>;
};

/** The address bar: each page that is opened is an entry of the browser's history (own.desk-app.link). */
export const createDeskAddress = ({ location, history, addEventListener, removeEventListener }: Browser) => ({
  link: () => linkOf(location.pathname),
  show(link: DeskLink) {
    const path = pathOf(link);
    if (path !== location.pathname) history.pushState(null, '', path);
  },
  /** Calls back when the operator goes back or forward, until it is stopped. */
  watch(onChange: (link: DeskLink) => void) {
    const listen = () => onChange(linkOf(location.pathname));
    addEventListener('popstate', listen);
    return () => removeEventListener('popstate', listen);
  },
});
export type DeskAddress = ReturnType<typeof createDeskAddress>;
