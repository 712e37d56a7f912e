import { randomUUID } from 'node:crypto';
import { type LoggedIn, SETTINGS } from '../../contract';
import { holdUnchanged, isPasswordExpired, mustExist } from '../identity/account/service';
import { completeLogin, loggedInAs } from '../identity/session/enter';
import { openSessions } from '../identity/session/service';
import { handlers } from '../modules';
import type { Caller, Db, Handlers, ModuleContext } from '../platform/context';
import { reckonAll } from '../rewards/points/earn';
import { doDueJobs } from './jobs';

/** Context of a fixture: the whole gateway, without the wire, in one transaction. */
export type DemoContext = {
  ctx: ModuleContext;
  /** True if the platform clock retains its offset. */
  ahead: boolean;
  /** Database whose copies of fixtures are used. */
  database: Db;
  /** Handlers of all endpoints, so that recipes act like users. */
  calls: Handlers;
  /** A caller without a session. */
  visitor: Caller;
  /** Returns a logged-in caller, with a new idempotency key. */
  as(userName: string): Promise<Caller>;
  /** Opens a session, as after a correct password. */
  logIn(userName: string): Promise<LoggedIn>;
  /** Runs due jobs: sends mails, and ends what has expired. */
  settle(): Promise<void>;
};

/** Builds the context in a transaction of `database`. */
export function demoContextOf(outer: ModuleContext, database: Db, ahead: boolean): DemoContext {
  // The payment provider's server uses its own connections, which do not see this transaction, so it is called
  // directly.
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

/** Returns a caller without a session, on this machine. */
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
