import { type FishKind, SHOT_MS } from '../games/fish';
import { POND } from '../games/game';
import { type Api, followPond, type Pond, type Round, type State, type Swimmer } from './api';
import { chips } from './chips';
import { h, isStill, wait } from './dom';
import { fishButtons } from './fish-buttons';
import { catchesIn, fishLabel, fishOdds, shotWords } from './fish-words';
import { randomWords, uuid } from './fresh';
import { header } from './header';
import { oddsPanel } from './odds-panel';
import { outcomeOf } from './outcome';
import { fairPanel, latestPanel } from './panels';
import { postToPortal } from './parent';
import { Problem } from './problem';
import { pondScene } from './scene-fish';
import type { Texts } from './words';

/** Interval at which the buttons follow the fish, ms. */
const TICK_MS = 250;

/** Starts the pond that all players share: its fish swim by the studio's clock, and each press is one shot. */
export async function startPond(place: Element, api: Api, texts: Texts, opened: State): Promise<void> {
  let state = opened;
  if (state.seeds.clientSeed === null) state = { ...state, ...(await api.choose(randomWords())) };
  /** Server time less the browser's, ms. */
  let ahead = 0;
  let isBusy = false;
  const serverTime = () => Date.now() + ahead;

  const head = header(texts, POND);
  const statusLine = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' }, texts.word('fish.connecting'));
  const catches = h('p', { class: 'hint' });
  const costs = chips(
    'stake',
    texts.word('fish.cost'),
    state.stakes.map((stake) => [stake, texts.stake(stake)]),
  );
  const begin = h('div', { class: 'begin', onchange: () => tick() }, costs.element);
  const scene = pondScene(
    (kind) => fishLabel(texts, state.odds, kind),
    (fish) => void shoot(fish),
  );
  const targets = fishButtons(texts, state.odds, shootKind);
  const fair = fairPanel(texts, choose);
  const latest = latestPanel(texts);

  function draw() {
    head.draw(state);
    fair.draw(state);
    latest.draw(state);
    tick();
  }

  function tick() {
    const now = serverTime();
    scene.move(now, isStill());
    targets.draw(texts.stake(costs.chosen()), (kind) => scene.latest(kind, now) !== null, isBusy);
  }

  function animate() {
    if (!isStill()) scene.move(serverTime(), false);
    requestAnimationFrame(animate);
  }

  function announce(words: string, isWon = false) {
    statusLine.textContent = words;
    statusLine.classList.toggle('said-won', isWon);
  }

  let isConnected = false;
  function see(pond: Pond, now: number) {
    ahead = now - Date.now();
    scene.draw(pond.fish, now);
    catches.textContent = catchesIn(texts, pond);
    if (!isConnected) announce(texts.word('fish.aim'));
    isConnected = true;
    tick();
  }

  function shootKind(kind: FishKind) {
    const fish = scene.latest(kind, serverTime());
    if (fish) void shoot(fish);
    else if (!isBusy) announce(texts.word('fish.away', texts.word(`fish.${kind}`)));
  }

  /** Fires a single shot per press: there is no automatic shooting. */
  async function shoot(fish: Swimmer) {
    if (isBusy) return;
    isBusy = true;
    scene.cast(fish);
    announce(texts.word('fish.shooting', texts.word(`fish.${fish.kind}`)));
    tick();
    const act = { act: 'shoot', kind: fish.kind, fish: fish.number };
    const shot = api.bet({ key: uuid(), game: POND, stake: costs.chosen(), act });
    // Measured from the response, because the studio's clock runs from then.
    const rested = shot.catch(() => undefined).then(() => wait(SHOT_MS));
    try {
      const { round, net, balance } = await shot;
      state = { ...state, net, balance };
      scene.reveal(fish, round.state === 'settled' ? round.shown?.caught === true : null);
      await ended(round);
    } catch (error) {
      const code = error instanceof Problem ? error.code : 'unknown';
      scene.reveal(fish, null);
      announce(texts.problem(code));
      if (code === 'sitting.over') postToPortal({ type: 'error', code });
    }
    draw();
    await rested;
    isBusy = false;
    tick();
  }

  async function ended(round: Round) {
    const outcome = outcomeOf(texts, { words: (view) => shotWords(texts, view) }, round);
    announce(outcome, Number(round.payout) > Number(round.stake));
    head.draw(state);
    postToPortal({ type: 'round.started', roundId: round.id });
    postToPortal({ type: 'round.ended', roundId: round.id });
    postToPortal({ type: 'balance.hint' });
    const { latest: rounds, seeds } = await api.state();
    state = { ...state, latest: rounds, seeds };
  }

  async function choose(words: string): Promise<void> {
    state = { ...state, ...(await api.choose(words)) };
    draw();
  }

  place.replaceChildren(
    head.element,
    ...(state.mode === 'fun' ? [h('p', { class: 'fun' }, texts.word('fun'))] : []),
    h('div', { class: 'board board-pond' }, scene.element, statusLine),
    targets.element,
    begin,
    catches,
    oddsPanel(state, fishOdds(texts), texts),
    fair.element,
    latest.element,
  );
  draw();
  animate();
  followPond(see);
  setInterval(tick, TICK_MS);
  postToPortal({ type: 'ready' });
}
