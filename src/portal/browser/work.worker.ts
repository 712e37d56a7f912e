import type { Work } from '../../contract';
import { findNumber } from './find-number';

/**
 * Answers a work with its number, or null where there is none. The first message says that the script has been loaded.
 */
addEventListener('message', ({ data }: MessageEvent<Work>) => postMessage(findNumber(data)));
postMessage('ready');
