import type { Tester } from './tester';

const addressOf = (page: string) => `/?dialog=memberCentre&page=${page}`;

/** Somebody is in, with the member centre open at a page. */
export async function opensCentre(tester: Tester, page = 'securityCenter', username = 'player'): Promise<void> {
  await tester.isLoggedIn(username);
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit(addressOf(page));
  await tester.screen.sees('dialog', 'memberCentre.title');
}

type Entered = {
  /** Whose centre it is. */
  as?: string;
  /** What is done elsewhere before. */
  before?(tester: Tester): Promise<unknown>;
  /** How the tester comes from the page to where the chart begins. */
  enter?(tester: Tester): Promise<unknown>;
};

/**
 * How a chart in a page of the member centre is opened, and once more after it has ended: by leaving the centre and coming back; by a page anew
 * where its end has ended the session.
 */
export function inCentre(page: string, { as = 'player', before, enter }: Entered = {}) {
  const open = async (tester: Tester): Promise<void> => {
    await before?.(tester);
    await opensCentre(tester, page, as);
    await enter?.(tester);
  };
  return {
    as,
    open,
    async again(tester: Tester): Promise<void> {
      const { gateway, screen } = tester;
      if ((await tester.kept()).token !== gateway.sessions.get(as)?.token) return open(tester);
      await screen.visit('/');
      await screen.hides('dialog');
      await screen.visit(addressOf(page));
      await screen.sees('dialog', 'memberCentre.title');
      await enter?.(tester);
    },
  };
}

/** The same in the security centre, by the button that leads to one of its parts. */
export const inPart = (button: string, entered: Omit<Entered, 'enter'> = {}) =>
  inCentre('securityCenter', { ...entered, enter: async ({ screen }) => screen.press(button) });
