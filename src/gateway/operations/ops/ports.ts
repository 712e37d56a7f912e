import type { Overdue } from '../../platform/jobs/overdue';
import type { Command } from './command';

declare module '../../platform/context' {
  interface Ports {
    /** Work of all modules whose job is late. */
    findOverdueWork: (ctx: ModuleContext) => Promise<Overdue[]>;
    /** All operators' commands by name, those of the demo among them. */
    opsCommands: Record<string, Command>;
  }
}
