import type { Tester } from './tester';

type Centre = 'memberCentre' | 'agentCentre';
const addressOf = (page: string, centre: Centre) => `/?dialog=${centre}&page=${page}`;

/** Opens a centre at a page, with a session. */
export async function opensCentre(
  tester: Tester,
  page = 'securityCenter',
  username = 'player',
  centre: Centre = 'memberCentre',
): Promise<void> {
  await tester.isLoggedIn(username);
  await tester.page.goto('/');
  await tester.screen.sees('button', 'header.balance.refresh');
  await tester.screen.visit(addressOf(page, centre));
  await tester.screen.sees('dialog', `${centre}.title`);
}

type Entered = {
  /** User of the centre. */
  as?: string;
  centre?: Centre;
  /** Setup elsewhere, before. */
  before?(tester: Tester): Promise<unknown>;
  /** Steps from the page to the chart's initial state. */
  enter?(tester: Tester): Promise<unknown>;
};

/**
 * Opens a chart in a page of a centre, and reopens it after it has ended: by leaving the centre and returning, or in a
 * new page if its end has ended the session.
 */
export function inCentre(page: string, { as = 'player', centre = 'memberCentre', before, enter }: Entered = {}) {
  const open = async (tester: Tester): Promise<void> => {
    await before?.(tester);
    await opensCentre(tester, page, as, centre);
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
      await screen.visit(addressOf(page, centre));
      await screen.sees('dialog', `${centre}.title`);
      await enter?.(tester);
    },
  };
}

/** As above in the security centre, by the button of one of its parts. */
export const inPart = (button: string, entered: Omit<Entered, 'enter'> = {}) =>
  inCentre('securityCenter', { ...entered, enter: async ({ screen }) => screen.press(button) });
