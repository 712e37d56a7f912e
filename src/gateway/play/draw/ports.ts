import type { Feed, OfficialIssue, Word } from './feed';

declare module '../../platform/context' {
  interface Ports {
    /** Signatures (hex) of rounds by the demo's beacon, in order; null while it does not respond. */
    demoBeaconSignatures: (ctx: ModuleContext, rounds: readonly number[]) => Promise<(string | null)[]>;
    /** Official result from the demo's feed; null outside the demo and while the feed does not respond. */
    demoFeedWord: (ctx: ModuleContext, feed: Feed, issue: OfficialIssue) => Promise<Word | null>;
  }
}
