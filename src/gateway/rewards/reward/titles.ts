import * as v from 'valibot';
import type { Language } from '../../../contract';
import { SPANS } from '../../../contract/rewards/activities';
import type { ModuleContext, Tx } from '../../platform/context';
import { translate } from '../../platform/i18n';
import { boardName } from '../../platform/i18n/boards';

declare module '../../platform/context' {
  interface Ports {
    /** Titles of all versions of offers, by code and version separated by a space. */
    readOfferTitles: (tx: Tx, codes: readonly string[], language: Language) => Promise<Map<string, string>>;
  }
}

/**
 * Schemas of the values that name a reward: an offer, an activity or a mission, a leaderboard, days of cashback, a VIP
 * bonus.
 */
const offer = v.object({ code: v.string(), version: v.number() });
const titled = v.object({ titleBn: v.string(), titleEn: v.string() });
const board = v.object({ span: v.picklist(SPANS), starts: v.number(), rank: v.number() });
const days = v.object({ from: v.pipe(v.string(), v.isoDate()), to: v.pipe(v.string(), v.isoDate()) });
const vipBonus = v.object({ kind: v.picklist(['level', 'birthday']), level: v.number() });

/**
 * Returns the titles of rewards in the reader's language, from the values that they were computed from; null if those
 * contain no name.
 */
export async function titlesOf(
  tx: Tx,
  { config: { siteZone: zone }, ports }: Pick<ModuleContext, 'config' | 'ports'>,
  reckoned: Record<string, unknown>[],
  language: Language,
): Promise<(string | null)[]> {
  const codes = [...new Set(reckoned.flatMap((facts) => (v.is(offer, facts) ? facts.code : [])))];
  const offers = codes.length > 0 ? await ports.readOfferTitles(tx, codes, language) : new Map<string, string>();
  return reckoned.map((facts) => {
    if (v.is(offer, facts)) return offers.get(`${facts.code} ${facts.version}`) ?? null;
    if (v.is(titled, facts)) return language === 'bn' ? facts.titleBn : facts.titleEn;
    if (v.is(board, facts)) return boardName(facts.span, facts.starts, { language, zone });
    if (v.is(days, facts))
      return translate(language, 'reward.cashback', { period: daysIn(language, facts.from, facts.to) });
    return v.is(vipBonus, facts) ? translate(language, `reward.vip.${facts.kind}`, { level: facts.level }) : null;
  });
}

const daysIn = (language: Language, from: string, to: string): string =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    Date.parse(from),
    Date.parse(to),
  );
