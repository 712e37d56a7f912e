// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account } from '../../../../../machines/samples';
import { createClient } from '../../../../../src/contract';
import { Rooms } from '../../../../../src/portal/features/play/lobby/rooms';
import { loadWords, speak } from '../../../../../src/portal/parts/portal/words';
import { reads } from '../../../../../src/ui/list/reads';
import { show } from '../../../harness/dialog-support';
import { heldPortal } from '../../../harness/held-portal';

const room = {
  roomId: 'lab-duel-friends',
  gameId: 'lab-duel',
  nodeId: 'teen-patti',
  vassalage: 'MAIDANLAB',
  accountTypeName: 'MAIDANLAB',
  gameName: 'Card Duel',
  roomName: 'Friends',
  minBet: '5.00',
  maxBet: '5.00',
  seats: 4,
  waiting: 0,
  maintenance: false,
};

/** Text of a card; amounts have a no-break space after their symbol. */
const textOf = ({ textContent }: HTMLElement) => textContent.replaceAll('\u00a0', ' ');

/** Shows the rooms of one reply, and returns the queries for them and the events of the portal. */
async function showRooms(list: object[], language: 'bn' | 'en' = 'en') {
  reads.clear();
  await loadWords('lobby', language);
  await speak(language);
  const queries: string[] = [];
  const fetch: typeof globalThis.fetch = async (input) => {
    queries.push(String(input));
    const page = { pageNum: 1, totalPages: 1, total: list.length };
    return Response.json({ success: true, message: 'OK', value: { content: { list, ...page } } });
  };
  const { page, portal } = heldPortal({ ...account });
  const clientFor: typeof page.clientFor = (rows) =>
    createClient(rows, {
      fetch,
      credentials: () => ({ language, merchant: 'maidan', token: 'token' }),
      seal: () => Promise.reject(new Error('Nothing is sealed here')),
    });
  const send = vi.spyOn(portal, 'send');
  await show(<Rooms />, { page: { ...page, clientFor } });
  return { queries, send };
}

test.each([
  ['en', 'Rooms', 'Stake P 5.00', '0 of 4 seats taken', 'Open room: Friends, Card Duel'],
  ['bn', 'রুম', 'বাজি P ৫.০০', '৪টির মধ্যে ০টি আসন পূর্ণ', 'রুম খুলুন: Friends, Card Duel'],
] as const)(
  'rooms in %s have their game, stake and seats, and open [own.game-browse.rooms]',
  async (language, title, stake, seats, open) => {
    const { queries, send } = await showRooms([room, { ...room, roomId: 'closed', maintenance: true }], language);
    const card = within(await screen.findByRole('region', { name: title })).getByRole('listitem');
    for (const text of ['Friends', 'Card Duel', stake, seats]) expect(textOf(card)).toContain(text);
    expect(queries[0]).toContain('/wps/relay/GLS2_roomList');
    const button = screen.getByRole('button', { name: open });
    expect(open, 'voice control finds the button by its text').toContain(textOf(button));
    fireEvent.click(button);
    const params = { id: 'lab-duel', mode: 'play', roomId: 'lab-duel-friends' };
    expect(send).toHaveBeenCalledWith({ type: 'place.requested', place: { to: 'launch', params } });
  },
);

test('a room shows the number of waiting players; without a report it shows only its seats [own.game-browse.rooms]', async () => {
  await showRooms([
    { ...room, waiting: 3 },
    { ...room, roomId: 'other', waiting: null },
  ]);
  const texts = (await screen.findAllByRole('listitem')).map(textOf);
  expect(texts[0]).toContain('3 of 4 seats taken3 players wait');
  expect(texts[1]).toContain('Stake P 5.004 seatsOpen');
});

test('a room of several stakes shows both bounds [own.game-browse.rooms]', async () => {
  await showRooms([{ ...room, maxBet: '50.00' }]);
  expect(await screen.findByText('Stake P 5.00 to P 50.00')).toBeTruthy();
});
