import type { Screen } from '../../src/atlas';

/** A state that shows nothing of its own: the page goes on. */
export const goesOn = (screen: Screen) => screen.hides('alert', 'load-failed.title');
