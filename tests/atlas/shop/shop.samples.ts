import type { Samples } from '../../../src/atlas';
import type { doorMachine } from './shop.machine';

export const doorSamples = {
  events: { opened: { wide: { wide: true }, 'a crack, "so"': { wide: false } }, closed: { softly: {} } },
  outcomes: { bell: { rang: { output: 1 }, 'is broken': { error: 'no' } } },
} satisfies Samples<typeof doorMachine>;
