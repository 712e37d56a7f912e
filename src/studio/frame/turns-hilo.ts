import { CARDS } from '../games/hilo';
import type { Round } from './api';
import { h } from './dom';
import { decimal, type Turns } from './scene';
import { takeButton } from './take';
import type { Texts } from './words';

/** Creates the controls of an open round of hi-lo: a guess each way with its odds, and cashing out. */
export function hiloTurns(texts: Texts, send: (act: object) => void): Turns {
  const take = takeButton(texts, send);
  const guesses = (['higher', 'lower'] as const).map((act) => ({
    act,
    button: h('button', { class: 'button button-1', type: 'button', onclick: () => send({ act }) }),
  }));
  const buttons = [...guesses.map(({ button }) => button), take.button];
  const drawGuesses = ({ shown }: Round, isBusy: boolean) => {
    const worth = decimal(String(shown?.worth ?? '0'));
    for (const { act, button } of guesses) {
      const ways = Number(shown?.[act] ?? 0);
      const pays = Math.floor((worth * 100 * CARDS) / ways) / 100;
      button.hidden = ways === 0;
      button.setAttribute('aria-disabled', String(isBusy));
      button.replaceChildren(h('strong', {}, texts.word(act)), h('small', {}, texts.word('chance', ways, CARDS, pays)));
    }
  };
  return {
    buttons,
    draw(round, isBusy) {
      if (!round) return;
      drawGuesses(round, isBusy);
      take.draw(round, isBusy);
    },
    focus: () => buttons.find(({ hidden }) => !hidden)?.focus(),
  };
}
