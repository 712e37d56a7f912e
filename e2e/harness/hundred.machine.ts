import { createMachine } from 'xstate';

const place = (index: number) => `place${String(index).padStart(2, '0')}`;

/** A cycle of a hundred states, in ten groups. */
export const hundredMachine = createMachine({
  id: 'hundred',
  initial: 'group0',
  states: Object.fromEntries(
    Array.from({ length: 10 }, (_, group) => [
      `group${group}`,
      {
        initial: place(0),
        on: { skip: `group${(group + 1) % 10}` },
        states: Object.fromEntries(
          Array.from({ length: 9 }, (_, index) => [
            place(index),
            {
              description: `Stop ${index} of round ${group}.`,
              on: { next: index < 8 ? place(index + 1) : `#hundred.group${(group + 1) % 10}` },
            },
          ]),
        ),
      },
    ]),
  ),
});
