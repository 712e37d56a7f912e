import { Trans, useLingui } from '@lingui/react/macro';
import { hours, inDigits, moment } from '../../../../ui/format';
import type { BoardState } from './lottery-board.flow';
import { Maintenance } from './maintenance';
import { useNames } from './names/use-names';
import './lottery.css';

/** Which draw bets are on, and how long it takes them, by the server's time (own.lottery.countdown). */
export function Issue({ state }: { state: BoardState }) {
  const { i18n } = useLingui();
  const names = useNames();
  const { chosen, rules, secondsLeft } = state.context;
  const [issue] = rules?.issues ?? [];
  return (
    <section className="card pitch lot-issue" aria-labelledby="lot-issue">
      <h2 id="lot-issue">{names.lottery(chosen.lottery)}</h2>
      {state.matches({ open: 'closed' }) ? (
        <Maintenance lottery={chosen.lottery} />
      ) : issue && state.matches({ open: 'countingDown' }) ? (
        <>
          <p className="sm">
            <Trans id="lottery.draw">Draw no. {inDigits(issue.issue, i18n.locale)}</Trans> ·{' '}
            <Trans id="lottery.drawsAt">drawn on {moment(issue.drawsAt, i18n.locale)}</Trans>
          </p>
          <p className="lot-left">
            <Trans id="lottery.left">Bets close in</Trans>{' '}
            <b className="num" role="timer">
              {hours(secondsLeft, i18n.locale)}
            </b>
          </p>
          <p className="sm lot-near" role="status">
            {state.matches({ open: { countingDown: 'closingSoon' } }) && (
              <Trans id="lottery.near">Bets on this draw close in a few seconds.</Trans>
            )}
          </p>
        </>
      ) : (
        <p role="status">
          <Trans id="lottery.between">No draw takes bets right now. The next one opens here by itself.</Trans>
        </p>
      )}
    </section>
  );
}
