import * as v from 'valibot';
import { latinDigits } from '../money/money';
import type { Endpoint } from '../platform/endpoint';
import { nothing } from '../platform/fields';
import { SETTINGS } from '../platform/settings';
import { graphemes, printable, written } from '../platform/written';
import { isDay } from './birthday';
import { isPersonName, normalisePersonName } from './person-name';

/** Nationalities, ISO 3166-1 alpha-2 (XK: Kosovo); the browser supplies their names. */
export const COUNTRY_CODES: readonly string[] =
  'AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW'.split(
    ' ',
  );

/** s3.profile.messaging-ids. */
export const MESSAGING = ['zalo', 'whatsapp', 'facebook', 'telegram', 'line', 'qq', 'wechat'] as const;
/** The player sets these once; afterwards only customer service can change them. */
export const LOCKED = ['realName', 'fullName', 'idNumber', 'birthday'] as const;
/** s3.profile.fields. */
export const PROFILE_FIELDS = [
  'nickname',
  ...LOCKED,
  'nationality',
  'region',
  'address',
  'occupation',
  'sourceOfIncome',
  ...MESSAGING,
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];
export const INCOME_SOURCES = [
  'salary',
  'business',
  'farming',
  'remittance',
  'rent',
  'family',
  'savings',
  'pension',
  'other',
] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

const required: readonly string[] = SETTINGS.profile.required;
/** s5.profile.required. */
export const isMust = (field: ProfileField): boolean => field === 'nickname' || required.includes(field);

/** Drops zero-width characters and turns line ends into spaces. */
const plain = (typed: string) =>
  printable(typed.normalize('NFC').replace(/[\t\n\r]/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
/** Schema of a single line of printable text, trimmed; `long`: maximum length in graphemes. */
const line = (long: number) => written({ min: 0, max: long }, { tidy: plain, most: 4_000, problem: 'tooLong' });
const matching = (long: number, form: RegExp, code: string) => {
  const fits = (typed: string) => typed === '' || form.test(typed);
  return v.pipe(line(long), v.check(fits, code));
};
const oneOf = (all: readonly string[]) => matching(40, new RegExp(`^(?:${all.join('|')})$`), 'choice');
const name = v.pipe(
  written({ min: 0, max: 64 }, { tidy: normalisePersonName, most: 4_000, problem: 'tooLong' }),
  v.check((typed) => typed === '' || isPersonName(typed), 'realName'),
);

const must = <S extends v.GenericSchema<string, string>>(
  field: ProfileField,
  schema: S,
): v.GenericSchema<string, string> => (isMust(field) ? v.pipe(schema, v.nonEmpty('empty')) : schema);

/** Profile fields as sent; messages are error codes. An empty field clears its value. */
export const profileFields = {
  nickname: must(
    'nickname',
    v.pipe(
      matching(20, /^(?:[\p{L}\p{M}\p{N} ._-]|\u200c|\u200d)*$/u, 'nickname'),
      v.check((typed) => typed === '' || graphemes(typed) >= 2, 'nickname'),
    ),
  ),
  realName: must('realName', name),
  fullName: must('fullName', name),
  idNumber: must(
    'idNumber',
    v.pipe(
      v.string(),
      v.transform((typed) => latinDigits(typed).replace(/\s/g, '').toUpperCase()),
      v.regex(/^(?:[A-Z\d-]{5,30})?$/, 'idNumber'),
    ),
  ),
  birthday: must(
    'birthday',
    v.pipe(
      v.string(),
      v.trim(),
      v.check((typed) => typed === '' || isDay(typed), 'birthday'),
    ),
  ),
  nationality: must('nationality', oneOf(COUNTRY_CODES)),
  region: must('region', line(60)),
  address: must('address', line(200)),
  occupation: must('occupation', line(60)),
  sourceOfIncome: must('sourceOfIncome', oneOf(INCOME_SOURCES)),
  ...v.entriesFromList(MESSAGING, line(64)),
} satisfies Record<ProfileField, v.GenericSchema<string, string>>;

/** Stored values; of the ID number only its end. '' if unset. */
export const profile = v.object(v.entriesFromList(PROFILE_FIELDS, v.string()));
export type Profile = v.InferOutput<typeof profile>;

const act = { token: 'required', encrypted: false, source: 'assumed' } as const;

/** A player's own details (s3.profile.fields, s3.profile.messaging-ids). */
export const profileEndpoints = {
  profile: { ...act, method: 'GET', path: '/wps/member/profile', response: profile },
  /**
   * Saves the whole profile; locked fields are sent empty. Encrypted, since it includes the number of an identity card.
   */
  saveProfile: {
    ...act,
    encrypted: true,
    method: 'PUT',
    path: '/wps/member/profile',
    body: v.object(profileFields),
    response: nothing,
  },
} as const satisfies Record<string, Endpoint>;
