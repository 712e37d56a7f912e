import type { Picked, Screen } from '../../src/atlas';

/** An opaque pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==';

/** A valid picture, and a file with only the name of one. */
export const PICTURE: Picked = { name: 'transactions.png', type: 'image/png', base64: PIXEL };
const NO_PICTURE: Picked = {
  name: 'renamed.png',
  type: 'image/png',
  base64: btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'),
};

/** Returns a tester's file by its name. */
export const fileOf = (name: string): Picked => (name === NO_PICTURE.name ? NO_PICTURE : { ...PICTURE, name });

/** Adds a picture to the open report, and waits until it is stored. */
export async function addsPicture(screen: Screen) {
  await screen.attach('withdraw.proofs.choose', PICTURE);
  await screen.sees('button', 'withdraw.proof.remove', { name: PICTURE.name });
}
