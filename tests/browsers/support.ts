import { createRequire } from 'node:module';
import type { BrowserName, CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from '../../src/portal/browsers';

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

const { chrome, firefox, safari } = OLDEST_BROWSERS;
const OLDEST: Partial<Record<BrowserName, string>> = {
  chrome,
  chrome_android: chrome,
  webview_android: chrome,
  firefox,
  firefox_android: firefox,
  safari,
  safari_ios: safari,
};

/** A node of MDN's tree: a feature, with its subfeatures. */
export type Feature = Identifier;
export const { api, css, javascript } = data;

/** Browsers that lack the feature, as `chrome < 110`; empty if each has it. */
export function missingIn(feature: Feature): string[] {
  const support = feature.__compat?.support;
  if (!support) return [];
  return Object.entries(OLDEST).flatMap(([browser, oldest]) => {
    const statements = [support[browser as BrowserName] ?? []].flat();
    if (statements.some((statement) => isSupported(statement, oldest))) return [];
    return [`${browser} < ${statements[0]?.version_added || 'any'}`];
  });
}

const isSupported = (statement: SimpleSupportStatement, oldest: string): boolean =>
  typeof statement.version_added === 'string' &&
  !isLater(statement.version_added, oldest) &&
  (!statement.version_removed || isLater(String(statement.version_removed), oldest)) &&
  !statement.flags &&
  !statement.prefix &&
  !statement.alternative_name;

function isLater(version: string, other: string): boolean {
  if (version === 'preview') return true;
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major > otherMajor || (major === otherMajor && minor > otherMinor);
}

/** Features that share a name count as missing only if each is missing somewhere: the name may mean any of them. */
export function missingInAll(features: readonly Feature[]): string[] {
  const missing = features.map(missingIn);
  return missing.every((each) => each.length > 0) ? (missing[0] ?? []) : [];
}

export const childrenOf = (feature: Feature): [string, Feature][] =>
  Object.entries(feature).filter((entry): entry is [string, Feature] => entry[0] !== '__compat');

/** Something that a built file uses and a promised browser lacks. */
export type Finding = { name: string; missing: readonly string[] };
