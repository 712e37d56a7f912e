import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from './button';
import { takeLostFocus } from './take-focus';
import './styles/slide-track.css';

type Sample = { x: number; at: number };
type Props = {
  /** Another puzzle begins at the left again. */
  puzzle: string;
  max: number;
  label: string;
  /** Where the thumb is, in words. */
  valueText: (x: number) => string;
  check: ReactNode;
  /** Being judged, or about to be replaced: it stays in its place, and the focus with it. */
  held: boolean;
  onDrop: (drop: { x: number; movement: Sample[] }) => void;
  children: (x: number) => ReactNode;
};

/** What an arrow key does; with Shift the piece goes pixel by pixel. */
const STRIDES: Record<string, number> = { ArrowRight: 5, ArrowUp: 5, ArrowLeft: -5, ArrowDown: -5 };
/** What the contract takes. */
const SAMPLES = 600;

/** A thing that is slid along by pointer or keys: a native range, so both work as people know them. Remembers the way it went. */
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
