/**
 * Release of this build, which `npm run release` writes. A gateway reports its own in the system status
 * (`own.app.release`).
 */
export const RELEASE: string = '0.1.0';

/** Returns whether a release is later than another; an unreadable one is not. */
export function isLaterRelease(release: string, other: string): boolean {
  const [parts, others] = [release, other].map((text) => text.split('.').map(Number));
  for (const [nth, part] of (parts ?? []).entries()) {
    const difference = part - (others?.[nth] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
