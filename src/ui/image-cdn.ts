/** One for the page, so that a picture that is shown again is the same. */
const chance = Math.random();

/**
 * The address of an image on one of the image CDNs, chosen at random (s9.const.image-cdn); on our own origin where there
 * is none. `random` gives a number from 0 to below 1.
 */
export function imageUrl(path: string, cdns: readonly string[], random: () => number = () => chance): string {
  const cdn = cdns[Math.floor(random() * cdns.length)] ?? '';
  return `${cdn.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}
