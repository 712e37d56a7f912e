import { chromium } from './chromium';
import { firefox } from './firefox';
import type { Engine } from './page';
import { webkit } from './webkit';

/** Browser engines that players use. */
export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
