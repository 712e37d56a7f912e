import { describe, expect, test } from 'vitest';
import { translate } from '../../../../src/gateway/platform/i18n';

const purposes = ['login', 'registration', 'password', 'proof', 'contact'];
/** Bengali uses UCS-2, where a segment holds 70 characters and each further one costs again; GSM 7-bit holds 160. */
const ONE_SEGMENT = { bn: 70, en: 160 };
const GSM_7 = /^[\w\s.,:;!?@£$¥&'"()*+/<=>%#-]*$/;

describe.each(['bn', 'en'] as const)('SMS in %s', (language) => {
  test.each(purposes)(
    'a code (%s) fits one segment, starts with autofillable digits and names the sender',
    (purpose) => {
      const text = translate(language, `code.${purpose}`, { code: '123456', minutes: 10 });
      expect(text.length).toBeLessThanOrEqual(ONE_SEGMENT[language]);
      expect(text.startsWith('123456 ')).toBe(true);
      expect(text).toContain(language === 'bn' ? 'ময়দান' : 'Maidan');
      if (language === 'en') expect(text).toMatch(GSM_7);
    },
  );
});
