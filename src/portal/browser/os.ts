const SYSTEMS: [RegExp, string][] = [
  [/android/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/windows/i, 'windows'],
  [/mac os/i, 'macos'],
  [/linux|x11/i, 'linux'],
];

/** The system that a browser says it runs on, by its user agent. */
export const osOf = (userAgent: string): string => SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'other';
