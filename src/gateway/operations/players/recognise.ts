import { isIP } from 'node:net';
import * as v from 'valibot';
import { personName } from '../../../contract/identity/person-name';
import { payoutNumber } from '../../../contract/money/payout-number';
import type { PLAYER_MATCHES } from '../../../contract/operations/players';
import { normaliseName } from '../../../contract/platform/normalise';
import { SETTINGS } from '../../../contract/platform/settings';
import { mobileNumber } from '../../identity';

type Match = (typeof PLAYER_MATCHES)[number];
/** Fact to look up, in the form in which it is stored. */
export type Recognised = { match: Match; value: string };

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
/** Public numbers of orders: a letter and at least eight digits. */
const ORDER = /^[ACDEFRW]\d{8,15}$/i;
const USER_NAME = /^[a-z]\w{0,31}$/i;
const ROUND = /^(?=.*\d)[\w:.#/-]{1,128}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;

/**
 * Returns all facts that a typed text may be, each in the form in which it is stored (`own.desk-player.search`):
 * numbers in any writing and script, names without regard to case. Empty if it can be none of these.
 */
export function recognise(typed: string): Recognised[] {
  const text = normaliseName(typed);
  const lower = text.toLowerCase();
  const facts: Record<Match, string | null> = {
    userName: USER_NAME.test(text) ? lower : null,
    mobile: mobileOf(text),
    email: EMAIL.test(text) ? lower : null,
    payeeName: nameOf(typed),
    payoutNumber: payoutNumber('ewallet', text) ?? payoutNumber('bank', text),
    address: isIP(text) === 0 ? null : lower,
    device: UUID.test(text) ? lower : null,
    order: ORDER.test(text) ? text.toUpperCase() : null,
    round: ROUND.test(text) && isIP(text) === 0 && !ORDER.test(text) ? text : null,
    transfer: UUID.test(text) ? lower : null,
  };
  return (Object.entries(facts) as [Match, string | null][]).flatMap(([match, value]) =>
    value === null ? [] : [{ match, value }],
  );
}

/** Returns a mobile number of any country as E.164; without a dialing code it is one of the site's own. */
function mobileOf(text: string): string | null {
  try {
    return mobileNumber({ mobileNum: text, countryDialingCode: SETTINGS.homeCountry.countryDialingCode });
  } catch {
    return null;
  }
}

/** Returns the name of a person; its joiners between letters stay, because they belong to its spelling. */
function nameOf(typed: string): string | null {
  const read = v.safeParse(personName, typed);
  return read.success ? read.output : null;
}
