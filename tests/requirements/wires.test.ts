import { expect, test } from 'vitest';
import { endpoints } from '../../src/contract/endpoints';
import { fieldsOf } from './wires/fields';
import { namesIn } from './wires/names';
import { wireFaults } from './wires/wires';

test('each call, field and setting has a reader on the other side, or is for other clients and tested [own.contract.other-clients]', () => {
  expect(wireFaults()).toEqual({ unread: [], untested: [], stale: [] });
});

test('fields are found in lists, variants and nested objects, but not in what WebAuthn reads whole', () => {
  expect([...fieldsOf(endpoints.roomList.response)]).toEqual(
    expect.arrayContaining(['content', 'list', 'roomId', 'total']),
  );
  expect([...fieldsOf(endpoints.answerProof.body)]).toEqual(expect.arrayContaining(['challengeId', 'kind', 'answer']));
  expect(fieldsOf(endpoints.answerProof.body).has('clientDataJSON')).toBe(false);
});

test('distinguishes reads, writes and strings, and ignores types', () => {
  const text = `const { a, b: { c } } = x.d; f({ e: 'g' }, '/h') as { i: 'j' }; type K = Pick<L, 'm'>;`;
  const { reads, writes, strings, paths } = namesIn({ file: 'one.ts', text });
  expect([reads, writes, strings, paths].map((names) => [...names].sort())).toEqual([
    ['a', 'b', 'c', 'd'],
    ['e'],
    ['g'],
    ['/h'],
  ]);
});
