import { test } from 'vitest';
import { expectConserved } from '../harness/conserved';

test('matches with random leaving lose no minor unit on their way through the store [own.room.settled]', () =>
  expectConserved(30));
