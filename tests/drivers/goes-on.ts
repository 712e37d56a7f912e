import type { Screen } from '../../src/atlas';

/** A state without a view of its own: the page continues. */
export const goesOn = (screen: Screen) => screen.hides('alert', 'load-failed.title');
