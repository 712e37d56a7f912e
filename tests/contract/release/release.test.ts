import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { type Endpoint, endpoints } from '../../../src/contract/endpoints';
import { RELEASE } from '../../../src/contract/platform/release';
import { breaksOf } from './breaks';
import fixture from './fixture.json';
import { contractShape } from './shape';

const base = { method: 'POST', path: '/wps/kite', token: 'none', encrypted: false, source: 'assumed' } as const;
const body = v.object({ name: v.string(), colour: v.optional(v.string()) });
const response = v.object({ list: v.array(v.object({ id: v.string(), note: v.optional(v.string(), '') })) });
/** Shape of a contract of one call. */
const shape = (change: Partial<Endpoint> = {}) => contractShape({ fly: { ...base, body, response, ...change } });
const breaks = (change: Partial<Endpoint>) => breaksOf(shape(), shape(change));

test('a portal of the last release can use this gateway [own.contract.release]', () => {
  expect(Object.keys(fixture.endpoints).length).toBeGreaterThan(100);
  expect(breaksOf(fixture.endpoints, contractShape(endpoints))).toEqual([]);
});

test('builds have the version of the package [own.app.release]', () => {
  const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([RELEASE, fixture.version]).toEqual([version, version]);
});

test('a new optional field and a new field of a response break nothing [own.contract.release]', () => {
  const more = v.object({ ...body.entries, tail: v.optional(v.object({ length: v.number() })) });
  const sent = v.object({ list: v.array(v.object({ id: v.string(), note: v.string(), at: v.number() })) });
  expect(breaks({ body: more, response: sent })).toEqual([]);
});

test.each([
  ['a call that is gone', { path: '/wps/kites' }, 'fly: POST /wps/kite is gone'],
  [
    'an optional field that is demanded',
    { body: v.object({ name: v.string(), colour: v.string() }) },
    'fly: demands colour, which was optional',
  ],
  [
    'a new field that is demanded',
    { body: v.object({ ...body.entries, tail: v.string() }) },
    'fly: demands tail, which is new',
  ],
  [
    'a field of a request with another type',
    { body: v.object({ ...body.entries, name: v.number() }) },
    'fly: takes name as number, not as string',
  ],
  [
    'a field of a response that is gone',
    { response: v.object({ list: v.array(v.object({ note: v.string() })) }) },
    'fly: no longer sends list[].id',
  ],
  [
    'a field of a response that may be missing',
    { response: v.object({ list: v.array(v.object({ id: v.optional(v.string()), note: v.string() })) }) },
    'fly: may omit list[].id, which was always sent',
  ],
  [
    'a field of a response with another type',
    { response: v.object({ list: v.object({ id: v.string(), note: v.string() }) }) },
    'fly: sends list as object, not as array',
  ],
])('%s is found [own.contract.release]', (_, change, fault) => {
  expect(breaks(change)).toContain(fault);
});
