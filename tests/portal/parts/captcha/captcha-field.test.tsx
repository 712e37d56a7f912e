// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { CaptchaField } from '../../../../src/portal/parts/captcha/captcha-field';
import { heldCaptcha } from '../../harness/charts';
import { offline, captcha as picture, rejection, show } from '../../harness/dialog-support';

function showCaptcha(error?: string) {
  const { machine, work } = heldCaptcha();
  const captcha = createActor(machine).start();
  return { captcha, work, ...show(<CaptchaField id="captcha" captcha={captcha} error={error} />) };
}
const demand = (captcha: ReturnType<typeof showCaptcha>['captcha']) =>
  act(async () => captcha.send({ type: 'captcha.demanded' }));
const refresh = () => screen.getByRole('button', { name: /New picture/ });

test('appears when required, with a described picture [s2.login.captcha-on-demand]', async () => {
  const { captcha, work } = showCaptcha();
  expect(screen.queryByLabelText('Picture code')).toBeNull();
  await demand(captcha);
  await work.loadCaptcha.done(picture);
  expect(screen.getByAltText(/characters/).getAttribute('src')).toBe(`data:image/png;base64,${picture.image}`);
  expect(screen.getByLabelText<HTMLInputElement>('Picture code').name).toBe('captcha');
});

test('a click loads another, once a second at most [s2.login.captcha-refresh s9.const.captcha-throttle]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { captcha, work, user } = showCaptcha();
  await demand(captcha);
  await work.loadCaptcha.done(picture);
  await user.click(refresh());
  expect(work.loadCaptcha.asked).toHaveLength(1);
  await act(async () => vi.advanceTimersByTime(1_000));
  await user.click(refresh());
  expect(work.loadCaptcha.asked).toHaveLength(2);
  vi.useRealTimers();
});

test('an empty field shows its error [s5.login.captcha-required]', async () => {
  const { captcha, work } = showCaptcha('Type the characters of the picture.');
  await demand(captcha);
  await work.loadCaptcha.done(picture);
  expect(screen.getByLabelText('Picture code').getAttribute('aria-describedby')).toBe('captcha-note');
});

test('offers the proof of work instead and reports its completion [own.verification.proof-of-work]', async () => {
  const { captcha, work, user } = showCaptcha();
  await demand(captcha);
  await work.loadCaptcha.done(picture);
  await user.click(screen.getByRole('button', { name: /without a picture/ }));
  expect(screen.getByRole('button', { name: /Verifying your device/ }).getAttribute('aria-busy')).toBe('true');
  await work.doWork.done();
  expect(screen.getByRole('status').textContent).toContain('No picture code needed');
  expect(screen.queryByLabelText('Picture code')).toBeNull();
});

test('a failed picture can be requested again, once a second [own.captcha.failed s9.const.captcha-throttle]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const { captcha, work, user } = showCaptcha();
  await demand(captcha);
  await work.loadCaptcha.fails(offline);
  expect(screen.getByRole('alert').textContent).toContain('network');
  const retry = () => screen.getByRole('button', { name: 'Load a picture' });
  await user.click(retry());
  expect([work.loadCaptcha.asked.length, retry().getAttribute('aria-disabled')]).toEqual([1, 'true']);
  await act(async () => vi.advanceTimersByTime(1_000));
  await user.click(retry());
  expect(work.loadCaptcha.asked).toHaveLength(2);
  await work.loadCaptcha.fails(rejection);
  await user.click(screen.getByRole('button', { name: /without a picture/ }));
  expect(work.doWork.asked[0]?.input).toEqual({ purpose: 'captcha' });
});
