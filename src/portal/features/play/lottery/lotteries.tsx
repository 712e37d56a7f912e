import { useLingui } from '@lingui/react/macro';
import type { LotteryGame } from '../../../../../machines/play/lottery-board/lottery-board.types';
import { useNames } from './names/use-names';
import './lottery.css';

type Props = { games: readonly LotteryGame[]; chosen: string; onChoose?: (lottery: string) => void };

/** The lotteries of the page; while a bet is on its way, none can be chosen. */
export function Lotteries({ games, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const names = useNames();
  return (
    <nav className="lot-games" aria-label={t({ id: 'lottery.games.label', message: 'Lotteries' })}>
      {games.map(({ lottery }) => (
        <button
          key={lottery}
          type="button"
          className="lot-pick"
          aria-pressed={lottery === chosen}
          disabled={!onChoose}
          onClick={() => lottery === chosen || onChoose?.(lottery)}
        >
          {names.lottery(lottery)}
        </button>
      ))}
    </nav>
  );
}
