import { describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type Picture, picture } from '../../src/atlas';
import { exported, fileOf, notesOf, withNote, withStatus } from '../../src/atlas/page/app/notes';
import type { ChartData } from '../../src/atlas/page/data';
import { type Note, noteStatusOf, subjectsOf } from '../../src/atlas/reviews';

const door = (open: object, shut: object = {}): Picture =>
  picture(
    createMachine({ id: 'door', initial: 'shut', states: { shut: { on: { open }, ...shut }, open: {}, locked: {} } }),
  );
const before = door([{ guard: 'isOiled', target: 'open' }, { target: 'locked' }]);

/** Returns a note on a key of the chart as it was. */
function on(key: string, more: Partial<Note> = {}): Note {
  const { said = '', was = '', like = [] } = subjectsOf(before).find((subject) => subject.key === key) ?? {};
  return {
    id: key,
    machine: 'door',
    on: key,
    said,
    was,
    like,
    revision: 'r1',
    text: 'Why?',
    by: 'Rupa',
    at: '2026-11-26',
    ...more,
  };
}
const statusAndKey = (note: Note, now: Picture) => {
  const { is, subject } = noteStatusOf(note, subjectsOf(now));
  return [is, subject?.key];
};

describe('target of a note', () => {
  test('is the chart, a state or an arrow, each with a label', () => {
    expect(subjectsOf(before).map(({ key, said, path }) => [key, said, path])).toEqual([
      ['state ', 'the root', ''],
      ['state shut', 'state shut', 'shut'],
      ['state open', 'state open', 'open'],
      ['state locked', 'state locked', 'locked'],
      ['door.shut | open | 0', 'transition shut: open [isOiled] → open', 'shut'],
      ['door.shut | open | 1', 'transition shut: open [else] → locked', 'shut'],
    ]);
  });

  test('is unchanged while its content is, even at another position in its list', () => {
    const now = door([
      { guard: 'isStuck', target: 'shut' },
      { guard: 'isOiled', target: 'open' },
      { target: 'locked' },
    ]);
    expect(statusAndKey(on('state shut'), now)).toEqual(['same', 'state shut']);
    expect(statusAndKey(on('door.shut | open | 0'), now)).toEqual(['same', 'door.shut | open | 1']);
    expect(statusAndKey(on('door.shut | open | 1'), now)).toEqual(['same', 'door.shut | open | 2']);
  });

  test('is changed if any of its content differs, and gone if it was removed', () => {
    const now = door({ guard: 'isOiled', target: 'locked' }, { tags: 'cold' });
    expect(statusAndKey(on('state shut'), now)).toEqual(['changed', 'state shut']);
    expect(statusAndKey(on('door.shut | open | 0'), now)).toEqual(['changed', 'door.shut | open | 0']);
    expect(statusAndKey(on('door.shut | open | 1'), now)).toEqual(['gone', undefined]);
  });
});

test('a note follows its state, and the arrows of that state, to a new name', () => {
  const now = picture(
    createMachine({
      id: 'door',
      initial: 'closed',
      states: {
        closed: { on: { open: [{ guard: 'isOiled', target: 'open' }, { target: 'locked' }] } },
        open: {},
        locked: {},
      },
    }),
  );
  expect(statusAndKey(on('state shut'), now)).toEqual(['renamed', 'state closed']);
  expect(statusAndKey(on('door.shut | open | 1'), now)).toEqual(['renamed', 'door.closed | open | 1']);
  expect(statusAndKey(on('state shut', { like: undefined }), now)).toEqual(['gone', undefined]);
});

describe('notes of a page', () => {
  const chart = (key: string, notes: Note[]): ChartData => {
    const samples = { events: {}, outcomes: {} };
    const laid = { width: 0, height: 0, boxes: [], edges: [], beginnings: [] };
    return {
      key,
      file: 'a/doors.machine.ts',
      picture: { ...before, id: key },
      laid,
      samples,
      paths: [],
      tiers: [],
      untried: [],
      notes,
    };
  };
  const note = on('state shut');
  const front = chart('door', [note]);
  const back = chart('gate', [on('state open', { id: 'two', machine: 'gate' })]);

  test('are those of its file with local edits, then local additions', () => {
    const added = on('state open', { id: 'three' });
    const own = withNote(withNote([added], { ...note, done: true }), on('state open', { id: 'four', machine: 'gate' }));
    expect(notesOf(front, own)).toEqual([{ ...note, done: true }, added]);
    expect(withNote(own, { ...added, text: 'Because' })).toHaveLength(own.length);
    expect(withStatus(front, notesOf(front, own)).map(({ standing: { is } }) => is)).toEqual(['same', 'same']);
  });

  test('are exported with those on all charts of the same file, under the name that loading expects', () => {
    expect(fileOf(front)).toBe('doors.reviews.json');
    expect(exported(front, [front, back], [])).toEqual({
      reviews: 1,
      notes: [...(front.notes ?? []), ...(back.notes ?? [])],
    });
  });
});
