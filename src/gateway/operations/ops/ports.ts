import type { Overdue } from '../../platform/jobs/overdue';
import type { Command } from './command';

declare module '../../platform/context' {
  interface Ports {
    /** Overdue work of all modules. */
    findOverdueWork: (ctx: ModuleContext) => Promise<Overdue[]>;
    /** All operators' commands by name, including the demo's. */
    opsCommands: Record<string, Command>;
  }
}
