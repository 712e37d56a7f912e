import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { deskMachine } from '../../../machines/operations/desk/desk.machine';
import { asFailure } from '../../contract';
import { forgetAll } from '../../ui/list/forget';
import { learnSiteZone } from '../../ui/site-clock';
import { deskApprovalsFlow } from '../features/operations/approvals/desk-approvals.flow';
import { deskAuditFlow } from '../features/operations/audit/desk-audit.flow';
import { deskLoginFlow } from '../features/operations/login/desk-login.flow';
import { deskMoneyFlow } from '../features/operations/money/desk-money.flow';
import { deskPlayersFlow } from '../features/operations/players/desk-players.flow';
import { deskQueuesFlow } from '../features/operations/queues/desk-queues.flow';
import { withdrawalsFlow } from '../features/operations/withdrawals/desk-queue.flow';
import type { DeskDependencies } from '../parts/dependencies';

export type DeskRef = ActorRefFrom<typeof deskMachine>;

/** Root chart of the desk with its children (own.desk-app.session, own.desk-app.link, own.frame.site-zone). */
export function deskFlow(deps: DeskDependencies) {
  const { client, storage, session } = deps;
  const clear = () => {
    storage.clearSession();
    forgetAll();
  };
  return deskMachine.provide({
    actors: {
      loadSession: fromPromise(async ({ signal }) => {
        if (storage.token() === null) return null;
        try {
          const times = await client.session(undefined, { signal });
          session.learn(times);
          learnSiteZone(times.timeZone);
          return { name: times.name, role: times.role, permissions: times.permissions };
        } catch (error) {
          if (!isUnauthorised(error)) throw error;
          clear();
          return null;
        }
      }),
      login: deskLoginFlow(deps),
      watchSession: fromCallback(({ sendBack }) =>
        session.watch(() => {
          clear();
          sendBack({ type: 'session.expired' });
        }),
      ),
      watchAddress: fromCallback(({ sendBack }) =>
        deps.address.watch((link) => sendBack({ type: 'link.followed', link })),
      ),
      queues: deskQueuesFlow(deps),
      withdrawals: withdrawalsFlow(deps),
      players: deskPlayersFlow(deps),
      approvals: deskApprovalsFlow(deps),
      audit: deskAuditFlow(deps),
      money: deskMoneyFlow(deps),
      endSession: fromPromise(async ({ signal }) => {
        await client.logOut(undefined, { signal });
        clear();
      }),
    },
    actions: {
      showAddress: (_, { page }) => deps.address.show({ page, queue: null, id: '' }),
      applyLanguage: (_, { language }) => {
        storage.storeLanguage(language);
        void deps.speak(language);
      },
      applyTheme: (_, { theme }) => {
        storage.storeTheme(theme);
        deps.showTheme(theme);
      },
      storeShortcuts: (_, { shortcuts }) => storage.storeShortcuts(shortcuts),
    },
  });
}

const isUnauthorised = (error: unknown) => asFailure(error).kind === 'unauthorised';
