import * as v from 'valibot';
import { counted, id, money, queryTime, text, time } from '../platform/fields';
import { reason } from './desk-endpoint';
import { itemAddress } from './queues';
import { OPERATOR_ROLES } from './roles';
import { position } from './withdrawal-queue';

/** Applications through which operators act: the command line and the desk. */
export const ACT_ORIGINS = ['command', 'desk'] as const;

/** Data that an operator sees only by a command that is recorded for it. */
const SENSITIVE_DATA = ['contacts', 'payees', 'addresses', 'delivery', 'pictures', 'conversation', 'audit'] as const;
export type SensitiveData = (typeof SENSITIVE_DATA)[number];

/** `seen`: a reading of sensitive data; `reading`: any other one, or a rejected call. */
export const AUDIT_KINDS = ['act', 'reading', 'seen'] as const;

/** Longest command to filter by, in characters. */
export const MAX_COMMAND = 64;

/** Filters of the audit. `command`: its name, or the first word of it; `user`: player whom the act is about. */
export const auditFilters = {
  operator: v.optional(v.pipe(text(32), v.trim(), v.nonEmpty())),
  command: v.optional(v.pipe(text(MAX_COMMAND), v.trim(), v.toLowerCase(), v.nonEmpty())),
  user: v.optional(v.pipe(text(32), v.trim(), v.nonEmpty())),
  from: queryTime,
  /** Exclusive. */
  to: queryTime,
  origin: v.optional(v.picklist(ACT_ORIGINS)),
  requestId: v.optional(v.pipe(text(64), v.trim(), v.nonEmpty())),
  kind: v.optional(v.picklist(AUDIT_KINDS)),
};

export const auditQuery = v.object({
  ...auditFilters,
  after: v.optional(position),
  size: v.optional(counted(100), 50),
});

const nullableText = v.nullable(v.string());
/** Act of an operator, done or rejected. */
const auditRow = v.object({
  id,
  at: time,
  /** Null for a login with an unknown name. */
  operator: nullableText,
  role: v.nullable(v.picklist(OPERATOR_ROLES)),
  origin: v.picklist(ACT_ORIGINS),
  kind: v.picklist(AUDIT_KINDS),
  command: v.string(),
  /** Empty once the words of old acts are erased, as the reason is. */
  args: v.array(v.string()),
  reason: v.string(),
  /** `done`, `asked` if it waits for another operator, or the code of its rejection. */
  outcome: v.string(),
  /** Null if it moves no money. */
  amount: v.nullable(money),
  confirmedBy: nullableText,
});
/** Acts, the newest first. `next`: position of the next page; null on the last. */
export const auditPage = v.object({ list: v.array(auditRow), next: v.nullable(position) });

export const auditActQuery = v.object({ id });
/** Everything that is recorded about an act. */
export const auditAct = v.object({
  ...auditRow.entries,
  requestId: nullableText,
  /** Sensitive data that it showed to the operator. */
  seen: v.array(v.picklist(SENSITIVE_DATA)),
  /** Setting before and after, as text; null if it changed none. */
  change: v.nullable(v.object({ before: nullableText, after: nullableText })),
  /** Item of a queue that it is about. */
  item: v.nullable(itemAddress),
  /** Player whose user name is an argument. */
  player: nullableText,
});

/** Maximum number of rows of an export. */
export const MAX_AUDIT_EXPORT = 10_000;
export const auditExportQuery = v.object({ ...auditFilters, reason });
/** The newest acts as CSV. `isComplete`: false if older ones are left out. */
export const auditExport = v.object({ csv: v.string(), rows: v.number(), isComplete: v.boolean() });
