import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { moveFocus, shortcuts } from '../../../src/ui/shortcuts';

const press = (target: Element, key: string, modifiers: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers }));

test('a single key acts while the element is mounted, but not in a field or with a modifier [own.desk-app.keyboard]', () => {
  const approve = vi.fn();
  const { unmount } = render(
    <div ref={shortcuts({ a: approve })}>
      <input />
    </div>,
  );
  press(document.body, 'a');
  press(document.body, 'b');
  press(document.body, 'a', { ctrlKey: true });
  press(document.querySelector('input') ?? document.body, 'a');
  expect(approve).toHaveBeenCalledTimes(1);
  unmount();
  press(document.body, 'a');
  expect(approve).toHaveBeenCalledTimes(1);
});

test('the focus moves from row to row and stops at the ends [own.desk-app.keyboard]', () => {
  render(
    <>
      <button type="button">first</button>
      <button type="button">second</button>
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  moveFocus('button', 1);
  expect(focused()).toBe('first');
  moveFocus('button', 1);
  expect(focused()).toBe('second');
  moveFocus('button', 1);
  expect(focused()).toBe('second');
  moveFocus('button', -1);
  expect(focused()).toBe('first');
});
