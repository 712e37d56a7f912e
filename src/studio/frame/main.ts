import './frame.css';
import './scenes.css';
import { isTable, POND } from '../games/game';
import { isRoomGame } from '../games/rooms/room-game';
import { connect } from './api';
import { h } from './dom';
import { startGame } from './game';
import { postToPortal } from './parent';
import { startPond } from './pond';
import { Problem } from './problem';
import { startRoom } from './room';
import { storedToken, storeToken } from './sitting';
import { startTable } from './table';
import { type Language, textsIn } from './words';

const place = document.querySelector('#game') ?? document.body;
const language: Language = document.documentElement.lang === 'en' ? 'en' : 'bn';
const texts = textsIn(language);
/** The one-time token of the address is exchanged for one that we issue; this tab stores it for a reload. */
let token = storedToken();
const offline = h('p', { class: 'offline', role: 'alert' }, texts.word('offline'));
const api = connect(
  () => token,
  (isOffline) => (isOffline ? place.append(offline) : offline.remove()),
);

async function open() {
  const query = new URLSearchParams(location.search);
  const oneTimeToken = query.get('token');
  if (oneTimeToken) {
    query.delete('token');
    history.replaceState(null, '', `?${query}`);
    ({ token } = await api.sitDown(oneTimeToken));
    storeToken(token);
  }
  const state = await api.opening();
  const { game } = state;
  if (isRoomGame(game)) startRoom(place, api, texts, { ...state, game });
  else if (isTable(game)) await startTable(place, api, texts, { ...state, game });
  else if (game === POND) await startPond(place, api, texts, state);
  else await startGame(place, api, texts, { ...state, game });
}

// Enter in a choice would submit its form, which the policy rejects.
document.addEventListener('submit', (event) => event.preventDefault());
place.append(h('p', { role: 'status' }, texts.word('loading')));
document.title = 'Maidan Lab';
open().catch((error: unknown) => {
  const code = error instanceof Problem ? error.code : 'unknown';
  const exit = h(
    'button',
    { class: 'button button-2', onclick: () => postToPortal({ type: 'exit' }) },
    texts.word('exit'),
  );
  place.replaceChildren(h('div', { class: 'failed', role: 'alert' }, h('p', {}, texts.problem(code)), exit));
  postToPortal({ type: 'error', code });
});
