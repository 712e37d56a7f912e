import type { RowOpening } from './row';
import type { Tester } from './tester';

type Entered = Pick<RowOpening, 'anew'>;

/** How a chart is opened by a visitor, and once more after it has ended: on the page as it is. */
export function byVisitor(enter: (tester: Tester) => Promise<unknown>, { anew = false }: Entered = {}) {
  const begin = async (tester: Tester): Promise<void> => {
    await tester.screen.sees('form', 'header.quickLogin');
    await enter(tester);
  };
  return {
    anew,
    async open(tester: Tester): Promise<void> {
      await tester.page.goto('/');
      await begin(tester);
    },
    async again(tester: Tester): Promise<void> {
      await tester.screen.visit('/');
      await tester.screen.hides('dialog');
      await begin(tester);
    },
  };
}

/** The same of a chart in a dialog that has an address and a title. */
export const inDialog = (
  address: string,
  title: string,
  enter?: (tester: Tester) => Promise<unknown>,
  entered?: Entered,
) =>
  byVisitor(async (tester) => {
    await tester.screen.visit(address);
    await tester.screen.sees('dialog', title);
    await enter?.(tester);
  }, entered);

/** The same of a chart in the log-in. */
export const inLogin = (enter?: (tester: Tester) => Promise<unknown>, entered?: Entered) =>
  inDialog('/?dialog=login', 'login.title', enter, entered);

/** The same of what a log-in by user name leads to. */
export const logsInAs = (username: string) => inLogin((tester) => tester.logsIn(username), { anew: true });
