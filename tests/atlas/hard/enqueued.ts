import { cancel, enqueueActions, fromCallback, raise, setup } from 'xstate';

/** Machine with `enqueueActions`: raises, spawns and stops, schedules and cancels, emits, or does nothing. */
export const enqueued = setup({
  types: {
    context: {} as { level: number },
    events: {} as { type: 'push' } | { type: 'overflowed' } | { type: 'reset' } | { type: 'late' },
    emitted: {} as { type: 'level'; level: number },
  },
  actors: {
    ticker: fromCallback(() => {
      throw new Error('not stubbed');
    }),
  },
  actions: {
    push: enqueueActions(({ context, enqueue, check }) => {
      if (check(({ context }) => context.level >= 2)) {
        enqueue.raise({ type: 'overflowed' });
        return;
      }
      enqueue.assign({ level: context.level + 1 });
      if (context.level === 0) enqueue.spawnChild('ticker', { id: 'ticker' });
      enqueue.emit({ type: 'level', level: context.level + 1 });
    }),
    reset: enqueueActions(({ enqueue }) => {
      enqueue.stopChild('ticker');
      enqueue.assign({ level: 0 });
      enqueue(cancel('late'));
    }),
    later: raise({ type: 'late' }, { id: 'late', delay: 100 }),
  },
}).createMachine({
  id: 'enqueued',
  context: { level: 0 },
  initial: 'calm',
  states: {
    calm: { on: { push: { actions: 'push' }, overflowed: 'spilt' } },
    spilt: { entry: 'later', exit: 'reset', on: { reset: 'calm', late: 'calm' } },
  },
});
