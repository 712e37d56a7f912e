import { fromCallback, fromPromise } from 'xstate';
import { analyticsMachine } from '../../../../../machines/platform/analytics/analytics.machine';
import { browserStorage } from '../../../../ui/browser/guarded-storage';
import { createGtag } from '../../../browser/gtag';

const KEY = 'analytics';

type Needs = {
  /** Measurement id of the site; empty if the site counts no visits. */
  gtagId: () => Promise<string>;
  page: Document;
  /** Reports the path of each page that is opened, starting with the current one. */
  watchPath: (notify: (path: string) => void) => () => void;
};

/** Meets own.analytics.consent, own.analytics.private. */
export function analyticsFlow({ gtagId, page, watchPath }: Needs) {
  const gtag = createGtag(page);
  let id = '';
  return analyticsMachine.provide({
    actors: {
      readConsent: fromPromise(async () => {
        id = await gtagId();
        if (id === '') return { kind: 'off' as const };
        const storedConsent = browserStorage.getItem(KEY);
        return {
          kind:
            storedConsent === 'yes'
              ? ('given' as const)
              : storedConsent === 'no'
                ? ('refused' as const)
                : ('unasked' as const),
        };
      }),
      allow: fromPromise(async () => {
        browserStorage.setItem(KEY, 'yes');
        await gtag.load(id);
      }),
      count: fromCallback(() => watchPath(gtag.opened)),
      forget: fromPromise(async () => {
        gtag.forget(id);
        browserStorage.setItem(KEY, 'no');
      }),
    },
  });
}
