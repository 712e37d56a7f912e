/** A selection as a play writes it: fields parted by `|`, choices by `,`. */
export const chosenIn = (selection: string, field: number): string[] =>
  (selection.split('|')[field] ?? '').split(',').filter(Boolean);

/** The selection with these choices in a field; empty where nothing is left. */
export function withChosen(selection: string, fields: number, field: number, chosen: readonly string[]): string {
  const parts = Array.from({ length: fields }, (_, index) =>
    (index === field ? chosen : chosenIn(selection, index)).join(','),
  );
  return parts.every((part) => part === '') ? '' : parts.join('|');
}

/** The choices with one more, or without it. */
export const toggled = (chosen: readonly string[], choice: string): string[] =>
  chosen.includes(choice) ? chosen.filter((candidate) => candidate !== choice) : [...chosen, choice];
