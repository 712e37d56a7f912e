import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button';
import { takeLostFocus } from './take-focus';
import './styles/slide-track.css';

type Sample = { x: number; at: number };
type Props = {
  /** Id of the puzzle; a new puzzle starts at the left again. */
  puzzle: string;
  max: number;
  label: string;
  /** Describes the position of the thumb. */
  valueText: (x: number) => string;
  check: ReactNode;
  /** Being checked or about to be replaced: the piece does not move, and the focus stays on it. */
  held: boolean;
  onDrop: (drop: { x: number; movement: Sample[] }) => void;
  children: (x: number) => ReactNode;
};

/** Step of an arrow key in pixels; with Shift it is a single pixel. */
const STRIDES: Record<string, number> = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 };
/** Largest number of samples that the contract accepts. */
const SAMPLES = 600;

/** Slider for pointer and keys. It is a native range input, so both work as usual. It records its movement. */
export function SlideTrack({ puzzle, max, label, valueText, check, held, onDrop, children }: Props) {
  const [place, setPlace] = useState({ puzzle, x: 0 });
  const way = useRef<Sample[]>([]);
  const x = place.puzzle === puzzle ? place.x : 0;
  const move = (to: number) => {
    if (held) return;
    const at = Math.round(performance.now());
    const before = place.puzzle === puzzle ? way.current : [];
    way.current = [...before, { x: to, at }].slice(-SAMPLES);
    setPlace({ puzzle, x: to });
  };
  const drop = () => {
    if (held) return;
    const moved = place.puzzle === puzzle && way.current.length > 0;
    onDrop({ x, movement: moved ? way.current : [{ x, at: Math.round(performance.now()) }] });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stride = STRIDES[event.key];
    if (stride === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (stride === undefined) drop();
    else move(Math.min(max, Math.max(0, x + (event.shiftKey ? Math.sign(stride) : stride))));
  };
  return (
    <div className="slide-track">
      {children(x)}
      <input
        ref={takeLostFocus}
        type="range"
        min={0}
        max={max}
        value={x}
        aria-label={label}
        aria-valuetext={valueText(x)}
        aria-disabled={held || undefined}
        onChange={(event) => move(Number(event.currentTarget.value))}
        onKeyDown={onKeyDown}
        onPointerUp={() => x > 0 && drop()}
      />
      <Button look="primary" wide busy={held} onClick={drop}>
        {check}
      </Button>
    </div>
  );
}
