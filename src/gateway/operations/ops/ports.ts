import type { Overdue } from '../platform/overdue';
import type { Command } from './command';

declare module '../module-context' {
  interface Ports {
    /** Work of all modules whose job is late. */
    findOverdueWork: (ctx: ModuleContext) => Promise<Overdue[]>;
    /** Commands that exist only in the demo, by name. */
    demoCommands: Record<string, Command>;
  }
}
