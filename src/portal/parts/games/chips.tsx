import type { ReactNode } from 'react';
import './games.css';

type Chip = { value: string; title: ReactNode };
type Props = { label: string; chips: readonly Chip[]; chosen: string; onChoose: (value: string) => void };

/**
 * Chips that narrow a list, one of them selected; on a narrow screen the first rows are visible, and the others scroll.
 */
export const Chips = ({ label, chips, chosen, onChoose }: Props) => (
  <fieldset className="chip-set">
    <legend className="vh">{label}</legend>
    <div className="chips">
      {chips.map(({ value, title }) => (
        <button
          type="button"
          key={value}
          className="chip"
          ref={value === chosen ? showInRow : undefined}
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
        >
          {title}
        </button>
      ))}
    </div>
  </fieldset>
);

/**
 * Ref callback: scrolls the row that the element is in (`data-sideways`) so that it is in the middle. The page itself
 * does not move.
 */
export function showInRow(element: HTMLElement | null) {
  const row = element?.closest('[data-sideways]');
  if (!element || !row) return;
  const { left, width } = element.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}
