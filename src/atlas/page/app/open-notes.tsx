import { addressOf } from './address';
import { titleOf } from './labels';
import { notesOf, useOwnNotes, withStatus } from './notes';
import { noteWords, STATUS_LABELS } from './notes-words';
import { useAtlas } from './shared';

/** Open notes of all charts, on the index. */
export function OpenNotes() {
  const { data, texts } = useAtlas();
  const { own } = useOwnNotes();
  const words = noteWords[texts.language];
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
        {words.openNotes} <span className="num mute">({texts.number(open.length)})</span>
      </h2>
      <ul className="open-notes">
        {open.map(({ chart, note, standing: { is, subject } }) => (
          <li key={note.id}>
            <a
              className="option"
              href={addressOf({ chart: chart.key, state: subject?.path || undefined, note: note.id, steps: [], at: 0 })}
            >
              <span className="grow">
                <b>{titleOf(chart, texts.language)}</b>{' '}
                {STATUS_LABELS[texts.language][is] && (
                  <span className="badge b-gold">{STATUS_LABELS[texts.language][is]}</span>
                )}
                <span className="note-text">{note.text}</span>
                <span className="xs mute">
                  {note.by}, {texts.day(note.at)}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
