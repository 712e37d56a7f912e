import { SETTINGS } from './settings';

const { merchant: merchantCode, ...rest } = SETTINGS.brand;

/** What the brand is, as the portal is told (s3.brand-config.fields). */
export const BRAND = {
  ...rest,
  merchantCode,
  languages: [...SETTINGS.languages],
  defaultLanguage: SETTINGS.languages[0],
};
