import { Trans, useLingui } from '@lingui/react/macro';
import type { GameDetail } from '../../../../contract/play/games';
import { Facts } from '../../../../ui/facts';
import { digits, money, percent } from '../../../../ui/format';
import { ENGINE_TEXT, FAIRNESS_TEXT, VOLATILITY_TEXT } from './info-words';
import { varianceText } from './odds-text';

/**
 * Engine, return, volatility, stakes and proof of a game (own.game-info.figures); a game without a house has no return.
 */
export function GameFacts({ game }: { game: GameDetail }) {
  const { i18n } = useLingui();
  const { rules, variance, returnToPlayer, houseEdge, volatility, maxWin, lineNum, fairness, minBet, maxBet } = game;
  const renderFigure = (value: string) => <span className="num">{value}</span>;
  const engine = rules && ENGINE_TEXT[rules];
  const facts = [
    engine && { key: 'engine', name: <Trans id="gameInfo.engine">Engine</Trans>, value: i18n._(engine) },
    returnToPlayer !== null && {
      key: 'return',
      name: <Trans id="gameInfo.return">Return to players</Trans>,
      value: renderFigure(percent(returnToPlayer, i18n.locale)),
    },
    houseEdge !== null && {
      key: 'edge',
      name: <Trans id="gameInfo.edge">House edge</Trans>,
      value: renderFigure(percent(houseEdge, i18n.locale)),
    },
    volatility !== null && {
      key: 'volatility',
      name: <Trans id="gameInfo.volatility">Volatility</Trans>,
      value: (
        <>
          {i18n._(VOLATILITY_TEXT[volatility])}
          {variance && ' '}
          {variance && <Variance of={variance} />}
        </>
      ),
    },
    {
      key: 'stake',
      name: <Trans id="gameInfo.stake">Stake</Trans>,
      value: renderFigure(`${money(minBet, i18n.locale)} – ${money(maxBet, i18n.locale)}`),
    },
    maxWin !== null && {
      key: 'most',
      name: <Trans id="gameInfo.maxWin">Largest win</Trans>,
      value: <Trans id="gameInfo.times">{digits(maxWin, i18n.locale)} × the stake</Trans>,
    },
    lineNum !== null && {
      key: 'lines',
      name: <Trans id="gameInfo.lines">Lines</Trans>,
      value: renderFigure(digits(lineNum, i18n.locale)),
    },
    { key: 'fair', name: <Trans id="gameInfo.fair">Results come from</Trans>, value: i18n._(FAIRNESS_TEXT[fairness]) },
  ];
  return <Facts facts={facts.filter((fact) => fact !== false && fact !== null && fact !== undefined)} />;
}

/** Variance of the multiple of the stake that a round pays: one figure, or the range of all ways to play. */
function Variance({ of: { least, most } }: { of: NonNullable<GameDetail['variance']> }) {
  const { i18n } = useLingui();
  const [lowest, highest] = [least, most].map((figure) => varianceText(figure, i18n.locale));
  return (
    <small className="mute">
      {least === most ? (
        <Trans id="gameInfo.variance">Variance {lowest}</Trans>
      ) : (
        <Trans id="gameInfo.variance.range">
          Variance {lowest} to {highest}, by how you play
        </Trans>
      )}
    </small>
  );
}
