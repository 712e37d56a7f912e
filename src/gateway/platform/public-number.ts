/** Returns a public number: a letter for the kind, and at least eight digits (`W00000012`). */
export const publicNumber = (letter: string, number: bigint): string => `${letter}${String(number).padStart(8, '0')}`;
