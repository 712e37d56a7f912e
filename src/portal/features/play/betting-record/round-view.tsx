import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BetDetail } from '../../../../contract';
import { buttonClass } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { moment, money, signedMoney } from '../../../../ui/format';
import { Section } from '../../../../ui/page/section';
import { BetStatus } from '../../../parts/bets/bet-status';
import { categoryWords } from '../../../parts/bets/bet-words';
import { DrawResults } from './draw-results';
import { RoundMoves } from './round-moves';
import { RoundProof } from './round-proof';
import { RoundVerification } from './round-verification';
import '../../../parts/bets/bets.css';
import * as v from 'valibot';

/** A round in detail: stake, returned amount, and its transactions. */
export function RoundView({ round }: { round: BetDetail }) {
  const { t, i18n } = useLingui();
  const { gameName, vendorName, category, stake, validBet, bonusPart, result, net, at, settledAt, roundId } = round;
  const { game, evidence, verification, underReview } = round;
  const score = scoreIn(evidence, i18n.locale);
  const sum = (of: string) => <span className="num">{money(of, i18n.locale)}</span>;
  const facts = [
    { key: 'vendor', name: <Trans id="bets.vendor">Provider</Trans>, value: vendorName },
    { key: 'category', name: <Trans id="bets.category">Category</Trans>, value: t(categoryWords[category]) },
    { key: 'at', name: <Trans id="bets.at">Time of bet</Trans>, value: moment(at, i18n.locale) },
    { key: 'settledAt', name: <Trans id="bets.settledAt">Settled</Trans>, value: moment(settledAt, i18n.locale) },
    { key: 'stake', name: <Trans id="bets.stake">Stake</Trans>, value: sum(stake) },
    { key: 'validBet', name: <Trans id="bets.validBet">Counts as valid bet</Trans>, value: sum(validBet) },
    ...(/[1-9]/.test(bonusPart)
      ? [{ key: 'bonus', name: <Trans id="bets.bonusPart">Of it bonus</Trans>, value: sum(bonusPart) }]
      : []),
    ...(score === null ? [] : [{ key: 'score', name: <Trans id="bets.score">Score</Trans>, value: score }]),
    { key: 'result', name: <Trans id="bets.result">Returned</Trans>, value: sum(result) },
    ...(/[1-9]/.test(underReview)
      ? [{ key: 'review', name: <Trans id="bets.underReview">Under review</Trans>, value: sum(underReview) }]
      : []),
    {
      key: 'net',
      name: <Trans id="bets.net">Net result</Trans>,
      value: <span className={net.startsWith('-') ? 'num' : 'num up'}>{signedMoney(net, i18n.locale)}</span>,
    },
    { key: 'roundId', name: <Trans id="bets.round">Round</Trans>, value: <span className="bet-code">{roundId}</span> },
  ];
  return (
    <Section title={gameName}>
      <p>
        <BetStatus bet={round} />
      </p>
      {verification && <RoundVerification game={game} verification={verification} />}
      <Facts facts={facts} />
      <ValidBetRule />
      {round.draw && round.draw.results.length > 0 && <DrawResults draw={round.draw} />}
      <RoundMoves round={round} />
      {evidence !== null && <RoundProof evidence={verification?.proof ?? evidence} ofDraw={round.draw !== null} />}
    </Section>
  );
}

/** The rule by which bets count (own.lottery.valid-bet). */
const ValidBetRule = () => (
  <div className="form-actions">
    <Link to="/help" search={{ article: 'valid-bet' }} className={buttonClass({ look: 'quiet' })}>
      <Trans id="bets.validBet.rule">How bets count</Trans>
    </Link>
  </div>
);

const scored = v.pipe(v.string(), v.parseJson(), v.object({ score: v.object({ bn: v.string(), en: v.string() }) }));

/** Score that a studio reported with the proof of a round; null where there is none. */
export function scoreIn(evidence: string | null, locale: string): string | null {
  const read = v.safeParse(scored, evidence);
  if (!read.success) return null;
  return locale === 'bn' ? read.output.score.bn : read.output.score.en;
}
