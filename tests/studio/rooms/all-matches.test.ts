/** @module-tag extended */

import { test } from 'vitest';
import { expectConserved } from '../harness/conserved';

const PARTS = Array.from({ length: 10 }, (_, part) => part + 1);

// 1,000 in total; in parts, so that each ends in time on a busy machine.
test.each(PARTS)(
  'part %d: 100 of 1,000 matches with players leaving at random lose no minor unit in the store [own.room.settled]',
  (part) => expectConserved(100, `part ${part}`),
);
