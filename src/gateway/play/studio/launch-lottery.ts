import type { Language, Value } from '../../../contract';
import { LOTTERY_CATEGORIES } from '../../../contract/play/game-kinds';
import { LOTTERIES, LOTTERY_CODES, type Lottery, prizeModeOf } from '../../../lottery';
import { ApiError, type Input, type ModuleContext, type Session } from '../../platform/context';
import { type Launchable, notePlayed, recommendedLike } from '../game/launchable';
import { closedPlays } from '../lottery/maintenance';
import { lotteryOf } from '../lottery/pricing';
import { mustBeOpen, unconnected, walletMode } from './can-open';

type LobbyLaunch = Extract<Input<'launchGame'>, { launchMode: 'LOTT' }>;

/** Returns whether a game is a play of one of our lotteries. */
export const isLotteryGame = ({ gameType }: Launchable): boolean =>
  LOTTERY_CATEGORIES.some((category) => category === gameType);

/** Opens a lottery's play on our page. */
export async function launchLottery(
  ctx: ModuleContext,
  session: Session,
  game: Launchable,
  language: Language,
): Promise<Value<'launchGame'>> {
  await mustBeOpen(ctx, game, language);
  const { gameCode, playType } = game;
  const lottery = LOTTERY_CODES.find((code) => code === gameCode);
  const play = lottery && playType !== null && LOTTERIES[lottery].plays[playType];
  if (!lottery || !play) throw await unconnected(ctx, game, language);
  await notePlayed(ctx.db, session.accountId, game.gameId);
  return ownPage(session, LOTTERIES[lottery].area, { gameCode: lottery, playType: play.code });
}

/**
 * Returns the address of the lottery lobby on our site (s3.lottery-launch.payload): the page of the code's area, or of
 * the mode's. The view `lobby` lists its lotteries; `betting` opens one at a play of the mode. Throws
 * `lottery.unknown`, `lottery.noMode` or `game.maintenance`.
 */
export async function launchLobby(
  ctx: ModuleContext,
  session: Session,
  request: LobbyLaunch,
): Promise<Value<'launchGame'>> {
  const { gameCode, prizeMode, view, backUrl } = request;
  const lotteries = gameCode === undefined ? lotteriesOf(request) : [lotteryOf(gameCode)];
  const ofMode = lotteries.filter((lottery) => playsOf(lottery, prizeMode).length > 0);
  const [first] = ofMode;
  if (!first) throw new ApiError(422, 'lottery.noMode', { value: { fields: ['prizeMode'] } });
  if (view === 'lobby') return ownPage(session, first.area, { view, backUrl });
  for (const lottery of ofMode) {
    const plays = playsOf(lottery, prizeMode);
    const closed = await closedPlays(ctx.db, lottery.code, plays);
    const playType = plays.find((play) => !closed.includes(play));
    if (playType !== undefined) return ownPage(session, lottery.area, { gameCode: lottery.code, playType, backUrl });
  }
  throw new ApiError(503, 'game.maintenance', {
    value: { games: await recommendedLike(ctx, first.code, request.language) },
  });
}

/** Returns the lotteries that a launch without a code can open: ours, and those of the launch's area. */
const lotteriesOf = ({ lottoArea }: LobbyLaunch): Lottery[] =>
  LOTTERY_CODES.map((code) => LOTTERIES[code]).filter(({ area }) => area === 'CN' || area === lottoArea);

/** Returns the codes of the plays of a prize mode. */
const playsOf = (lottery: Lottery, prizeMode: LobbyLaunch['prizeMode']): string[] =>
  Object.values(lottery.plays)
    .filter((play) => prizeModeOf(lottery, play) === prizeMode)
    .map(({ code }) => code);

/** Pages of the lotteries by area (s2.route.lottery). */
const PAGES = { CN: '/lottery', VN: '/vnlottery', SEA: '/seaLottery' } as const;

const ownPage = (session: Session, area: Lottery['area'], query: Record<string, string>): Value<'launchGame'> => ({
  content: { game_url: `${PAGES[area]}?${new URLSearchParams(query)}`, game_url2: null },
  launchId: null,
  origin: null,
  mode: walletMode(session),
});
