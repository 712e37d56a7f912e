import type { Value } from '../../../contract';

type Rules = Value<'systemStatus'>['info']['registerValidation'];
type Rule = Rules[string];

const rule = (patternId: string, acceptedPattern: string, minLength: number, maxLength: number) => ({
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
});
const must = (form: ReturnType<typeof rule>): Rule => ({ enabled: true, required: true, ...form });
const may = (form: ReturnType<typeof rule>): Rule => ({ enabled: true, required: false, ...form });
const hidden = (form: ReturnType<typeof rule>): Rule => ({ enabled: false, required: false, ...form });

/** The pattern `*` means any text. */
const anyText = rule('any_text', '*', 1, 64);
const code = rule('letters_digits', '^[A-Za-z0-9]+$', 4, 16);

/** What registration asks for, field by field (s3.validation.field-config). */
export const registerValidation: Rules = {
  username: must(rule('starts_with_letter', '^[A-Za-z][A-Za-z0-9_]*$', 4, 16)),
  password: must(rule('any_text', '*', 8, 64)),
  payeeName: may(anyText),
  paymentPassword: hidden(rule('six_digits', '^[0-9]{6}$', 6, 6)),
  qqNum: hidden(rule('digits', '^[0-9]+$', 5, 12)),
  line: hidden(anyText),
  whatsapp: hidden(rule('digits', '^[0-9]+$', 7, 15)),
  facebook: hidden(anyText),
  wechat: hidden(anyText),
  idNumber: hidden(rule('letters_digits', '^[A-Za-z0-9]+$', 10, 17)),
  email: may(rule('email', '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$', 6, 254)),
  mobileNum: may(rule('digits', '^[0-9]+$', 6, 15)),
  recommenderId: may(code),
  affiliateCode: may(code),
  captcha: must(rule('letters_digits', '^[A-Za-z0-9]+$', 4, 4)),
};
