/**
 * Oldest releases that code for players must support; Android's WebView has Chrome's number (`own.browsers.promised`).
 */
export const OLDEST_BROWSERS = { chrome: '109', firefox: '115', safari: '16.4' } as const;

/** The same releases in the bundler's notation. */
export const BUILD_TARGETS = Object.entries(OLDEST_BROWSERS).map(([browser, version]) => browser + version);
