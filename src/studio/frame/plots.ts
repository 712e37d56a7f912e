import { h } from './dom';
import type { Texts } from './words';
import { picture, svg } from './woven';

export type Plots = ReturnType<typeof plots>;

/**
 * Creates a field of mines with `side` by `side` places: a button for each place, labelled with its position and its
 * content.
 */
export function plots(texts: Texts, side: number) {
  const buttons = Array.from({ length: side * side }, (_, place) =>
    h('button', { class: 'plot', type: 'button', disabled: true, value: place }),
  );
  const element = h(
    'div',
    { class: `plots plots-${side}`, role: 'group', 'aria-label': texts.word('field') },
    ...buttons,
  );
  const art = (figure: 'lily' | 'mine') =>
    svg('svg', { viewBox: '0 0 40 40', 'aria-hidden': 'true' }, picture(figure, { size: 40, bare: true }));
  function draw(opened: readonly number[], mined: readonly number[]) {
    for (const [place, button] of buttons.entries()) {
      const isOpen = opened.includes(place);
      const isMined = mined.includes(place);
      const where = texts.word('placed', (place % side) + 1, Math.floor(place / side) + 1);
      const found = isMined ? texts.word('mine') : isOpen ? texts.word('lily') : '';
      button.setAttribute('aria-label', found === '' ? where : `${where}: ${found}`);
      button.classList.toggle('plot-open', isOpen);
      button.classList.toggle('plot-mined', isOpen && isMined);
      button.replaceChildren(...(isMined ? [art('mine')] : isOpen ? [art('lily')] : []));
    }
  }
  draw([], []);
  return { element, buttons, draw };
}
