import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type OfferTerms, SETTINGS } from '../../../contract';
import { Facts } from '../../../ui/facts';
import { digits, moment, money } from '../../../ui/format';
import { Resets } from '../../../ui/page/resets';
import { siteNow } from '../../../ui/site-clock';
import { endOfSiteDay, endOfSiteMonth, endOfSiteWeek } from '../../../ui/site-zone';
import { useMinute } from '../../../ui/tick';
import { CATEGORIES } from '../../shell/categories';
import { oftenWords, termWords } from './term-words';
import './terms.css';

type Sentence = { id: string; message?: string };

/** A sentence with its values. */
export function useTerm() {
  const { i18n } = useLingui();
  return (sentence: Sentence, values: Record<string, unknown> = {}) =>
    i18n._(sentence.id, values, { message: sentence.message });
}

/** Amount, grant, audience and frequency of the bonus, each from the rule (own.promotions.terms). */
export function useSummary({ amount, trigger }: OfferTerms): { what: string; how: string } {
  const { i18n } = useLingui();
  const termText = useTerm();
  const sum = (value: string) => money(value, i18n.locale);
  const what =
    amount.kind === 'fixed'
      ? termText(termWords.fixed, { sum: sum(amount.money) })
      : termText(termWords.percent, { percent: digits(amount.percent, i18n.locale), most: sum(amount.most) });
  const how =
    trigger.kind === 'deposit'
      ? termText(trigger.first ? termWords.first : termWords.deposit, { least: sum(trigger.least) })
      : termText(termWords[trigger.kind]);
  return { what, how };
}

/** All terms of a promotion in plain words, from its rule alone (own.promotions.terms). */
export function Terms({ terms }: { terms: OfferTerms }) {
  const { i18n } = useLingui();
  const termText = useTerm();
  const { what, how } = useSummary(terms);
  const { audience, trigger, from, until, times, excluded, mostStake, claimDays, cashoutTimes, workDays } = terms;
  const eligibility =
    audience.kind === 'everybody'
      ? termText(termWords.everybody)
      : audience.kind === 'newcomers'
        ? termText(termWords.newcomers, { days: audience.days })
        : termText(termWords.ranked, { level: digits(audience.level, i18n.locale) });
  const facts: { key: string; name: ReactNode; value: ReactNode }[] = [
    { key: 'what', name: <Trans id="terms.name.what">What you get</Trans>, value: what },
    { key: 'how', name: <Trans id="terms.name.how">How</Trans>, value: how },
    { key: 'who', name: <Trans id="terms.name.who">Who can have it</Trans>, value: eligibility },
    { key: 'often', name: <Trans id="terms.name.often">How often</Trans>, value: <Often terms={terms} /> },
    ...(from === null
      ? []
      : [{ key: 'from', name: <Trans id="terms.name.from">From</Trans>, value: moment(from, i18n.locale) }]),
    ...(until === null
      ? []
      : [{ key: 'until', name: <Trans id="terms.name.until">Until</Trans>, value: moment(until, i18n.locale) }]),
    {
      key: 'claim',
      name: <Trans id="terms.name.claim">Claim it</Trans>,
      value: termText(termWords.claimDays, { days: claimDays }),
    },
    {
      key: 'turnover',
      name: <Trans id="terms.name.turnover">Turnover</Trans>,
      value: times === 0 ? termText(termWords.noTurnover) : termText(termWords.turnover, { times }),
    },
    ...(times === 0
      ? []
      : [
          {
            key: 'cashout',
            name: <Trans id="terms.name.cashout">Becomes yours</Trans>,
            value:
              cashoutTimes === null
                ? termText(termWords.wholeBonus)
                : termText(termWords.cappedBonus, { times: cashoutTimes }),
          },
        ]),
    ...(times === 0 ? [] : workFacts(termText, workDays)),
    ...(trigger.kind === 'deposit' ? [] : [giftFact(termText, i18n.locale)]),
  ];
  return (
    <>
      <Facts
        facts={[
          ...facts,
          ...(times === 0
            ? []
            : playFacts(termText, { excluded, mostStake, language: i18n.locale, name: (it) => i18n._(it) })),
        ]}
      />
      {times > 0 && <Fairness hasDeadline={workDays !== null} />}
    </>
  );
}

/** Frequency of an offer and, while it lasts, its next reset (`own.frame.resets`). */
function Often({ terms: { often, from, until } }: { terms: OfferTerms }) {
  const { i18n } = useLingui();
  const now = useMinute(siteNow);
  const resetsAt = often === 'once' ? null : END_OF[often](now);
  const isOffered = resetsAt !== null && (from === null || from <= now) && (until === null || resetsAt < until);
  return (
    <>
      {i18n._(oftenWords[often])}
      {isOffered && (
        <>
          <Trans id="terms.sentence.end">. </Trans>
          <Resets at={resetsAt} />
        </>
      )}
    </>
  );
}

const END_OF = { daily: endOfSiteDay, weekly: endOfSiteWeek, monthly: endOfSiteMonth };

/** The part of a gift that can be withdrawn before the first deposit. */
const giftFact = (termText: TermFormatter, language: string) => ({
  key: 'gifts',
  name: <Trans id="terms.name.gifts">What you can withdraw</Trans>,
  value: termText(termWords.gifts, { times: digits(SETTINGS.giftTimes, language) }),
});

/** Time in which the turnover must be complete (`own.grant.expiry`). */
const workFacts = (termText: TermFormatter, workDays: number | null) =>
  workDays === null
    ? []
    : [
        {
          key: 'expiry',
          name: <Trans id="terms.name.expiry">Time to complete it</Trans>,
          value: termText(termWords.workDays, { days: workDays }),
        },
      ];

type TermFormatter = ReturnType<typeof useTerm>;
type Play = { excluded: readonly string[]; mostStake: string | null };

/** Which bets count for a turnover. */
function playFacts(
  termText: TermFormatter,
  { excluded, mostStake, language, name }: Play & { language: string; name: (of: Sentence) => string },
) {
  const games = Object.values(CATEGORIES).filter(({ type }) => excluded.includes(type));
  return [
    {
      key: 'games',
      name: <Trans id="terms.name.games">Games that don’t count</Trans>,
      value: games.length === 0 ? termText(termWords.allGames) : games.map(({ label }) => name(label)).join(', '),
    },
    {
      key: 'most',
      name: <Trans id="terms.name.most">Largest bet</Trans>,
      value:
        mostStake === null
          ? termText(termWords.anyStake)
          : termText(termWords.mostStake, { most: money(mostStake, language) }),
    },
  ];
}

/** Terms of a bonus or reward that the player already has. */
export function PlayTerms({
  facts = [],
  excluded,
  mostStake,
  workDays = null,
}: Play & { facts?: { key: string; name: ReactNode; value: ReactNode }[]; workDays?: number | null }) {
  const { i18n } = useLingui();
  const termText = useTerm();
  return (
    <Facts
      facts={[
        ...facts,
        ...workFacts(termText, workDays),
        ...playFacts(termText, { excluded, mostStake, language: i18n.locale, name: (it) => i18n._(it) }),
      ]}
    />
  );
}

/** Terms of every bonus with a turnover. */
export const Fairness = ({ hasDeadline }: { hasDeadline: boolean }) => (
  <ul className="sm mute terms-fair">
    <li>
      <Trans id="terms.own">
        Your own balance is staked first, then the bonus. What a bet returns is divided in the same proportions.
      </Trans>
    </li>
    <li>
      <Trans id="terms.giveUp">
        You can give the bonus up at any time: you lose it and its share of open bets, never your own balance.
      </Trans>
    </li>
    {hasDeadline && (
      <li>
        <Trans id="terms.expiry">
          When its time is over, the bonus can no longer be staked. Bets placed before count; then what is left goes
          back.
        </Trans>
      </li>
    )}
    <li>
      <Trans id="terms.payout">A withdrawal ends the bonus of a deposit too, and says so before.</Trans>
    </li>
  </ul>
);
