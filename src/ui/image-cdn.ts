/** Fixed for the page, so that a repeated picture has the same address. */
const chance = Math.random();

/**
 * Returns the address of an image on a randomly selected image CDN (s9.const.image-cdn), or on our own origin if there
 * is none. `random` returns a number from 0 to below 1.
 */
export function imageUrl(path: string, cdns: readonly string[], random: () => number = () => chance): string {
  const cdn = cdns[Math.floor(random() * cdns.length)] ?? '';
  return `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
