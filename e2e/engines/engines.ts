import { chromium } from './chromium';
import { firefox } from './firefox';
import type { Engine } from './page';
import { webkit } from './webkit';

/** Engines of the browsers that players come with. */
export const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
