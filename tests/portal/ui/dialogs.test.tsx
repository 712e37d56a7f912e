import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Confirm } from '../../../src/ui/confirm';
import { Dialog } from '../../../src/ui/dialog';
import { show } from '../harness/show';
import '../../harness/dom';

/** A warning over a dialog that is opened and closed from outside. */
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

test('a warning stays readable when a dialog below it opens and closes [s8.centre.need-true-account]', async () => {
  show(<Page />);
  for (const isOpen of [true, false]) {
    await act(async () => screen.getByText('The way back').click());
    expect(screen.queryByText('A form') !== null).toBe(isOpen);
    expect(screen.getByRole('alertdialog', { name: 'Full account needed' })).toBeTruthy();
  }
});
