import type { EventFrom } from 'xstate';
import type { countryPickerMachine } from '../../../../machines/identity/country-picker/country-picker.machine';

type PickerEvent = EventFrom<typeof countryPickerMachine>;

const OPEN: Record<string, PickerEvent> = {
  ArrowDown: { type: 'highlight.moved', move: 1 },
  ArrowUp: { type: 'highlight.moved', move: -1 },
  PageDown: { type: 'highlight.moved', move: 10 },
  PageUp: { type: 'highlight.moved', move: -10 },
  Home: { type: 'highlight.moved', move: 'first' },
  End: { type: 'highlight.moved', move: 'last' },
  Enter: { type: 'highlight.selected' },
  Escape: { type: 'list.dismissed' },
};
const CLOSED: Record<string, PickerEvent> = { ArrowDown: { type: 'list.requested' }, ' ': { type: 'list.requested' } };

/** Meaning of a key in the code box (own.country-picker.search); nothing for keys that are not its own. */
export function meaningOf(key: string, open: boolean): PickerEvent | undefined {
  if (!open) return CLOSED[key];
  const letter = [...key].length === 1 || /^\p{L}\p{M}*$/u.test(key);
  return OPEN[key] ?? (letter ? { type: 'letters.typed', letters: key } : undefined);
}
