import { addressOf } from './address';
import { titleOf } from './labels';
import { notesOf, useOwnNotes, withStatus } from './notes';
import { noteWords, STATUS_LABELS } from './notes-words';
import { useAtlas } from './shared';

/** Open notes of all charts, on the index. */
export function OpenNotes() {
  const { data, say } = useAtlas();
  const { own } = useOwnNotes();
  const words = noteWords[say.language];
  const open = data.charts.flatMap((chart) =>
    withStatus(
      chart,
      notesOf(chart, own).filter(({ done }) => !done),
    ).map(({ note, standing }) => ({ chart, note, standing })),
  );
  if (open.length === 0) return null;
  return (
    <section>
      <h2>
        {words.openNotes} <span className="num mute">({say.number(open.length)})</span>
      </h2>
      <ul className="open-notes">
        {open.map(({ chart, note, standing: { is, subject } }) => (
          <li key={note.id}>
            <a
              className="option"
              href={addressOf({ chart: chart.key, state: subject?.path || undefined, note: note.id, steps: [], at: 0 })}
            >
              <span className="grow">
                <b>{titleOf(chart, say.language)}</b>{' '}
                {STATUS_LABELS[say.language][is] && (
                  <span className="badge b-gold">{STATUS_LABELS[say.language][is]}</span>
                )}
                <span className="note-text">{note.text}</span>
                <span className="xs mute">
                  {note.by}, {say.day(note.at)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
