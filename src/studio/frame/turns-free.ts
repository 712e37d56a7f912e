import { h } from './dom';
import { numberIn, type Turns } from './scene';
import type { Say } from './words';

/** Creates the control of an open round of a slot: the next free round, which starts only when pressed. */
export function freeTurns(say: Say, send: (act: object) => void): Turns {
  const button = h('button', { class: 'button button-1', type: 'button', onclick: () => send({ act: 'free' }) });
  return {
    buttons: [button],
    draw(round, isBusy) {
      button.setAttribute('aria-disabled', String(isBusy));
      button.textContent = isBusy ? say.word('playing') : say.word('play.free', numberIn(round?.shown ?? {}, 'free'));
    },
    focus: () => button.focus(),
  };
}
