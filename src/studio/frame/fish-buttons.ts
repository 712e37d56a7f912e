import { FISH_KINDS, type FishKind } from '../games/fish';
import type { View } from './api';
import { h } from './dom';
import { winOf } from './fish-words';
import type { Texts } from './words';

/** Creates a button for each kind of fish, with its payout and chance, to shoot without aiming (`own.pond.keys`). */
export function fishButtons(texts: Texts, odds: View['odds'], shoot: (kind: FishKind) => void) {
  const legend = h('legend');
  const buttons = FISH_KINDS.map((kind) => {
    const name = h('span');
    const { pays, oneIn } = winOf(odds, kind);
    const button = h(
      'button',
      { class: 'spot', type: 'button', onclick: () => shoot(kind) },
      name,
      h('small', {}, texts.word('fish.odds', pays, oneIn)),
    );
    return { kind, name, button };
  });
  const element = h(
    'fieldset',
    { class: 'spot-board' },
    legend,
    h('div', { class: 'spots spots-two spots-fish' }, ...buttons.map(({ button }) => button)),
  );
  /** Draws the cost of a shot, and which kinds can be shot at now. */
  const draw = (cost: string, isHere: (kind: FishKind) => boolean, isBusy: boolean) => {
    legend.textContent = texts.word('fish.costs', cost);
    for (const { kind, name, button } of buttons) {
      const word = texts.word(`fish.${kind}`);
      const label = isHere(kind) ? word : texts.word('fish.away', word);
      if (name.textContent !== label) name.textContent = label;
      button.setAttribute('aria-disabled', String(isBusy || !isHere(kind)));
    }
  };
  return { element, draw };
}
