import type { Feed, OfficialIssue, Word } from './feed';

declare module '../../platform/context' {
  interface Ports {
    /** Signatures (hex) of rounds by the demo's beacon, in their order; null while it is silent. */
    demoBeaconSignatures: (ctx: ModuleContext, rounds: readonly number[]) => Promise<(string | null)[]>;
    /** An official result from the demo's feed; null outside the demo and while the feed is silent. */
    demoFeedWord: (ctx: ModuleContext, feed: Feed, issue: OfficialIssue) => Promise<Word | null>;
  }
}
