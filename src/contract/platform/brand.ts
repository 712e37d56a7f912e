import { SETTINGS } from './settings';

const { merchant: merchantCode, ...rest } = SETTINGS.brand;

/** The brand, as the portal receives it (s3.brand-config.fields). */
export const BRAND = {
  ...rest,
  merchantCode,
  languages: [...SETTINGS.languages],
  defaultLanguage: SETTINGS.languages[0],
};
