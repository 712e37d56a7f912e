import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { drawEndpoints } from '../../../contract/play/draw-endpoints';
import type { OpenedNumbers } from '../../../contract/play/draws';
import type { LotteryRules } from '../../../contract/play/lottery';
import { lotteryEndpoints } from '../../../contract/play/lottery-endpoints';
import { comingMoment, inDigits, wait } from '../../../ui/format';
import { useMinute } from '../../../ui/minute';
import { siteNow } from '../../../ui/site-zone';
import { Lane } from './lane';
import { useLane } from './use-lane';

/** Lotteries on home: those of the platform's own draws. */
const LOTTERIES = ['SSC', '11X5', 'PK10'];
const MINUTE = 60_000;
/** Shortest interval between two reads, ms. */
const PAUSE = 5_000;

type Draw = { rules: LotteryRules; last: OpenedNumbers['list'][number] | undefined };

/** Reads the next draws. */
export const useDraws = () =>
  useLane<Draw[]>({
    name: 'draws',
    validFor: untilClose,
    read: async (clientFor, signal) => {
      const { lotteryRules } = clientFor(lotteryEndpoints);
      const call = { signal, quiet: true };
      const opened = clientFor(drawEndpoints).openedNumbers({ count: 1 }, call);
      const rules = LOTTERIES.map((lottery) => lotteryRules({ lottery, issues: 1 }, call));
      const [numbers, ...read] = await Promise.allSettled([opened, ...rules]);
      const last = numbers.status === 'fulfilled' ? numbers.value.list : [];
      return read
        .flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
        .map((of) => ({ rules: of, last: last.find(({ gameCode }) => gameCode === of.lottery) }));
    },
  });

/**
 * Returns the time until the first of the draws stops taking bets, ms; a little later, so that not all pages ask at
 * once.
 */
const untilClose = (draws: Draw[] = []): number =>
  draws
    .flatMap(({ rules }) => rules.issues.slice(0, 1))
    .reduce((least, { closesAt }) => Math.min(least, Math.max(PAUSE, closesAt - siteNow())), MINUTE) +
  Math.random() * PAUSE;

/** Bets are possible: a draw is open, and not all plays are under maintenance. */
const isOpen = ({ rules: { issues, plays, closedPlays } }: Draw): boolean =>
  issues.length > 0 && plays.some((play) => !closedPlays.includes(play));

/** The next draw of each lottery, how long it takes bets, and the last numbers. Left out if no draw takes bets. */
export function DrawsLane({ draws }: { draws: readonly Draw[] }) {
  const open = draws.filter(isOpen);
  if (open.length === 0) return null;
  return (
    <Lane id="lane-draws" title={<Trans id="lanes.draws">Next draws</Trans>}>
      <ul className="lane-cards">
        {open.map(({ rules, last }) => (
          <NextDraw key={rules.lottery} rules={rules} last={last} />
        ))}
      </ul>
    </Lane>
  );
}

function NextDraw({ rules: { lottery, name, issues }, last }: Draw) {
  const { i18n } = useLingui();
  const minute = useMinute(siteNow);
  const [next] = issues;
  if (!next) return null;
  return (
    <li className="card">
      <h3>
        <Link to="/lottery" search={{ gameCode: lottery }}>
          {name}
        </Link>
      </h3>
      <p className="sm">
        <Trans id="lanes.draw.at">Draw at {comingMoment(next.drawsAt, minute, i18n.locale)}</Trans>
      </p>
      <Left left={next.closesAt - siteNow()} />
      {last && last.numbers.length > 0 && (
        <p className="sm">
          <Trans id="lanes.draw.last">Last numbers:</Trans>{' '}
          <b className="num">{inDigits(last.numbers.join(' '), i18n.locale)}</b>
        </p>
      )}
    </li>
  );
}

/** Time left for bets, in whole minutes that are certainly left; nothing once the draw is closed. */
function Left({ left }: { left: number }) {
  const { i18n } = useLingui();
  if (left <= 0) return null;
  return (
    <p className="sm mute">
      {left < MINUTE ? (
        <Trans id="lanes.draw.soon">Bets close in less than a minute</Trans>
      ) : (
        <Trans id="lanes.draw.left">Bets close in {wait(Math.floor(left / MINUTE) * MINUTE, i18n.locale)}</Trans>
      )}
    </p>
  );
}
