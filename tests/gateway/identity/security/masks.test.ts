import { expect, test } from 'vitest';
import { maskedMobile } from '../../../../src/gateway/identity/account/masks';

test.each([
  ['+8801712345678', '+880•••••678'],
  ['+919876543210', '+91•••••210'],
  ['+12025550123', '+1•••••123'],
])('%s is shown as %s, with its own country’s code [own.phone.masked]', (mobile, maskedNumber) =>
  expect(maskedMobile(mobile)).toBe(maskedNumber),
);
