// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { leavePage } from '../../../src/portal/browser/leave-page';

/** A window that only records where it is sent. */
function lend() {
  const gone: string[] = [];
  const target = new EventTarget();
  const page = {
    addEventListener: target.addEventListener.bind(target),
    location: { assign: (address: string | URL) => void gone.push(String(address)) },
  };
  const shows = () => target.dispatchEvent(new Event('pageshow'));
  return { gone, page, shows };
}

test('navigates immediately and resolves when this page is shown again [own.deposit.straight]', async () => {
  const { gone, page, shows } = lend();
  const done = vi.fn();
  const left = leavePage('https://pay.example.test/pay?order=1', new AbortController().signal, page).then(done);
  expect(gone).toEqual(['https://pay.example.test/pay?order=1']);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  shows();
  await left;
  expect([gone.length, done.mock.calls.length]).toEqual([1, 1]);
});

test('stops listening once aborted [own.deposit.straight]', async () => {
  const { page, shows } = lend();
  const done = vi.fn();
  const stop = new AbortController();
  leavePage('http://127.0.0.1:3000/pay?order=1', stop.signal, page).then(done);
  stop.abort();
  shows();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).not.toHaveBeenCalled();
});

test.each([
  'javascript:alert(1)',
  'data:text/html,<p>Pay</p>',
  'blob:https://pay.example.test/1',
  'intent://pay#Intent;end',
  'pay',
  '//pay.example.test/1',
  '',
])('rejects addresses other than web pages: %j [own.deposit.straight]', async (address) => {
  const { gone, page } = lend();
  await expect(leavePage(address, new AbortController().signal, page)).rejects.toThrow(TypeError);
  expect(gone).toEqual([]);
});
