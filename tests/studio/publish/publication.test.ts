import * as v from 'valibot';
import { expect, test } from 'vitest';
import { studioRequests } from '../../../src/contract/play/studio';
import { returnOfRows } from '../../../src/contract/play/studio-odds';
import { GAME_IDS } from '../../../src/studio/catalogue/entries';
import { GAMES } from '../../../src/studio/games';
import { fraction, toText } from '../../../src/studio/games/fraction';
import { returnOf } from '../../../src/studio/games/game';
import { choiceLabel, resultLabel } from '../../../src/studio/publish/labels';
import { publicationOf } from '../../../src/studio/publish/publication';

/** Maximum size of a call to the portal, in bytes. */
const LIMIT = 65_536;

test.each(GAME_IDS)(
  '%s: its publication contains the rows used in play and matches the contract [own.game-info.odds]',
  (id) => {
    const publication = publicationOf(id);
    const text = JSON.stringify(publication);
    expect(Buffer.byteLength(text)).toBeLessThan(LIMIT);
    const { tables } = v.parse(studioRequests.odds, JSON.parse(text));
    const played = GAMES[id].published.map((first) => GAMES[id].odds(first));
    expect(tables.map(({ rows }) => rows.map(({ ways, of, pays }) => [ways, of, pays]))).toEqual(
      played.map((odds) => odds.map(({ ways, of, pays }) => [`${ways}`, `${of}`, toText(pays)])),
    );
    expect(tables.map(({ returns }) => returns)).toEqual(played.map((odds) => toText(returnOf(odds))));
  },
);

test.each(GAME_IDS)('%s: its labels exist in both languages, with Bengali digits, and are unique', (id) => {
  const { tables, notes, payTable } = publicationOf(id);
  const labels = [
    ...notes,
    ...(payTable?.columns ?? []),
    ...(payTable?.rows ?? []).map(({ label }) => label),
    ...tables.flatMap(({ label, rows }) => [...(label ? [label] : []), ...rows.map((row) => row.label)]),
  ];
  for (const { bn, en } of labels) {
    expect([bn, /[0-9]|[A-Za-z]{2}/.test(bn)]).toEqual([bn, false]);
    expect([en, /[\u0980-\u09ff]/.test(en)]).toEqual([en, false]);
  }
  const choices = tables.map(({ label }) => label?.en);
  expect(new Set(choices).size).toBe(tables.length);
  for (const { rows } of tables) expect(new Set(rows.map(({ label }) => label.en)).size).toBe(rows.length);
  // Labels distinguish several ways to play.
  expect(choices.every((label) => label !== undefined)).toBe(tables.length > 1);
});

test.each([
  ['2-5', 'Above × 2 up to × 5'],
  ['free', 'Free rounds'],
  ['lost', 'No win'],
  ['kite', 'Three: Kite'],
  ['x1.5', '× 1.5'],
  ['banker', 'banker'],
])('a result named %s has a label that does not depend on the game', (name, label) => {
  expect(resultLabel('lab-wheel', name, {}).en).toBe(label);
});

test('a game with one way to play has no label for it', () => {
  expect(choiceLabel('lab-wheel', {})).toBeNull();
});

test('the contract rejects a table whose rows do not add up to its return [own.game-info.odds]', () => {
  const publication = publicationOf('lab-wheel');
  const [table] = publication.tables;
  const more = { ...publication, tables: [{ ...table, returns: '24/24' }] };
  expect(v.safeParse(studioRequests.odds, more).success).toBe(false);
  const { over, under } = returnOfRows(table?.rows ?? []);
  expect(toText(fraction(over, under))).toBe(table?.returns);
});
