import { randomUUID } from 'node:crypto';
import { type LoggedIn, SETTINGS } from '../../contract';
import { holdUnchanged, isPasswordExpired, mustExist } from '../identity/account/service';
import { completeLogin, loggedInAs } from '../identity/session/enter';
import { openSessions } from '../identity/session/service';
import { handlers } from '../modules';
import type { Caller, Db, Handlers, ModuleContext } from '../platform/context';
import { reckonAll } from '../rewards/points/earn';
import { doDueJobs } from './jobs';

/** What a fixture is made with: the whole gateway, without its wire, inside one transaction. */
export type World = {
  ctx: ModuleContext;
  /** True if the platform's clock stays as far ahead as it is. */
  ahead: boolean;
  /** Whose copies those of its fixtures are. */
  database: Db;
  /** Every endpoint's handler: a recipe does what people do. */
  calls: Handlers;
  /** A caller without a session. */
  visitor: Caller;
  /** A logged-in caller, with a new idempotency key. */
  as(userName: string): Promise<Caller>;
  /** Opens a session, as a right password would. */
  logIn(userName: string): Promise<LoggedIn>;
  /** Does what is due by now: mails are sent, what was to end has ended. */
  settle(): Promise<void>;
};

/** The world inside a transaction of `database`. */
export function worldOf(outer: ModuleContext, database: Db, ahead: boolean): World {
  // The payment provider's server has connections of its own, which see nothing of this transaction: it is asked without it.
  const within = { ...outer, listening: { ...outer.listening, payments: 0 } };
  const visitor = visitorOf(within);
  return {
    ctx: within,
    ahead,
    database,
    calls: handlers(within),
    visitor,
    async as(userName) {
      const { id: accountId, type } = await mustExist(within, userName);
      const [session] = await openSessions(within, accountId);
      if (!session) throw new Error(`${userName} is not logged in`);
      return {
        ...visitor,
        idempotencyKey: randomUUID(),
        session: { sessionId: session.id, accountId, userName, type },
      };
    },
    async logIn(userName) {
      const account = await mustExist(within, userName);
      const judgement = {
        passwordExpired: isPasswordExpired(within, account, await within.now()),
        passwordDefault: false,
      };
      const held = await holdUnchanged(within.db, account);
      const token = await completeLogin(within, within.db, held, visitor, { ...judgement, proven: false });
      return loggedInAs(account, token, judgement);
    },
    async settle() {
      await doDueJobs(within);
      await reckonAll(within);
    },
  };
}

/** Where the demo's people are: on this machine. */
const visitorOf = ({ listening }: ModuleContext): Caller => ({
  ip: '127.0.0.1',
  host: 'localhost',
  origin: `http://localhost:${listening.gateway}`,
  country: null,
  language: 'en',
  merchant: SETTINGS.brand.merchant,
  requestId: 'fixture',
  idempotencyKey: null,
  userAgent: '',
  trustTokens: [],
  session: null,
});
