import { expect, test } from 'vitest';
import { SETTINGS } from '../../../src/contract';

test('s1.brand.values s3.brand-config.fields: the brand, its device, lottery, merchant and chat colour, and its languages', () => {
  expect(SETTINGS.brand).toMatchObject({ platform: 'web', device: 'WEB', lotteryType: 'SEA' });
  expect(SETTINGS.brand.merchant).not.toBe('');
  expect(SETTINGS.brand.chatHeaderColour).toMatch(/^#[0-9a-f]{6}$/);
  expect(SETTINGS.languages).toEqual(['bn', 'en']);
});
