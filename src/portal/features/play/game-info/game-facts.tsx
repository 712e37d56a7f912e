import { Trans, useLingui } from '@lingui/react/macro';
import type { GameDetail } from '../../../../contract/play/games';
import { Facts } from '../../../../ui/facts';
import { digits, money, percent } from '../../../../ui/format';
import { FAIRNESS_TEXT, VOLATILITY_TEXT } from './info-words';

/** Return, volatility, stakes and proof of a game; a game without a house has no return. */
export function GameFacts({ game }: { game: GameDetail }) {
  const { i18n } = useLingui();
  const { returnToPlayer, houseEdge, volatility, maxWin, lineNum, fairness, minBet, maxBet } = game;
  const renderFigure = (value: string) => <span className="num">{value}</span>;
  const facts = [
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
      value: i18n._(VOLATILITY_TEXT[volatility]),
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
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}
