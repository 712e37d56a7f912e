import type { FormEvent } from 'react';
import { stateKey } from '../../diff';
import { type Note, type NoteStatus, type Subject, subjectsOf } from '../../reviews';
import type { ChartData } from '../data';
import type { Place } from './address';
import { stateText, triggerText } from './labels';
import { exported, fileOf, notesOf, useOwnNotes, withNote, withStatus } from './notes';
import { noteWords, STATUS_LABELS } from './notes-words';
import { Part } from './run-panel';
import { saveText } from './save';
import { useAtlas } from './shared';

type Props = { chart: ChartData; place: Place };

/** Reviewers' notes on a chart; new notes refer to the selection and stay in this browser until they are exported. */
export function NotesPanel({ chart, place }: Props) {
  const { data, texts } = useAtlas();
  const words = noteWords[texts.language];
  const { own, keeping, set } = useOwnNotes();
  const all = withStatus(chart, notesOf(chart, own));
  const lists = [
    [words.open, all.filter(({ note }) => !note.done)],
    [words.settled, all.filter(({ note }) => note.done)],
  ] as const;
  const text = () => `${JSON.stringify(exported(chart, data.charts, own), null, 2)}\n`;
  return (
    <>
      <AddNote
        key={place.state ?? ''}
        chart={chart}
        place={place}
        by={own.at(-1)?.by}
        onAdd={(note) => set(withNote(own, note))}
      />
      {all.length === 0 && <p className="sm mute ends">{words.none}</p>}
      {lists.map(
        ([title, notes]) =>
          notes.length > 0 && (
            <Part key={title} title={`${title} (${texts.number(notes.length)})`}>
              <ul className="notes">
                {notes.map(({ note, standing }) => (
                  <li key={note.id}>
                    <NoteItem note={note} noteStatus={standing} isSelected={note.id === place.note} />
                    <button
                      type="button"
                      className="btn btn-2 btn-s"
                      onClick={() => set(withNote(own, { ...note, done: note.done ? undefined : true }))}
                    >
                      {note.done ? words.reopen : words.settle}
                    </button>
                  </li>
                ))}
              </ul>
            </Part>
          ),
      )}
      {all.length > 0 && (
        <section>
          <button type="button" className="btn btn-2 btn-s" onClick={() => saveText(fileOf(chart), text())}>
            {words.export}
          </button>
          <p className="sm mute">
            {words.where} <span className="mono">{fileOf(chart)}</span>.
          </p>
        </section>
      )}
      <p className="sm mute ends" role="status">
        {words[keeping]}
      </p>
    </>
  );
}

function NoteItem({ note, noteStatus, isSelected }: { note: Note; noteStatus: NoteStatus; isSelected: boolean }) {
  const { texts, send } = useAtlas();
  const statusLabel = STATUS_LABELS[texts.language][noteStatus.is];
  return (
    <button
      type="button"
      className="option change note-item"
      aria-pressed={isSelected}
      onClick={() => send({ type: 'note.chosen', note: note.id, state: noteStatus.subject?.path || undefined })}
    >
      <span className="grow">
        {statusLabel && <span className="badge b-gold">{statusLabel}</span>} {note.text}
        <span className="mono">{note.said}</span>
        <span className="xs">
          {note.by}, {texts.day(note.at)} · {noteWords[texts.language].revision} {note.revision}
        </span>
      </span>
    </button>
  );
}

type AddProps = Props & { by: string | undefined; onAdd: (note: Note) => void };

function AddNote({ chart, place, by, onAdd }: AddProps) {
  const { texts } = useAtlas();
  const words = noteWords[texts.language];
  const subjects = subjectsOf(chart.picture).filter(({ path }) => path === (place.state ?? ''));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const [text = '', writer = ''] = ['text', 'by'].map((name) => String(formData.get(name)).trim());
    const subject = subjects.find(({ key }) => key === formData.get('on'));
    if (!subject || text === '' || writer === '') return;
    const { key: on, said, was, like } = subject;
    const machine = chart.picture.id;
    const revision = chart.script?.revision ?? '';
    const at = new Date().toISOString().slice(0, 10);
    onAdd({ id: crypto.randomUUID(), machine, on, said, was, like, revision, text, by: writer, at });
    event.currentTarget.reset();
  };
  return (
    <form className="note-form" aria-label={words.add} onSubmit={add}>
      <label>
        <span className="sm">{words.on}</span>
        <select className="input input-s" name="on">
          {subjects.map((subject) => (
            <option key={subject.key} value={subject.key}>
              <SubjectLabel chart={chart} subject={subject} />
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sm">{words.text}</span>
        <textarea className="input" name="text" rows={3} required />
      </label>
      <label>
        <span className="sm">{words.by}</span>
        <input className="input input-s" name="by" autoComplete="name" defaultValue={by} required />
      </label>
      <button type="submit" className="btn btn-1 btn-s">
        {words.keep}
      </button>
    </form>
  );
}

function SubjectLabel({ chart, subject: { key, path } }: { chart: ChartData; subject: Subject }) {
  const { texts } = useAtlas();
  const transition = chart.picture.transitions.find(({ id }) => id === key);
  if (transition) return `${triggerText(chart, transition)} → ${transition.targets.join(', ') || texts('nowhere')}`;
  return key === stateKey('') ? noteWords[texts.language].whole : stateText(chart, path, texts.language);
}
