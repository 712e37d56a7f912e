import { expect, test } from 'vitest';
import { isOn, MODULES, type Module } from '../../../src/contract';

const node = (modId: string, enabled: '1' | '0', ...childrenNodes: Module[]): Module => ({
  modId,
  enabled,
  childrenNodes,
});

test('a module is on when it and all of its parents are [s6.flag.others]', () => {
  const tree = [
    node('ROOT', '1', node(MODULES.freePlay, '1')),
    node('OFF', '0', node(MODULES.manualRebate, '1')),
    node(MODULES.loginFirst, '0'),
  ];
  expect(isOn(tree, MODULES.freePlay)).toBe(true);
  expect(isOn(tree, MODULES.manualRebate)).toBe(false);
  expect(isOn(tree, MODULES.loginFirst)).toBe(false);
  expect(isOn([], MODULES.freePlay)).toBe(false);
});
