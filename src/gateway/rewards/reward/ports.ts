import type { Language } from '../../../contract';

declare module '../../platform/context' {
  interface Ports {
    /** Titles of all versions of offers, by code and version with a space between. */
    readOfferTitles: (tx: Tx, codes: readonly string[], language: Language) => Promise<Map<string, string>>;
  }
}
