import type { Tester } from './tester';

/** How a chart is opened by a visitor, and once more: the page is loaded anew, by nobody. */
export function byVisitor(enter: (tester: Tester) => Promise<unknown>) {
  const open = async (tester: Tester): Promise<void> => {
    await tester.page.goto('/');
    await tester.screen.sees('form', 'header.quickLogin');
    await enter(tester);
  };
  return { open, again: open };
}

/** The same of a chart in a dialog that has an address and a title. */
export const inDialog = (address: string, title: string, enter?: (tester: Tester) => Promise<unknown>) =>
  byVisitor(async (tester) => {
    await tester.screen.visit(address);
    await tester.screen.sees('dialog', title);
    await enter?.(tester);
  });

/** The same of a chart in the log-in. */
export const inLogin = (enter?: (tester: Tester) => Promise<unknown>) => inDialog('/?dialog=login', 'login.title', enter);

/** The same of what a log-in by user name leads to. */
export const logsInAs = (username: string) => inLogin((tester) => tester.logsIn(username));
