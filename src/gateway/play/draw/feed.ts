import type { LotteryCode } from '../../../lottery';
import type { Issue } from './service';

export type Feed = 'feed-one' | 'feed-two';
export type OfficialIssue = Issue & { lottery: LotteryCode };
/** Response of a feed: its bytes as text, its signature (hex), and whether that is valid. */
export type Word = { raw: string; signature: string; genuine: boolean };

declare module '../../platform/context' {
  interface Ports {
    /** Signatures (hex) of rounds by the demo's beacon, in order; null while it does not respond. */
    demoBeaconSignatures: (ctx: ModuleContext, rounds: readonly number[]) => Promise<(string | null)[]>;
    /** Official result from the demo's feed; null outside the demo and while the feed does not respond. */
    demoFeedWord: (ctx: ModuleContext, feed: Feed, issue: OfficialIssue) => Promise<Word | null>;
  }
}
