import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Modules, startModules } from '../support/modules';

let gateway: Modules;
beforeAll(async () => {
  gateway = await startModules({ limitFactor: 1 });
});
afterAll(() => gateway.close());

test('asvs 6.3.1: one address that tries name after name is held back, and told for how long', async () => {
  const outcomes: string[] = [];
  for (let i = 0; i < 130; i++)
    outcomes.push(await gateway.client.logIn({ username: `guess${i}`, password: 'x' }).then(String, ({ code }) => code));
  expect(outcomes.slice(0, 120)).toEqual(Array.from({ length: 120 }, () => 'slide.required'));
  expect(outcomes.at(-1)).toBe('limit.reached');
});
