// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { VerificationDialog } from '../../../../src/portal/parts/verification/verification-dialog';
import { heldVerification } from '../../harness/charts';
import { offline, refusal, show, slide } from '../../harness/dialog-support';

function showPuzzle() {
  const { machine, work } = heldVerification();
  const verification = createActor(machine, { input: { name: 'player' } }).start();
  return { verification, work, ...show(<VerificationDialog verification={verification} />) };
}
const track = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Move the piece' });
const status = () => screen.getByRole('status').textContent;

test('s4.login.slide-verification: worked by keyboard alone, and the way it went is told', async () => {
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

test('s3.login-request.slide-fields: by pointer the piece is judged where it is let go, and rests meanwhile', async () => {
  const { work } = showPuzzle();
  await work.loadPuzzle.done(slide);
  fireEvent.change(track(), { target: { value: '120' } });
  fireEvent.pointerUp(track());
  expect(work.answerPuzzle.asked[0]?.input).toMatchObject({ slideId: slide.slideId, drop: { x: 120 } });
  fireEvent.change(track(), { target: { value: '90' } });
  fireEvent.pointerUp(track());
  expect([track().value, work.answerPuzzle.asked.length]).toEqual(['120', 1]);
});

test('own.verification.missed: it is said, and another puzzle begins at the left, the focus where it was', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { work, user } = showPuzzle();
  await work.loadPuzzle.done(slide);
  fireEvent.change(track(), { target: { value: '120' } });
  await user.click(screen.getByRole('button', { name: 'Check' }));
  await work.answerPuzzle.fails({ ...refusal, code: 'slide.wrong' });
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

test('own.verification.other-way: one button, no puzzle', async () => {
  const { work, user } = showPuzzle();
  await work.loadPuzzle.done(slide);
  await user.click(screen.getByRole('button', { name: /without a puzzle/ }));
  expect(work.doWork.asked[0]?.input).toEqual({ name: 'player' });
  expect([status()?.includes('Verifying your device'), screen.queryByRole('slider')]).toEqual([true, null]);
});

test('own.verification.failed: the reason is said, and both ways stay open', async () => {
  const { work, user } = showPuzzle();
  await work.loadPuzzle.fails(offline);
  expect(screen.getByRole('alert').textContent).toContain('network');
  await user.click(screen.getByRole('button', { name: 'Another puzzle' }));
  expect(work.loadPuzzle.asked).toHaveLength(2);
  await work.loadPuzzle.fails(offline);
  await user.click(screen.getByRole('button', { name: /without a puzzle/ }));
  expect(work.doWork.asked).toHaveLength(1);
});

test('s8.message.verification-first: it can be left by its cross and by Escape', async () => {
  const { verification, user } = showPuzzle();
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  await user.keyboard('{Escape}');
  expect(verification.getSnapshot().output).toEqual({ passed: false });
});
