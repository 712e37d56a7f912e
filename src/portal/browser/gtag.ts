import { GTAG } from '../../contract/platform/analytics';
import { readCookies, writeCookie } from '../../ui/browser/guarded-storage';

/** Never measured, whatever the account's settings are. */
const DENIED = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
/** Without searches, identity and referrer. */
const bare = (path: string) => ({ page_location: `${location.origin}${path}`, page_title: '', page_referrer: '' });

/** gtag on a page, silent until it is loaded: it receives paths, and nothing else (own.analytics.private). */
export function createGtag(page: Document) {
  const view = page.defaultView ?? window;
  const queue: IArguments[] = [];
  const push: (...args: unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: gtag reads nothing but these
    queue.push(arguments);
  };
  const silence = (id: string, silent: boolean) => Reflect.set(view, `ga-disable-${id}`, silent);
  return {
    /** Done once the script is there. */
    load: (id: string) =>
      new Promise<void>((done, fail) => {
        silence(id, false);
        Reflect.set(view, 'dataLayer', queue);
        push('consent', 'default', { ...DENIED, analytics_storage: 'granted' });
        push('js', new Date());
        push('set', bare('/'));
        // Only a cookie of this host can be deleted again.
        const quiet = {
          send_page_view: false,
          allow_google_signals: false,
          allow_ad_personalization_signals: false,
          cookie_domain: 'none',
        };
        push('config', id, { ...quiet, ...bare('/') });
        const script = page.createElement('script');
        script.addEventListener('load', () => done());
        script.addEventListener('error', () => fail(new Error('The script did not come')));
        script.src = `${GTAG.script}/gtag/js?id=${id}`;
        page.head.append(script);
      }),
    opened: (path: string) => push('event', 'page_view', bare(path)),
    forget(id: string) {
      silence(id, true);
      for (const cookie of readCookies(page).split('; '))
        if (cookie.startsWith('_ga')) writeCookie(page, `${cookie.split('=')[0]}=; Path=/; Max-Age=0`);
    },
  };
}
