import { test } from 'vitest';
import { expectConserved } from '../harness/conserved';

test(
  'matches with players leaving at random lose no minor unit in the store [own.room.settled]',
  { tags: ['extended'] },
  () => expectConserved(30),
);
