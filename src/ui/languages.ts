/** Languages by their own names (s1.brand.language-native-names). The picker shows those that are supported. */
export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ar: 'العربية',
  as: 'অসমীয়া',
  bn: 'বাংলা',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fa: 'فارسی',
  fil: 'Filipino',
  fr: 'Français',
  gu: 'ગુજરાતી',
  hi: 'हिन्दी',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  km: 'ខ្មែរ',
  kn: 'ಕನ್ನಡ',
  ko: '한국어',
  lo: 'ລາວ',
  ml: 'മലയാളം',
  mr: 'मराठी',
  ms: 'Bahasa Melayu',
  my: 'မြန်မာ',
  ne: 'नेपाली',
  pa: 'ਪੰਜਾਬੀ',
  pt: 'Português',
  ru: 'Русский',
  si: 'සිංහල',
  ta: 'தமிழ்',
  te: 'తెలుగు',
  th: 'ไทย',
  tr: 'Türkçe',
  ur: 'اردو',
  vi: 'Tiếng Việt',
  zh: '中文',
};

/** The name a language has for itself, or its code where we do not know it. */
export const nativeName = (code: string): string => LANGUAGE_NAMES[code] ?? code;

/** Name of the cache in which pages store their language for the worker, under `/language`. */
export const LANGUAGE_CACHE = 'maidan-language';
