import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Confirm } from '../../../src/ui/confirm';
import { Dialog } from '../../../src/ui/dialog';
import { show } from '../harness/show';
import '../../harness/dom';

/** A warning, and below it a dialog that something outside of both opens and closes. */
function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        The way back
      </button>
      {isOpen && (
        <Dialog title="Log in" onClose={() => {}}>
          A form
        </Dialog>
      )}
      <Confirm title="Full account needed" yes="OK" onYes={() => {}}>
        Log in with another.
      </Confirm>
    </>
  );
}

test('a warning over whatever is open stays readable when a dialog opens and closes below it (s8.centre.need-true-account)', async () => {
  show(<Page />);
  for (const isOpen of [true, false]) {
    await act(async () => screen.getByText('The way back').click());
    expect(screen.queryByText('A form') !== null).toBe(isOpen);
    expect(screen.getByRole('alertdialog', { name: 'Full account needed' })).toBeTruthy();
  }
});
