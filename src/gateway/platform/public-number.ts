/** What people call something by: a letter for what it is, and its number with eight digits at least (`W00000012`). */
export const publicNumber = (letter: string, number: bigint): string => `${letter}${String(number).padStart(8, '0')}`;
