import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { drawEndpoints } from '../../../contract/play/draw-endpoints';
import type { OpenedNumbers } from '../../../contract/play/draws';
import type { LotteryIssue, LotteryRules } from '../../../contract/play/lottery';
import { lotteryEndpoints } from '../../../contract/play/lottery-endpoints';
import { inDigits, minutes, wait } from '../../../ui/format';
import { siteNow } from '../../../ui/site-clock';
import { TimeLeft, useSecondsLeft } from './countdown';
import { Lane } from './lane';
import { useLane } from './use-lane';
import './live-lanes.css';

/** Number of lotteries on home. */
const VISIBLE_COUNT = 3;
/** Lotteries of the platform's own draws, for players who have bet on fewer. */
const LOTTERIES = ['SSC', '11X5', 'PK10'];
const HOUR = 3_600_000;
/** Largest number of balls of a draw; more numbers are prizes, the main one first. */
const MAX_BALLS = 10;
/** Shortest and longest interval between two reads while there is no stream, ms. */
const MIN_REFRESH = 5_000;
const MAX_REFRESH = 20_000;

type Draw = { rules: LotteryRules; last: OpenedNumbers['list'][number] | undefined };

/**
 * Reads the next draws, and again after changes (`own.live.polls`); `isMember`: those of lotteries that the player has
 * bet on come first.
 */
export const useDraws = (isMember: boolean) =>
  useLane<Draw[]>({
    name: 'draws',
    topic: { name: 'draw', isAbout: (draws, lottery) => draws.some(({ rules }) => rules.lottery === lottery) },
    validFor: untilClose,
    read: async (clientFor, signal) => {
      const { lotteryRules, recentLotteries } = clientFor(lotteryEndpoints);
      const call = { signal, quiet: true };
      // It may fail while the next call is pending, so its failure is handled from the start.
      const opened = clientFor(drawEndpoints)
        .openedNumbers({ count: 1 }, call)
        .catch(() => ({ list: [] }));
      const recent = isMember ? await recentLotteries({}, call).catch(() => ({ list: [] })) : { list: [] };
      const bet = recent.list.flatMap(({ gameMenus }) => gameMenus.map(({ gameCode }) => gameCode));
      const codes = [...new Set([...bet.slice(0, VISIBLE_COUNT), ...LOTTERIES])];
      const rules = await Promise.allSettled(codes.map((lottery) => lotteryRules({ lottery, issues: 1 }, call)));
      const { list: last } = await opened;
      return rules
        .flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
        .map((of) => ({ rules: of, last: last.find(({ gameCode }) => gameCode === of.lottery) }))
        .filter(isOpen)
        .slice(0, VISIBLE_COUNT);
    },
  });

/**
 * Returns the time until the first of the draws stops taking bets, ms; a little later, so that not all pages ask at
 * once.
 */
const untilClose = (draws: Draw[] = []): number =>
  draws
    .flatMap(({ rules }) => rules.issues.slice(0, 1))
    .reduce((least, { closesAt }) => Math.min(least, Math.max(MIN_REFRESH, closesAt - siteNow())), MAX_REFRESH) +
  Math.random() * MIN_REFRESH;

/** Bets are possible: a draw is open, and not all plays are under maintenance. */
const isOpen = ({ rules: { issues, plays, closedPlays } }: Draw): boolean =>
  issues.length > 0 && plays.some((play) => !closedPlays.includes(play));

/**
 * The next draw of each lottery with its countdown, and the last result (`own.home.draws`). Left out if no draw takes
 * bets.
 */
export function DrawsLane({ draws }: { draws: readonly Draw[] }) {
  if (draws.length === 0) return null;
  return (
    <Lane
      id="lane-draws"
      title={<Trans id="lanes.draws">Next draws</Trans>}
      all={
        <Link to="/lottery">
          <Trans id="lanes.draws.all">All lotteries</Trans>
        </Link>
      }
    >
      <ul className="lane-draws">
        {draws.map(({ rules, last }) => (
          <li key={rules.lottery} className="card lane-draw">
            <h3>
              <Link to="/lottery" search={{ gameCode: rules.lottery }}>
                {rules.name}
              </Link>
            </h3>
            {rules.issues.slice(0, 1).map((issue) => (
              <NextDraw key={issue.issue} issue={issue} />
            ))}
            {last && last.numbers.length > 0 && <LastDraw draw={last} />}
          </li>
        ))}
      </ul>
    </Lane>
  );
}

/** Countdown to a draw, and the time left for bets. */
function NextDraw({ issue: { closesAt, drawsAt } }: { issue: LotteryIssue }) {
  const { i18n } = useLingui();
  const left = useSecondsLeft(drawsAt);
  const open = useSecondsLeft(closesAt);
  return (
    <>
      {left === 0 ? (
        <p className="sm mute">
          <Trans id="lanes.draw.now">Being drawn</Trans>
        </p>
      ) : (
        <p className="lane-next">
          <span className="sm mute">
            <Trans id="lanes.draw.next">Next draw in</Trans>
          </span>
          {left * 1_000 < HOUR ? (
            <TimeLeft seconds={left} className="lane-clock num" />
          ) : (
            <b className="lane-clock">{wait(left * 1_000, i18n.locale)}</b>
          )}
        </p>
      )}
      <p className="sm mute">
        <Closing left={open} />
      </p>
    </>
  );
}

function Closing({ left }: { left: number }) {
  const { i18n } = useLingui();
  if (left === 0) return <Trans id="lanes.draw.closed">Bets are closed</Trans>;
  const time = left * 1_000 < HOUR ? minutes(left, i18n.locale) : wait(left * 1_000, i18n.locale);
  return <Trans id="lanes.draw.left">Bets close in {time}</Trans>;
}

/** Number and result of the latest draw; the main prize alone if there are many. */
function LastDraw({ draw: { numero, numbers } }: { draw: OpenedNumbers['list'][number] }) {
  const { i18n } = useLingui();
  const number = inDigits(numero, i18n.locale);
  const hasPrizes = numbers.length > MAX_BALLS;
  const balls = numbers.slice(0, hasPrizes ? 1 : undefined).map((value, nth) => ({ key: `${nth} ${value}`, value }));
  return (
    <>
      <p className="sm mute">
        {hasPrizes ? (
          <Trans id="lanes.draw.prize">Main prize of draw no. {number}</Trans>
        ) : (
          <Trans id="lanes.draw.last">Last draw, no. {number}</Trans>
        )}
      </p>
      <ul className="lane-balls">
        {balls.map(({ key, value }) => (
          <li key={key} className="num">
            {inDigits(value, i18n.locale)}
          </li>
        ))}
      </ul>
    </>
  );
}
