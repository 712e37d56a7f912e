import type { Language, Value } from '../../contract';
import { LOTTERY_CATEGORIES } from '../../contract/game-kinds';
import { LOTTERIES, LOTTERY_CODES, type Lottery } from '../../lottery';
import { type Launchable, notePlayed } from '../game/launchable';
import { closedPlays } from '../lottery/maintenance';
import { lotteryOf } from '../lottery/pricing';
import { ApiError, type Input, type ModuleContext, type Session } from '../module-context';
import { mustBeOpen, unconnected, walletMode } from './can-open';

type LobbyLaunch = Extract<Input<'launchGame'>, { launchMode: 'LOTT' }>;
type LotteryLaunch = { trial: boolean; language: Language };

/** Whether a game is a play of one of our lotteries. */
export const isLotteryGame = ({ gameType }: Launchable): boolean => LOTTERY_CATEGORIES.some((category) => category === gameType);

/** A play of a lottery is opened on our page. It has no demo: its orders take the wallet of the account (own.launch.demo). */
export async function launchLottery(
  ctx: ModuleContext,
  session: Session,
  game: Launchable,
  asked: LotteryLaunch,
): Promise<Value<'launchGame'>> {
  if (asked.trial) throw new ApiError(422, 'game.noTrial');
  await mustBeOpen(ctx, game, asked.language);
  const { gameCode, playType } = game;
  const lottery = LOTTERY_CODES.find((code) => code === gameCode);
  const play = lottery && playType !== null && LOTTERIES[lottery].plays[playType];
  if (!lottery || !play) throw await unconnected(ctx, game, asked.language);
  await notePlayed(ctx.db, session.accountId, game.gameId);
  return ownPage(session, LOTTERIES[lottery].area, { gameCode: lottery, playType: play.code });
}

/** The lottery lobby as an address of ours (s3.lottery-launch.payload). Rejects with `lottery.unknown` or `game.maintenance`. */
export async function launchLobby(ctx: ModuleContext, session: Session, asked: LobbyLaunch): Promise<Value<'launchGame'>> {
  const { lottoArea, prizeMode, gameCode, view, device, backUrl, language } = asked;
  const query = { view, prizeMode, lottoArea, device, backUrl, language };
  if (gameCode === undefined) return ownPage(session, lottoArea, query);
  const lottery = lotteryOf(gameCode);
  const plays = Object.keys(lottery.plays);
  const closed = await closedPlays(ctx.db, lottery.code, plays);
  if (closed.length === plays.length) throw new ApiError(503, 'game.maintenance', { value: { games: [] } });
  return ownPage(session, lottery.area, { ...query, gameCode });
}

/** The page of the lotteries of each area (s2.route.lottery). */
const PAGES = { CN: '/lottery', VN: '/vnlottery', SEA: '/seaLottery' } as const;

const ownPage = (session: Session, area: Lottery['area'], query: Record<string, string>): Value<'launchGame'> => ({
  content: { game_url: `${PAGES[area]}?${new URLSearchParams(query)}`, game_url2: null },
  launchId: null,
  origin: null,
  mode: walletMode(session),
});
