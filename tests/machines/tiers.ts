/**
 * Charts that the portal has no view of: what runs them instead, and the test that goes their generated paths there, as the upper tier of
 * theirs. All others have a driver, and are walked in the rendered tier and in the browser.
 */
export const elsewhere: Record<string, { reason: string; walked: string }> = {
  'draw-lifecycle': {
    reason: 'The gateway runs it, through transition(): nobody but the clock, the sources of results and operators acts on a draw.',
    walked: 'tests/gateway/draw/draw-lifecycle.test.ts',
  },
  'withdrawal-lifecycle': {
    reason: 'The gateway runs it, through transition(); the player’s charts get its value and what it permits.',
    walked: 'tests/gateway/withdrawal/withdrawal-lifecycle.test.ts',
  },
};
