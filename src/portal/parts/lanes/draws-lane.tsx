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

/** The next draw of each lottery, how long it takes bets, and the last numbers. Left out if no draw takes bets. */
export function DrawsLane() {
  const draws = useLane<Draw[]>({
    name: 'draws',
    holdsFor: untilClose,
    read: async (clientFor, signal) => {
      const { lotteryRules } = clientFor(lotteryEndpoints);
      const { openedNumbers } = clientFor(drawEndpoints);
      const call = { signal, quiet: true };
      const [opened, ...rules] = await Promise.all([
        openedNumbers({ count: 1 }, call),
        ...LOTTERIES.map((lottery) => lotteryRules({ lottery, issues: 1 }, call)),
      ]);
      return rules.map((of) => ({ rules: of, last: opened.list.find(({ gameCode }) => gameCode === of.lottery) }));
    },
  });
  const open = draws?.filter(({ rules }) => rules.issues.length > 0) ?? [];
  if (open.length === 0) return null;
  return (
    <Lane id="lane-draws" title={<Trans id="lanes.draws">Next draws</Trans>}>
      <ul className="lane-draws">
        {open.map(({ rules, last }) => (
          <NextDraw key={rules.lottery} rules={rules} last={last} />
        ))}
      </ul>
    </Lane>
  );
}

/** Returns the time until the first of the draws stops taking bets, ms. */
const untilClose = (draws: Draw[] = []): number =>
  draws
    .flatMap(({ rules }) => rules.issues.slice(0, 1))
    .reduce((least, { closesAt }) => Math.min(least, Math.max(PAUSE, closesAt - siteNow())), MINUTE);

function NextDraw({ rules: { lottery, name, issues }, last }: Draw) {
  const { i18n } = useLingui();
  const minute = useMinute(siteNow);
  const [next] = issues;
  if (!next) return null;
  const left = next.closesAt - siteNow();
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
      <p className="sm mute">
        {left < MINUTE ? (
          <Trans id="lanes.draw.soon">Bets close in less than a minute</Trans>
        ) : (
          <Trans id="lanes.draw.left">Bets close in {wait(left, i18n.locale)}</Trans>
        )}
      </p>
      {last && last.numbers.length > 0 && (
        <p className="sm">
          <Trans id="lanes.draw.last">Last numbers:</Trans>{' '}
          <b className="num">{inDigits(last.numbers.join(' '), i18n.locale)}</b>
        </p>
      )}
    </li>
  );
}
