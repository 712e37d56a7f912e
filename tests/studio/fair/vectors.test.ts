import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineOf, GAME_IDS } from '../../../src/studio/catalogue/entries';
import { prove } from '../../../src/studio/fair/prove';
import { commitment, stream } from '../../../src/studio/fair/stream';
import { share } from '../../../src/studio/games/fraction';
import { paysOfHundred } from './second';
import { numbers } from './second-chance';
import { scratchOf } from './second-scratch';

const BELOWS = [3, 10, 49, 2_147_483_649, 2_863_311_531, 3_435_973_837, 4_294_967_296, 1];
const rows = readFileSync('tests/studio/fair/vectors.tsv', 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [serverSeed = '', clientSeed = '', game = '', version, nonce, acts = '', pays, drawn = ''] = line.split('\t');
    const id = GAME_IDS.find((gameId) => gameId === game);
    if (!id) throw new Error(`no such game: ${game}`);
    const source = { serverSeed, clientSeed, game: id, version: Number(version), nonce: Number(nonce) };
    return { source, acts: JSON.parse(acts), pays: Number(pays), drawn: drawn.split(',').map(Number) };
  });

test('has at least a thousand vectors, with losses and wins of every game', () => {
  expect(rows.length).toBeGreaterThanOrEqual(1_000);
  for (const id of GAME_IDS) {
    const pays = rows.filter(({ source }) => source.game === id).map((row) => row.pays);
    expect([id, pays.length >= 200, pays.includes(0), pays.some((some) => some > 100)]).toEqual([id, true, true, true]);
  }
});

test('the studio, the vectors and a second implementation agree on each payout and number', {
  tags: ['extended'],
}, () => {
  for (const { source, acts, pays, drawn } of rows) {
    const played = prove({ ...source, acts, commitment: commitment(source.serverSeed) });
    const draw = stream(source);
    expect([
      source,
      Number(share(played.pays, 100n)),
      played.matchesCommitment,
      BELOWS.map((below) => draw(below)),
    ]).toEqual([source, pays, true, drawn]);
    expect([source, paysOfHundred({ ...source, acts }), numbers(source, BELOWS)]).toEqual([source, pays, drawn]);
  }
});

test('scratch cards have the nine fields that a second implementation lays out', { tags: ['extended'] }, () => {
  const cards = rows.filter(({ source }) => engineOf(source.game) === 'lab-scratch');
  expect(cards.length).toBeGreaterThanOrEqual(800);
  for (const { source, acts } of cards) {
    const { visiblePart } = prove({ ...source, acts, commitment: '' });
    const fields = Array.isArray(visiblePart.fields)
      ? visiblePart.fields.map((picture) => String(picture).charAt(0)).join('')
      : '';
    expect([source, scratchOf({ ...source, acts }).fields]).toEqual([source, fields]);
  }
});

test('a commitment to another seed fails, and another version of the rules is rejected', () => {
  const [row] = rows;
  if (!row) throw new Error('no vectors');
  expect(prove({ ...row.source, acts: row.acts, commitment: commitment('00'.repeat(32)) }).matchesCommitment).toBe(
    false,
  );
  expect(() => prove({ ...row.source, version: 2, acts: row.acts, commitment: '' })).toThrow('version');
});
