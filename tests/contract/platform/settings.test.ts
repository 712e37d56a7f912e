import { expect, test } from 'vitest';
import { SETTINGS } from '../../../src/contract';

test('the settings name brand, merchant, chat colour and languages [s1.brand.values s3.brand-config.fields]', () => {
  expect(SETTINGS.brand).toMatchObject({ platform: 'web', device: 'WEB', lotteryType: 'SEA' });
  expect(SETTINGS.brand.merchant).not.toBe('');
  expect(SETTINGS.brand.chatHeaderColour).toMatch(/^#[0-9a-f]{6}$/);
  expect(SETTINGS.languages).toEqual(['bn', 'en']);
});
