import type { Round } from './api';
import { h } from './dom';
import type { Plots } from './plots';
import { decimal, listIn, type Turns } from './scene';
import { takeButton } from './take';
import type { Texts } from './words';

/** Creates the controls of an open round of mines: the unopened places, and cashing out. */
export function minesTurns(texts: Texts, { buttons: places, element }: Plots, send: (act: object) => void): Turns {
  const take = takeButton(texts, send);
  const hint = h('p', { class: 'hint' });
  let last = 0;
  element.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || button.getAttribute('aria-disabled') === 'true') return;
    last = Number(button.value);
    send({ act: 'open', place: last });
  });
  const drawPlaces = (opened: readonly number[], isBusy: boolean) => {
    for (const [place, button] of places.entries()) {
      button.disabled = false;
      button.setAttribute('aria-disabled', String(isBusy || opened.includes(place)));
    }
  };
  return {
    buttons: [hint, take.button],
    draw(round: Round | null, isBusy) {
      if (!round) {
        for (const button of places) button.disabled = true;
        return;
      }
      const { shown } = round;
      drawPlaces(listIn(shown ?? {}, 'opened').map(Number), isBusy);
      hint.textContent = texts.word('next', decimal(String(shown?.next ?? '0')));
      take.draw(round, isBusy);
    },
    focus: () => places[last]?.focus(),
  };
}
