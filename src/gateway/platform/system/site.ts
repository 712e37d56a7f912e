import { type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { GATEWAY_SETTINGS } from '../../../contract';
import { LOGOUT_METHODS, MENU_SIZES, PHONE_FAILURES, type Site, site } from '../../../contract/platform/site';
import type { Tx } from '../context';
import { queryRow } from '../database/query';
import { siteSettings } from './tables';

export const DEFAULTS: Site = GATEWAY_SETTINGS.site;
const MAX_CDNS = 8;

const turn = v.pipe(
  v.picklist(['on', 'off'], 'on or off is needed'),
  v.transform((typed) => typed === 'on'),
);
const whole = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[0-9]{1,6}$/, 'a whole number is needed'),
    v.transform(Number),
    v.minValue(least, `at least ${least} is needed`),
    v.maxValue(most, `${most} at most`),
  );
const SECURE = 'origins such as https://img.example are needed, with commas and no paths, or none';
const isOrigin = (typed: string) =>
  URL.canParse(typed) && new URL(typed).protocol === 'https:' && new URL(typed).origin === typed;
const origins = v.pipe(
  v.string(),
  v.transform((typed) =>
    typed === 'none' ? [] : [...new Set(typed.split(',').map((text) => text.trim().toLowerCase()))],
  ),
  v.array(v.pipe(v.string(), v.check(isOrigin, SECURE))),
  v.maxLength(MAX_CDNS, `${MAX_CDNS} at most`),
);

/** Schemas of the settings as operators type them (`own.site.set`), by name; the messages are for operators. */
const TYPED = {
  imageCDNs: origins,
  launchGameCDNs: origins,
  logoutMethod: v.picklist(LOGOUT_METHODS, `one of ${LOGOUT_METHODS.join(', ')} is needed`),
  memberMenu: v.pipe(
    v.picklist(MENU_SIZES.map(String), `one of ${MENU_SIZES.join(', ')} is needed`),
    v.transform((typed) => (typed === '8' ? 8 : 14)),
  ),
  trialIsAgentType: turn,
  forcedReceiptRefunds: turn,
  autoConfirmMinutes: whole(5, 10_080),
  playerCancels: turn,
  minimumAge: whole(18, 99),
  casePayoutDay: whole(0, 999_999),
  phoneFailure: v.picklist(PHONE_FAILURES, `one of ${PHONE_FAILURES.join(', ')} is needed`),
  payoutNeeds: turn,
  payoutDeposits: whole(0, 999_999),
  payoutReviewHours: whole(1, 720),
  payoutUnreviewed: whole(0, 999_999),
  cashInMost: whole(1, 999_999),
  cashInDay: whole(1, 999_999),
  cashInOpen: whole(1, 10),
  cashInHours: whole(1, 720),
  receiptDays: whole(1, 3_650),
} satisfies { [Name in keyof Site]: v.GenericSchema<string, Site[Name]> };

const NAMES = v.keyof(v.object(TYPED));
/** Arguments of the command: a name and its value, such as `imageCDNs https://img.example`. */
export const siteCommand = v.strictTuple([
  v.picklist(NAMES.options, `one of ${NAMES.options.join(', ')} is needed`),
  v.string(),
]);
type SiteCommand = v.InferOutput<typeof siteCommand>;

/**
 * Settings changed by operators. Values that only a newer gateway knows are dropped, so that those settings keep their
 * default.
 */
export const siteOverrides = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((stored): Partial<Site> => {
    const known = NAMES.options.filter((name) => v.is(site.entries[name], stored[name]));
    return v.parse(v.partial(site), Object.fromEntries(known.map((name) => [name, stored[name]])));
  }),
);
const siteRow = v.object({ told: siteOverrides });

/** SQL expression: the operators' changes, as an object by name. */
export const siteSql = (): SQL => sql`(select coalesce(jsonb_object_agg(name, value), '{}') from site_settings)`;

/** Returns the settings in force; each stored value was validated when it was set. */
export const siteOf = (overrides: Partial<Site>): Site => ({ ...DEFAULTS, ...overrides });

/** Reads the settings in force. */
export async function readSite(db: Tx): Promise<Site> {
  const { told } = await queryRow(db, siteRow, sql`select ${siteSql()} as told`);
  return siteOf(told);
}

/** Changes a setting. Throws a `ValiError` for invalid input. */
export async function setSite(db: Tx, [name, typed]: SiteCommand): Promise<Site> {
  const value = v.parse(TYPED[name], typed);
  await db
    .insert(siteSettings)
    .values({ name, value })
    .onConflictDoUpdate({ target: siteSettings.name, set: { value } });
  return readSite(db);
}
