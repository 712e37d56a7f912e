import type { RowOpening } from './row';
import type { Tester } from './tester';

type Entered = Pick<RowOpening, 'isFresh'>;

/** Opens a chart as a visitor, and reopens it after its end on the same page. */
export function byVisitor(enter: (tester: Tester) => Promise<unknown>, { isFresh = false }: Entered = {}) {
  const start = async (tester: Tester): Promise<void> => {
    await tester.screen.sees('form', 'header.quickLogin');
    await enter(tester);
  };
  return {
    isFresh,
    async open(tester: Tester): Promise<void> {
      await tester.page.goto('/');
      await start(tester);
    },
    async again(tester: Tester): Promise<void> {
      await tester.screen.visit('/');
      await tester.screen.hides('dialog');
      await start(tester);
    },
  };
}

/** As above for a chart in a dialog with an address and a title. */
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

/** As above for a chart in the login. */
export const inLogin = (enter?: (tester: Tester) => Promise<unknown>, entered?: Entered) =>
  inDialog('/?dialog=login', 'login.title', enter, entered);

/** As above for the steps after a login by user name. */
export const logsInAs = (username: string) => inLogin((tester) => tester.logsIn(username), { isFresh: true });
