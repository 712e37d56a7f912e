import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { SETTINGS } from '../../../../contract';
import { Button, buttonClass } from '../../../../ui/button';
import { Empty } from '../../../../ui/empty';
import { Icon } from '../../../../ui/icon';
import { LoadAgain } from '../../../../ui/page/load-again';
import { Waiting } from '../../../../ui/page/waiting';
import { LinkTo } from '../../../parts/html/link-to';
import type { HostedScreen } from '../../../parts/portal/hosted';
import { useSession } from '../../../parts/portal/portal-context';
import { useOpen } from '../../../parts/portal/shell-data';
import { Instead } from './instead';
import { Lotteries } from './lotteries';
import { type BoardRef, lotteryBoardFlow } from './lottery-board.flow';
import { OpenLottery } from './open-lottery';
import './lottery.css';

/** The pages of the lotteries, by their area. */
const areas = {
  CN: { to: '/lottery', label: msg({ id: 'common.category.lottery', message: 'Lottery' }) },
  VN: { to: '/vnlottery', label: msg({ id: 'common.category.vnlottery', message: 'Vietnam lottery' }) },
  SEA: { to: '/seaLottery', label: msg({ id: 'common.category.seaLottery', message: 'SEA lottery' }) },
} as const;
type Area = keyof typeof areas;

type Props = HostedScreen<BoardRef>;

const China = (props: Props) => <LotteryPage area="CN" {...props} />;
const Vietnam = (props: Props) => <LotteryPage area="VN" {...props} />;
const Sea = (props: Props) => <LotteryPage area={SETTINGS.brand.lotteryType} {...props} />;

/** Page of each area's lotteries, with its chart (s2.route.lottery). */
export const lotteries = {
  lottery: { View: China, flow: lotteryBoardFlow('CN') },
  vnlottery: { View: Vietnam, flow: lotteryBoardFlow('VN') },
  seaLottery: { View: Sea, flow: lotteryBoardFlow(SETTINGS.brand.lotteryType) },
};

/** Lotteries of an area, one of them open. */
const LotteryPage = ({ area, content, failed, onRetry }: Props & { area: Area }) => (
  <div className="page lottery">
    {content && <Back board={content} />}
    <div className="lot-head">
      <Title area={area} />
      <OwnChases />
    </div>
    <Areas />
    {content ? <Stage board={content} /> : failed ? <LoadAgain failure={null} onRetry={onRetry} /> : <Waiting />}
  </div>
);

function Title({ area }: { area: Area }) {
  const { i18n } = useLingui();
  return <h1>{i18n._(areas[area].label)}</h1>;
}

/** The way back to where the lottery was launched from (s3.lottery-launch.payload). */
function Back({ board }: { board: BoardRef }) {
  const backUrl = useSelector(board, ({ context }) => context.backUrl);
  if (backUrl === null) return null;
  return (
    <LinkTo className={buttonClass({ small: true })} href={backUrl}>
      <Icon name="left" small />
      <Trans id="lottery.back">Back</Trans>
    </LinkTo>
  );
}

/** The ways to the lotteries of each area. */
function Areas() {
  const { t, i18n } = useLingui();
  return (
    <nav className="lot-games" aria-label={t({ id: 'lottery.areas', message: 'Kinds of lotteries' })}>
      {Object.values(areas).map(({ to, label }) => (
        <Link key={to} className="lot-pick" to={to} activeOptions={{ includeSearch: false }}>
          {i18n._(label)}
        </Link>
      ))}
    </nav>
  );
}

/** Link to the running chases, for players who can have any. */
function OwnChases() {
  const open = useOpen();
  const session = useSession();
  if (!session || session.matches('visitor')) return null;
  return (
    <Button small onClick={() => open('chases')}>
      <Trans id="lottery.chases">My chases</Trans>
    </Button>
  );
}

function Stage({ board }: { board: BoardRef }) {
  const state = useSelector(board, (snapshot) => snapshot);
  const { games, chosen, failure, rules } = state.context;
  const { order } = state.children;
  const retry = () => board.send({ type: 'retry.requested' });
  if (state.matches('empty')) return <None />;
  if (state.matches('failed')) return <LoadAgain failure={failure} onRetry={retry} />;
  if (order && rules) return <OpenLottery state={state} order={order} />;
  if (state.hasTag('instead')) return <Instead board={board} state={state} />;
  if (!state.matches('loadFailed')) return <Waiting />;
  return (
    <>
      <Lotteries
        games={games}
        chosen={chosen.lottery}
        onChoose={(code) => board.send({ type: 'lottery.selected', lottery: code })}
      />
      <LoadAgain failure={failure} onRetry={retry} />
    </>
  );
}

const None = () => (
  <Empty page art="lottery" title={<Trans id="lottery.none">No lotteries now</Trans>}>
    <p role="status">
      <Trans id="lottery.none.text">There are no lotteries here at the moment.</Trans>
    </p>
    <Link className={buttonClass()} to="/lobby">
      <Trans id="lottery.games">All games</Trans>
    </Link>
  </Empty>
);
