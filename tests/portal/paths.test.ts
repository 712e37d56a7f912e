// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { PATHS } from '../../src/contract/platform/paths';
import { routes } from '../../src/portal/destinations';

test('content may link to exactly the portal’s paths', () => {
  expect([...PATHS].sort()).toEqual(routes.map(({ path }) => path).sort());
});
