import { SIGNS } from '../marks';
import { picture } from '../picture';
import { noteStatusOf, subjectsOf } from '../reviews';
import type { Since } from './changes';
import type { Chart } from './load';

/** Lists open notes per chart, and those whose subject has changed since the compared revision. */
export function formatReviews(charts: readonly Chart[], since?: Since): string[] {
  return charts.flatMap(({ id, machine, notes = [] }, at) => {
    const open = notes.filter(({ done }) => !done);
    if (open.length === 0) return [];
    const subjects = subjectsOf(picture(machine));
    const changed = new Set(since?.diffs[at]?.changes.map(({ key }) => key));
    const lines = open.flatMap((note) => {
      const { is, subject } = noteStatusOf(note, subjects);
      if (is === 'same' && !changed.has(subject?.key ?? '')) return [];
      return [
        `  ${SIGNS[is === 'gone' ? 'removed' : 'changed']} ${note.said}: "${note.text}" (${note.by}, ${note.at}, on ${note.revision})`,
      ];
    });
    const moved = lines.length > 0 ? `, ${lines.length} on what has changed since:` : '';
    return [`${id}: ${open.length} ${open.length === 1 ? 'note is' : 'notes are'} open${moved}`, ...lines];
  });
}
