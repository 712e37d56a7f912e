import type { Picked, Screen } from '../../src/atlas';

/** A pixel that is not see-through. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==';

/** A picture as a tester has one, and what is only called like one. */
export const PICTURE: Picked = { name: 'transactions.png', type: 'image/png', base64: PIXEL };
const NO_PICTURE: Picked = {
  name: 'renamed.png',
  type: 'image/png',
  base64: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

/** A tester's file by its name. */
export const fileOf = (name: string): Picked => (name === NO_PICTURE.name ? NO_PICTURE : { ...PICTURE, name });

/** Adds a picture to the report that is open, and waits until it is kept. */
export async function addsPicture(screen: Screen) {
  await screen.attach('withdraw.proofs.choose', PICTURE);
  await screen.sees('button', 'withdraw.proof.remove', { name: PICTURE.name });
}
