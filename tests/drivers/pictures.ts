import type { Picked } from '../../src/atlas';

/** A pixel that is not see-through. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==';

/** A picture as a tester has one, and what only looks like one. */
export const PICTURE: Picked = { name: 'transactions.png', type: 'image/png', base64: PIXEL };
export const NO_PICTURE: Picked = {
  name: 'transactions.png',
  type: 'image/png',
  base64: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};
