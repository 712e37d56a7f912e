import { journey } from '../../harness/journey';

const offline = { kind: 'offline', code: 'client.offline' };
const game = {
  gameId: 'lab-wheel',
  gameType: 'RNG',
  accountTypeName: 'TCG_LAB',
  gameCode: null,
  playType: null,
};
const opening = (title: string, kind: string, changes: object = {}, leavesOther = false) =>
  journey(title).given({ kind, game: { ...game, ...changes }, leavesOther });
const lottery = (title: string, changes: object) => opening(title, 'lottery', { gameType: 'LOTT', ...changes });
const replacing = (title: string, kind: string) => opening(title, kind, {}, true).meets('own.game-session.leave');

/** The oracle of a launched game's page, from the requirements: each branch of the launch helper. */
export const gameOpeningJourneys = [
  opening('A studio’s game leads to its frame, which plays with the wallet', 'seamless')
    .meets('s2.launch.third-party')
    .sees('atSeamless')
    .lacks('busy')
    .nothingElse()
    .ends({ to: 'seamless' }),
  opening('A free demo leads to a frame without the wallet', 'framed')
    .meets('s2.launch.third-party')
    .sees('atGame')
    .nothingElse()
    .ends({ to: 'game' }),

  replacing('The previous game closes before the launched one opens', 'seamless')
    .sees('closingPrevious', 'busy')
    .invokes('leaveGame')
    .nothingElse()
    .settles('leaveGame', { output: undefined })
    .sees('atSeamless')
    .ends({ to: 'seamless' }),
  replacing('A free demo ends the open game, too', 'framed')
    .sees('closingPrevious')
    .settles('leaveGame', { output: undefined })
    .ends({ to: 'game' }),
  replacing('A lottery ends the open game, too', 'lottery')
    .sees('closingPrevious')
    .settles('leaveGame', { output: undefined })
    .ends({ to: 'lottery', params: {} }),
  replacing('An open game that does not end does not block the launch', 'seamless')
    .settles('leaveGame', { error: offline })
    .ends({ to: 'seamless' }),

  ...['LOTT', 'ELOTT'].map((gameType) =>
    lottery(`A game of ${gameType} goes to the lottery, with its code and play type`, {
      gameType,
      gameCode: 'SSC1',
      playType: 'last3',
    })
      .meets('s2.launch.lottery-route', 's2.launch.lottery-query')
      .sees('atLottery')
      .ends({ to: 'lottery', params: { gameCode: 'SSC1', playType: 'last3' } }),
  ),
  lottery('A lottery without a code opens without code and play type', { playType: 'last3' })
    .meets('s2.launch.lottery-query')
    .ends({ to: 'lottery', params: {} }),
  lottery('A lottery without a play type opens without one', { gameType: 'ELOTT', gameCode: 'SSC1' })
    .meets('s2.launch.lottery-query')
    .ends({ to: 'lottery', params: {} }),
  lottery('The Vietnamese lottery has a page of its own, whatever its category', {
    accountTypeName: 'TCG_LOTTO_VN',
    gameCode: 'VNN',
    playType: 'lo-2',
  })
    .meets('s2.launch.vn-lottery')
    .sees('atVnLottery')
    .ends({ to: 'vnlottery', params: { gameCode: 'VNN', playType: 'lo-2' } }),
  lottery('The SEA lottery has one too', { gameType: 'ELOTT', accountTypeName: 'TCG_SEA' })
    .meets('s2.launch.sea-lottery')
    .sees('atSeaLottery')
    .ends({ to: 'seaLottery', params: {} }),
];
