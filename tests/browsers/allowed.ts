/**
 * Features that are used although a supported browser lacks them. `name`: as printed by the check; `reason`: the
 * fallback.
 */
export const ALLOWED: readonly { name: RegExp; reason: string }[] = [
  { name: /^\.bytes\(\)$/, reason: 'node-forge: a method of its own buffers, not of a Blob' },
  {
    name: /^\.toHex\(\)$/,
    reason: 'node-forge: of its own buffers; @noble/hashes: checks Uint8Array for it when it loads',
  },
  {
    name: /^\.getPublicKey\(\)$/,
    reason: '@noble/curves: a method of its own signatures; of a passkey it is checked for',
  },
  {
    name: /^Intl\.Segmenter\(\)$/,
    reason: 'src/contract/platform/written.ts checks for it, and counts code points without it',
  },
  { name: /^\.setImmediate\(\)$/, reason: 'node-forge sets `util.setImmediate` itself, by a timer' },
  { name: /^text-wrap:/, reason: 'lines break where they always did' },
  { name: /^scrollbar-width:/, reason: 'the bar below a row of chips is as wide as elsewhere' },
  { name: /^cursor:/, reason: 'iOS shows no pointer' },
  { name: /^resize:/, reason: 'a text field on a phone scrolls instead' },
  { name: /^forced-color-adjust:/, reason: 'Safari has no forced colours' },
  { name: /^user-select:/, reason: 'the property with `-webkit-` stands beside it' },
];
