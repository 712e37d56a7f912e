import type { LotteryCode } from '../../../lottery';
import type { Issue } from './service';

export type Feed = 'feed-one' | 'feed-two';
export type OfficialIssue = Issue & { lottery: LotteryCode };
/** Response of a feed: its bytes as text, its signature (hex), and whether that is valid. */
export type Word = { raw: string; signature: string; genuine: boolean };
