import type { Language } from '../../../contract';

declare module '../../platform/context' {
  interface Ports {
    /** Titles of all versions of offers, by code and version separated by a space. */
    readOfferTitles: (tx: Tx, codes: readonly string[], language: Language) => Promise<Map<string, string>>;
  }
}
