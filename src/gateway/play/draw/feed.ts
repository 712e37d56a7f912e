import type { LotteryCode } from '../../../lottery';
import type { Issue } from './service';

export type Feed = 'feed-one' | 'feed-two';
export type OfficialIssue = Issue & { lottery: LotteryCode };
/** What a feed sends: its bytes as text, what it says to have signed them with (hex), and whether that is so by the key that was agreed on. */
export type Word = { raw: string; signature: string; genuine: boolean };
