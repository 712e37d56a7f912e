// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { PATHS } from '../../src/contract/platform/paths';
import { routes } from '../../src/portal/destinations';

test('what the folder may link to is what the portal has, and nothing else', () => {
  expect([...PATHS].sort()).toEqual(routes.map(({ path }) => path).sort());
});
