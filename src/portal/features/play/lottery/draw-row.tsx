import { Trans, useLingui } from '@lingui/react/macro';
import type { Opened } from '../../../../../machines/play/lottery-results/lottery-results.machine';
import type { Lottery } from '../../../../lottery';
import { inDigits, moment } from '../../../../ui/format';
import './lottery.css';

type Props = { draw: Opened[number]; lottery: Lottery };

/** A draw: its number, time and result, and the page that verifies it without us. */
export function DrawRow({ draw: { gameCode, numero, openedAt, numbers, isVoid, before }, lottery }: Props) {
  const { t, i18n } = useLingui();
  const number = inDigits(numero, i18n.locale);
  const address = `/verify-draw?${new URLSearchParams({ lottery: gameCode, issue: numero })}`;
  return (
    <li>
      <p className="lot-drawn">
        <b className="num">{number}</b> <span className="sm mute">{moment(openedAt, i18n.locale)}</span>
      </p>
      {isVoid ? (
        <p className="sm">
          <Trans id="lottery.results.void">Void: all stakes were returned.</Trans>
        </p>
      ) : (
        <Balls numbers={numbers} lottery={lottery} />
      )}
      {before.map((earlier) => (
        <p key={earlier.join(' ')} className="sm mute">
          <Trans id="lottery.results.before">Corrected. Before: {inDigits(earlier.join(' '), i18n.locale)}</Trans>
        </p>
      ))}
      <a
        className="lot-verify sm"
        href={address}
        target="_blank"
        rel="noopener"
        aria-label={t({ id: 'lottery.results.verify.of', message: `Verify draw no. ${number} (opens in a new tab)` })}
      >
        <Trans id="lottery.results.verify">Verify</Trans>
      </a>
    </li>
  );
}

/**
 * Digits and balls in the order drawn, the seventh ball of six apart; of prizes the first one, the others on demand.
 */
function Balls({ numbers, lottery: { draw, family } }: { numbers: readonly string[]; lottery: Lottery }) {
  const { i18n } = useLingui();
  const [first = '', ...others] = numbers;
  const balls = (draw.kind === 'lots' ? [first] : numbers).map((number, nth) => ({
    key: `${nth} ${number}`,
    number,
    nth,
  }));
  return (
    <>
      <p className="lot-balls">
        {balls.map(({ key, number, nth }) => (
          <span
            key={key}
            className={family === 'LHC' && nth === numbers.length - 1 ? 'lot-ball lot-special' : 'lot-ball'}
          >
            {inDigits(number, i18n.locale)}
          </span>
        ))}
      </p>
      {draw.kind === 'lots' && (
        <details className="sm">
          <summary>
            <Trans id="lottery.results.prizes">Other prizes</Trans>
          </summary>
          <p className="num">{inDigits(others.join(' '), i18n.locale)}</p>
        </details>
      )}
    </>
  );
}
