import { fromPromise } from 'xstate';
import type { gamingLimitsMachine } from '../../../machines/gaming-limits/gaming-limits.machine';
import type { loginMachine } from '../../../machines/login/login.machine';
import { memberCentreMachine } from '../../../machines/member-centre/member-centre.machine';
import type { securityCentreMachine } from '../../../machines/security-centre/security-centre.machine';
import type { withdrawalsMachine } from '../../../machines/withdrawals/withdrawals.machine';
import { SETTINGS } from '../../contract';
import { deferredLogic } from './deferred-logic';
import { inTime } from './in-time';
import type { Needs } from './needs';

/** The login comes from the dialogs, whose chunk it shares. */
type Login = { logic: typeof loginMachine; bring(): Promise<void> };
/** Brings the view of a page and its words; does nothing for a page that comes later. */
type LoadPage = (page: string) => Promise<unknown>;

export const memberCentreFlow = (needs: Needs, login: Login, loadPage: LoadPage) => {
  const securityCentre = deferredLogic<typeof securityCentreMachine>('securityCentre');
  const withdrawals = deferredLogic<typeof withdrawalsMachine>('withdrawals');
  const gamingLimits = deferredLogic<typeof gamingLimitsMachine>('gamingLimits');
  /** Brings the chart of a page, by the page's key in the menu. */
  const bringFlow: Record<string, (() => Promise<void>) | undefined> = {
    securityCenter: async () => securityCentre.bring((await import('./security-centre')).securityCentreFlow(needs)),
    limits: async () => gamingLimits.bring((await import('./gaming-limits')).gamingLimitsFlow(needs)),
    withdraw: async () => withdrawals.bring((await import('./withdrawals')).withdrawalsFlow(needs)),
  };
  return memberCentreMachine.provide({
    actors: {
      bringPage: fromPromise(async ({ input: { page } }) => {
        await inTime(Promise.all([bringFlow[page]?.(), loadPage(page)]), SETTINGS.chunkTimeout);
      }),
      securityCentre: securityCentre.logic,
      gamingLimits: gamingLimits.logic,
      withdrawals: withdrawals.logic,
      login: login.logic,
      bringLogin: fromPromise(() => login.bring()),
    },
  });
};
