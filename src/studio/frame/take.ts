import type { Round } from './api';
import { h } from './dom';
import { worthOf } from './scene';
import type { Texts } from './words';

/** Creates the button that cashes out an open round; hidden until the first correct guess. */
export function takeButton(texts: Texts, send: (act: object) => void) {
  const button = h('button', { class: 'button button-2', type: 'button', onclick: () => send({ act: 'take' }) });
  const draw = ({ shown, stake }: Round, isBusy: boolean) => {
    button.hidden = Number(shown?.right ?? 0) === 0;
    button.setAttribute('aria-disabled', String(isBusy));
    button.textContent = texts.word('take', texts.amount(worthOf(stake, String(shown?.worth ?? '0'))));
  };
  return { button, draw };
}
