import type { SQL } from 'drizzle-orm';
import type { DeskValue } from '../../../../contract/operations/desk-endpoints';
import type { QueueAct } from '../../../../contract/operations/queues';
import type { ModuleContext } from '../../../platform/context';
import type { DeskInput } from '../handlers';

export type ItemDetail = DeskValue<'queueItem'>;
type Group = ItemDetail['groups'][number];
export type Field = Group['fields'][number];

/** Item that an operator acts on: its id as the command line has it, and its player. */
export type Subject = { id: string; player: string | null };

/** A transfer as the statement of the receiving wallet shows it. */
type Statement = DeskInput<'decideItem'>['statement'];

/** An act at the desk: the command that performs it. */
export type ItemAct = {
  /** Name of the command, of two words. */
  command: string;
  /**
   * Arguments after the name; the id alone by default. `text`: for the player, empty if the act takes none;
   * `statement`: undefined if it takes none.
   */
  args?(subject: Subject, text: string, statement: Statement): string[];
  /** Returns whether the act takes a second operator, if the command needs more than the id to weigh it. */
  needsTwo?(ctx: ModuleContext, item: { amount: bigint | null }): boolean;
  /** True if it moves money or decides about it, which takes a recent code. */
  stepUp?: true;
  /** True if the item stays to be decided: the claim stays, too. */
  keepsClaim?: true;
  /** States that permit it; every undecided one by default. */
  from?: readonly ItemDetail['state'][];
};

/** A queue of the desk: a row of the registry. Its roles are those of its commands. */
export type Queue = {
  /** Command that lists the queue: its roles may read it. */
  list: string;
  /** Command that a reading of an item is recorded as. */
  show: string;
  /** Target time of a decision, hours since the item arrived; null if it has none. */
  targetHours: number | null;
  /** Letter of the items' numbers; null for items with a UUID. */
  letter: string | null;
  /**
   * Returns a select of the items that match a condition, with the columns `key` (number or UUID, as text), `title`
   * (null for the number), `player`, `amount` (minor units), `state`, `since` and `version`.
   */
  items(condition: SQL): SQL;
  isOpen: SQL;
  /** Column with the key. */
  key: SQL;
  /** Reads the fields for an operator. */
  groups(ctx: ModuleContext, item: { key: string; id: string }, operator: string): Promise<Group[]>;
  /** Pictures of an item, oldest first; `read` throws `upload.unknown` for pictures of other items. */
  pictures?: {
    /** Command that a view of a picture is recorded as. */
    command: string;
    ids(ctx: ModuleContext, id: string): Promise<string[]>;
    read(ctx: ModuleContext, id: string, picture: string): Promise<string>;
  };
  acts: Partial<Record<QueueAct, ItemAct>>;
};

/** Returns a group of fields without those that are null. */
export const groupOf = (group: Group['group'], fields: readonly (Field | null)[]): Group => ({
  group,
  fields: fields.filter((field) => field !== null),
});

/** Returns a field, or null if its value is null. */
export const fieldOf = (name: Field['name'], kind: Field['kind'], value: string | null): Field | null =>
  value === null ? null : { name, kind, value };
