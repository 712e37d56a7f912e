import parsePhoneNumber from 'libphonenumber-js/max';

const DOTS = '•••••';

/** `+8801712345678` is shown as `+880•••••678`, `+919876543210` as `+91•••••210` (`own.phone.masked`). */
export function maskedMobile(mobile: string): string {
  const code = parsePhoneNumber(mobile)?.countryCallingCode ?? '';
  return `+${code}${DOTS}${mobile.slice(-3)}`;
}

/** `player@example.test` is shown as `p•••••@example.test`: as much as its owner needs, the same whatever its length. */
export const maskedEmail = (email: string): string =>
  `${email.slice(0, 1)}${DOTS}${email.slice(email.lastIndexOf('@'))}`;

/** Masks a user name for visitors: `rahim` becomes `r•••••m`, whatever its length. */
export const maskedName = (userName: string): string => `${userName.slice(0, 1)}${DOTS}${userName.slice(-1)}`;

/** A player before others: `rahim` is shown as `ra***m`, the same whatever its length. */
export const maskedPlayer = (userName: string): string => `${userName.slice(0, 2)}***${userName.slice(-1)}`;

/** `1987654321098` is shown as `•••••1098`. */
export const maskedNumber = (number: string): string => `${DOTS}${number.slice(-4)}`;
