import { countryOf } from '../../platform/outbox/cost';

const DOTS = '•••••';

/**
 * Masks a mobile number: `+8801712345678` becomes `+880•••••678`, `+919876543210` becomes `+91•••••210`
 * (`own.phone.masked`).
 */
export function maskedMobile(mobile: string): string {
  return `+${countryOf(mobile)}${DOTS}${mobile.slice(-3)}`;
}

/**
 * Masks an email address: `player@example.test` becomes `p•••••@example.test`, which its owner recognises, whatever its
 * length.
 */
export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}${DOTS}${email.slice(email.lastIndexOf('@'))}`;

/** Masks a user name for visitors: `rahim` becomes `r•••••m`, whatever its length. */
export const maskedName = (userName: string): string => `${userName.slice(0, 1)}${DOTS}${userName.slice(-1)}`;

/** Masks a user name for other players: `rahim` becomes `ra***m`, whatever its length. */
export const maskedPlayer = (userName: string): string => `${userName.slice(0, 2)}***${userName.slice(-1)}`;

/** Masks a number: `1987654321098` becomes `•••••1098`. */
export const maskedNumber = (number: string): string => `${DOTS}${number.slice(-4)}`;
