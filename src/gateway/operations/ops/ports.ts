import type { Overdue } from '../../platform/jobs/overdue';
import type { Command } from './command';

declare module '../../platform/context' {
  interface Ports {
    /** Work of all modules whose job is late. */
    findOverdueWork: (ctx: ModuleContext) => Promise<Overdue[]>;
    /** Commands of src/gateway/demo, by name. */
    demoCommands: Record<string, Command>;
  }
}
