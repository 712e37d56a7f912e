import { expect } from 'vitest';
import type { Language } from '../../src/atlas';
import { gameName } from '../../src/studio/catalogue/entries';
import { WORDS } from '../../src/studio/frame/words';
import { asksWithdrawal } from '../../tests/drivers/money/withdrawal.driver';
import { wordsOf } from '../../tests/harness/words';
import { sentCode } from '../harness/codes';
import type { RunningGateway } from '../harness/gateway';
import { isDrawn, isNearDraw } from '../harness/lottery';
import { read } from '../harness/lottery-player';
import { setsUpPayouts } from '../harness/payouts';
import { BIRTHDAY, NEW_NUMBER, NEW_PASSWORD } from '../harness/people';
import type { EnginePage } from './page';
import { type EngineScreen, screenOf } from './screen';

/** A player in an engine's tab. */
export type Player = { page: EnginePage; screen: EngineScreen; gateway: RunningGateway; language: Language };

const NAME = 'rahima';
const LOTTERY = 'LF3D';
const DIGITS = '123';
/** The whole deposit, which meets the wagering before the withdrawal. */
const MULTIPLE = '200';
type Issue = Awaited<ReturnType<typeof isNearDraw>>[0];

export const playerAt = (page: EnginePage, gateway: RunningGateway, language: Language): Player => ({
  page,
  gateway,
  language,
  screen: screenOf(page, language),
});

/** Sets up open registration and a draw soon, for every engine (`own.browsers.engines`); returns its issue. */
export async function preparesIssue(gateway: RunningGateway): Promise<Issue> {
  const [issue] = await isNearDraw(gateway, 'everybody', LOTTERY);
  await gateway.ops('flag', 'REGCAPTCHA', 'off');
  return issue;
}

const opens = ({ page, gateway }: Player, address: string) => page.open(gateway.url + address);
const opensCentre = (player: Player, name: string) => opens(player, `/?dialog=memberCentre&page=${name}`);
const isIn = ({ screen }: Player) => screen.sees('button', 'header.balance.refresh');

export async function registers(player: Player): Promise<void> {
  const { screen } = player;
  await opens(player, '/');
  await screen.press('home.hero.register');
  await screen.press('register.byUsername');
  await screen.fill('register.username', NAME);
  await screen.fill('phone.number', NEW_NUMBER.typed);
  await screen.press('phone.send');
  await screen.fill('phone.code', await sentCode(player.gateway, 'registration', NEW_NUMBER.sent));
  await screen.fill('register.password', NEW_PASSWORD);
  await screen.fill('register.confirmPassword', NEW_PASSWORD);
  await screen.fill('register.birthday', BIRTHDAY);
  await screen.tick('register.age', true, { age: 18 });
  await screen.tick('register.terms', true);
  await screen.press('register.submit');
  await isIn(player);
}

export async function logsInAgain(player: Player): Promise<void> {
  const { screen } = player;
  await screen.press('header.menu');
  await screen.press('header.logout');
  await screen.press('logout.confirm');
  await screen.press('home.hero.login');
  await screen.fill('login.username', NAME);
  await screen.fill('login.password', NEW_PASSWORD);
  await screen.press('login.submit');
  await isIn(player);
}

export async function deposits(player: Player): Promise<void> {
  const { screen, language } = player;
  await opensCentre(player, 'depositv2');
  await screen.press('deposit.limits.decline');
  await screen.fill('deposit.amount', '400');
  await screen.press('deposit.submit');
  await screen.press(language === 'bn' ? 'P ৪০০.০০ দিন' : 'Pay P 400.00');
  await screen.sees('status', 'deposit.credited');
}

/** Orders the digits that are drawn afterwards. */
export async function winsLottery(player: Player, issue: Issue): Promise<void> {
  const { screen, gateway, language } = player;
  await opens(player, `/lottery?gameCode=${LOTTERY}&playType=direct-3`);
  await screen.sees('timer');
  for (const [index, digit] of [...DIGITS].entries())
    await screen.pressIn(
      wordsOf(language)('lottery.field.placeOf', { n: read(`${index + 1}`, language) }),
      read(digit, language),
    );
  await screen.fill('lottery.multiple', MULTIPLE);
  await screen.press('lottery.look');
  await screen.sees('region', 'lottery.review');
  await screen.press('lottery.place');
  await screen.sees('status', 'lottery.placed');
  await isDrawn(gateway, LOTTERY, issue, [...DIGITS].join());
}

/** Spins the wheel, in the frame of its studio. */
export async function plays(player: Player): Promise<void> {
  const { page, screen, language } = player;
  const t = WORDS[language];
  await opens(player, '/?dialog=gameInfo&id=lab-wheel');
  await screen.press('game.playNamed', { gameName: gameName('lab-wheel', language) });
  const game = screenOf(page, language, 'frame');
  await game.press(t['play.lab-wheel']);
  const [result = ''] = t['shown.lab-wheel'].split('{}');
  await game.sees('status', result.trim());
}

/** Reads recent bets and transactions; engines differ most in their filters: dates and lists. */
export async function readsRecords(player: Player): Promise<void> {
  const { screen } = player;
  await opensCentre(player, 'personalHistoryCopy');
  await screen.reads('bets.total', { total: 2 });
  await opensCentre(player, 'transactionHistory');
  await screen.seesRing('record.from');
}

/** Sets a payment password and a payout account, and requests a withdrawal. */
export async function withdraws(player: Player): Promise<void> {
  const { screen, gateway } = player;
  await opensCentre(player, 'withdraw');
  await setsUpPayouts(screen);
  await asksWithdrawal(screen, '500');
  await screen.sees('heading', 'withdraw.sent');
  const requests = await gateway.ops('withdrawals', 'list');
  expect(requests).toContainEqual(expect.objectContaining({ user: NAME, amount: '500.00' }));
}
