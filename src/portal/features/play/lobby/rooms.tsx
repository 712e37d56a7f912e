import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { gameEndpoints } from '../../../../contract/play/game-endpoints';
import type { Room } from '../../../../contract/play/games';
import { Button } from '../../../../ui/button';
import { digits, money } from '../../../../ui/format';
import { useLaunch } from '../../../parts/games/use-play';
import { useLane } from '../../../parts/lanes/use-lane';
import './lobby.css';

/** Rooms in the row: those of the demo's studio come first. */
const ROOM_COUNT = 10;
/** Interval between two reads, ms. */
const REFRESH_MS = 10_000;

/** Reads the rooms that can be opened, again and again while the page is visible (s7.relay.room-list). */
const useRooms = () =>
  useLane<Room[]>({
    name: 'rooms',
    validFor: () => REFRESH_MS,
    read: async (clientFor, signal) => {
      const { content } = await clientFor(gameEndpoints).roomList({ pageSize: ROOM_COUNT }, { signal, quiet: true });
      return content.list.filter(({ maintenance }) => !maintenance);
    },
  });

/** Rooms of games between players, over the games (`own.game-browse.rooms`). Left out if there are none. */
export function Rooms() {
  const rooms = useRooms();
  if (rooms === undefined) return <RoomSkeletons />;
  if (rooms === null || rooms.length === 0) return null;
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className="vh">
        <Trans id="lobby.rooms">Rooms</Trans>
      </h2>
      <ul className="rooms" data-sideways>
        {rooms.map((room) => (
          <RoomCard key={room.roomId} room={room} />
        ))}
      </ul>
    </section>
  );
}

function RoomCard({ room }: { room: Room }) {
  const { t } = useLingui();
  const { openRoom } = useLaunch();
  const { gameName, roomName } = room;
  const name = `${roomName}, ${gameName}`;
  return (
    <li className="card">
      <h3>{roomName}</h3>
      <p className="xs mute">{gameName}</p>
      <Stake room={room} />
      <Seats room={room} />
      <Button
        small
        aria-label={t({ id: 'lobby.room.openNamed', message: `Open room: ${name}` })}
        onClick={() => openRoom(room)}
      >
        <Trans id="lobby.room.open">Open room</Trans>
      </Button>
    </li>
  );
}

/** Taken seats of all, and the players who wait there; the seats alone where its studio does not report them. */
function Seats({ room: { seats, waiting } }: { room: Room }) {
  const { i18n } = useLingui();
  if (waiting === null)
    return (
      <p className="xs">
        <Trans id="lobby.room.seats">
          <Plural value={seats} one="# seat" other="# seats" />
        </Trans>
      </p>
    );
  const taken = digits(waiting, i18n.locale);
  const all = digits(seats, i18n.locale);
  return (
    <>
      <p className="xs">
        <Trans id="lobby.room.taken">
          {taken} of {all} seats taken
        </Trans>
      </p>
      {waiting > 0 && (
        <p className="xs">
          <b>
            <Trans id="lobby.room.waiting">
              <Plural value={waiting} one="# player waits" other="# players wait" />
            </Trans>
          </b>
        </p>
      )}
    </>
  );
}

/** Bounds of a seat's stake, or the only stake of the room. */
function Stake({ room: { minBet, maxBet } }: { room: Room }) {
  const { i18n } = useLingui();
  const lowest = money(minBet, i18n.locale);
  const highest = money(maxBet, i18n.locale);
  return (
    <p className="xs">
      {minBet === maxBet ? (
        <Trans id="lobby.room.stake">Stake {lowest}</Trans>
      ) : (
        <Trans id="lobby.room.stakes">
          Stake {lowest} to {highest}
        </Trans>
      )}
    </p>
  );
}

const PLACES = [1, 2, 3];

/** Rooms in the size of those that load. Silent. */
const RoomSkeletons = () => (
  <ul className="rooms" aria-hidden="true">
    {PLACES.map((place) => (
      <li key={place} className="card">
        <span className="skel skel-line" />
        <span className="skel skel-line" />
        <span className="skel skel-line" />
        <span className="skel skel-line" />
        <span className="skel skel-button" />
      </li>
    ))}
  </ul>
);
