import { h } from './dom';
import { numberIn, type Turns } from './scene';
import type { Texts } from './words';

/** Creates the control of an open round of a slot: the next free round, which starts only when pressed. */
export function freeTurns(texts: Texts, send: (act: object) => void): Turns {
  const button = h('button', { class: 'button button-1', type: 'button', onclick: () => send({ act: 'free' }) });
  return {
    buttons: [button],
    draw(round, isBusy) {
      button.setAttribute('aria-disabled', String(isBusy));
      button.textContent = isBusy
        ? texts.word('playing')
        : texts.word('play.free', numberIn(round?.shown ?? {}, 'free'));
    },
    focus: () => button.focus(),
  };
}
