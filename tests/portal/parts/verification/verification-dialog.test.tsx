// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { VerificationDialog } from '../../../../src/portal/parts/verification/verification-dialog';
import { heldVerification } from '../../harness/charts';
import { offline, rejection, show, slide } from '../../harness/dialog-support';

function showPuzzle() {
  const { machine, work } = heldVerification();
  const verification = createActor(machine, { input: { name: 'player' } }).start();
  return { verification, work, ...show(<VerificationDialog verification={verification} />) };
}
const track = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Move the piece' });
const status = () => screen.getByRole('status').textContent;

test('works by keyboard alone and reports its path [s4.login.slide-verification]', async () => {
  const { work, user } = showPuzzle();
  expect(status()).toContain('Loading the puzzle…');
  await work.loadPuzzle.done(slide);
  await act(async () => track().focus());
  await user.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}{ArrowRight}');
  expect([track().value, track().getAttribute('aria-valuetext')]).toEqual(['11', '11 of 280']);
  await user.keyboard('{Enter}');
  const drop = work.answerPuzzle.asked[0]?.input.drop;
  expect([drop?.x, drop?.movement.map(({ x }) => x)]).toEqual([11, [5, 10, 11, 6, 11]]);
  expect(status()).toBe('Checking…');
  expect(document.activeElement).toBe(track());
});

test('by pointer the piece is checked on release and locked meanwhile [s3.login-request.slide-fields]', async () => {
  const { work } = showPuzzle();
  await work.loadPuzzle.done(slide);
  fireEvent.change(track(), { target: { value: '120' } });
  fireEvent.pointerUp(track());
  expect(work.answerPuzzle.asked[0]?.input).toMatchObject({ slideId: slide.slideId, drop: { x: 120 } });
  fireEvent.change(track(), { target: { value: '90' } });
  fireEvent.pointerUp(track());
  expect([track().value, work.answerPuzzle.asked.length]).toEqual(['120', 1]);
});

test('a miss is reported, and another puzzle keeps the focus [own.verification.missed]', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { work, user } = showPuzzle();
  await work.loadPuzzle.done(slide);
  fireEvent.change(track(), { target: { value: '120' } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await work.answerPuzzle.fails({ ...rejection, code: 'slide.wrong' });
  expect(status()).toContain('Not quite');
  await act(async () => vi.advanceTimersByTime(1_500));
  await work.loadPuzzle.done({ ...slide, slideId: '0190c1d2-0000-7000-8000-000000000003' });
  expect([status()?.includes('Slide the piece'), track().value]).toEqual([true, '0']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('The last one was not quite there.')).toBeTruthy();
  fireEvent.change(track(), { target: { value: '90' } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.queryByText('The last one was not quite there.')).toBeNull();
  vi.useRealTimers();
});

test('offers one button instead of a puzzle [own.verification.proof-of-work]', async () => {
  const { work, user } = showPuzzle();
  await work.loadPuzzle.done(slide);
  await user.click(screen.getByRole('button', { name: /without a puzzle/ }));
  expect(work.doWork.asked[0]?.input).toEqual({ name: 'player' });
  expect([status()?.includes('Verifying your device'), screen.queryByRole('slider')]).toEqual([true, null]);
});

test('a failure shows its reason and keeps both methods available [own.verification.failed]', async () => {
  const { work, user } = showPuzzle();
  await work.loadPuzzle.fails(offline);
  expect(screen.getByRole('alert').textContent).toContain('network');
  await user.click(screen.getByRole('button', { name: 'Another puzzle' }));
  expect(work.loadPuzzle.asked).toHaveLength(2);
  await work.loadPuzzle.fails(offline);
  await user.click(screen.getByRole('button', { name: /without a puzzle/ }));
  expect(work.doWork.asked).toHaveLength(1);
});

test('can be closed by its cross and by Escape [s8.message.verification-first]', async () => {
  const { verification, user } = showPuzzle();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(verification.getSnapshot().output).toEqual({ passed: false });
});
