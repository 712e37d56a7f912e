import type { Config } from './platform/config';
import type { Db, ListeningPorts, ModuleContext } from './platform/context';
import { readClock } from './platform/database/clock';
import { createServer } from './platform/http/server';
import { ports } from './ports';

/** `log` defaults to a new logger, `listening` to no ports; the caller fills in ports as they open. */
type ContextOptions = { config: Config; db: Db; log?: ModuleContext['log']; listening?: ListeningPorts };

/** Assembles the context of all modules over one connection pool. */
export const createContext = ({
  config,
  db,
  log = createServer(config).log,
  listening = { gateway: 0, operations: 0, payments: 0, studio: 0 },
}: ContextOptions): ModuleContext => ({ config, db, log, listening, ports, now: () => readClock(db) });
