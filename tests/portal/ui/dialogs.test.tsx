import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Confirm } from '../../../src/portal/ui/confirm';
import { Dialog } from '../../../src/portal/ui/dialog';
import { show } from '../show';
import '../../support/dom';

test('a warning over whatever is open stays readable when a dialog opens and closes below it (s8.centre.need-true-account)', async () => {
  let open = (_: boolean) => {};
  function Page() {
    const [isOpen, setOpen] = useState(false);
    open = setOpen;
    return (
      <>
        {isOpen && (
          <Dialog title="Log in" onClose={() => {}}>
            A form
          </Dialog>
        )}
        <Confirm title="Not with this account" yes="OK" onYes={() => {}}>
          Log in with another.
        </Confirm>
      </>
    );
  }
  show(<Page />);
  for (const isOpen of [true, false]) {
    await act(async () => open(isOpen));
    expect(screen.getByRole('alertdialog', { name: 'Not with this account' })).toBeTruthy();
  }
});
