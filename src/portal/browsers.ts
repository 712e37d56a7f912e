/** Oldest releases that everything which players load must run in; Android's WebView is Chrome's of the same number (`own.browsers.promised`). */
export const OLDEST_BROWSERS = { chrome: '109', firefox: '115', safari: '16.4' } as const;

/** The same as the bundler writes it. */
export const BUILD_TARGETS = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);
