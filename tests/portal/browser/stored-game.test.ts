// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepGame, storedGame, takeAddress } from '../../../src/portal/browser/stored-game';

const address = 'http://studio.example.test/play?lang=bn&token=once';
const game = {
  launch: {
    content: { game_url: address, game_url2: null },
    launchId: '01930000-0000-7000-8000-0000000000d1',
    origin: 'http://studio.example.test',
    mode: 'real' as const,
  },
  gameId: 'lab-dice',
  gameName: 'Dice',
  vassalage: 'MLAB',
};
beforeEach(() => sessionStorage.clear());

test('the launched game’s address is stored and returned to a frame once [s2.route.game-iframe-source]', () => {
  expect(storedGame()).toBeNull();
  expect(takeAddress()).toBeNull();
  keepGame(game);
  expect(storedGame()).toEqual({ ...game, fresh: true });
  expect(takeAddress()).toBe(address);
  expect(takeAddress()).toBeNull();
  expect(storedGame()).toEqual({ ...game, fresh: false });
});

test('another launch replaces it', () => {
  keepGame(game);
  takeAddress();
  keepGame({ ...game, gameId: 'lab-wheel' });
  expect(storedGame()).toMatchObject({ gameId: 'lab-wheel', fresh: true });
});

test.each(['{', '{"gameId":"lab-dice"}', '[]'])('ignores malformed entries: %s', (written) => {
  sessionStorage.setItem('game', written);
  expect(storedGame()).toBeNull();
  expect(takeAddress()).toBeNull();
});
