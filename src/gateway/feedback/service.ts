import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { QuestionType } from '../../contract/support-endpoints';
import { accountById } from '../account/service';
import { accounts } from '../account/tables';
import { tellOwner } from '../alert/service';
import { ApiError, type ModuleContext } from '../module-context';
import { publicNumber } from '../platform/public-number';
import { feedback } from './tables';

const ticketOf = (number: bigint) => publicNumber('F', number);

/** Keeps what a player asks, and gives the number of its ticket; the same words again, while they are open, are the same ticket. */
export async function keepFeedback(
  ctx: ModuleContext,
  accountId: string,
  { type, content }: { type: QuestionType; content: string },
): Promise<string> {
  const { db, now } = ctx;
  const asked = { accountId, kind: type, content, at: await now() };
  const [kept] = await db.insert(feedback).values(asked).onConflictDoNothing().returning({ number: feedback.number });
  if (kept) return ticketOf(kept.number);
  const same = and(eq(feedback.accountId, accountId), eq(feedback.kind, type), eq(feedback.content, content), isNull(feedback.closedAt));
  const [open] = await db.select({ number: feedback.number }).from(feedback).where(same);
  // Closed in this very moment: then it is another one.
  return open ? ticketOf(open.number) : keepFeedback(ctx, accountId, { type, content });
}

/** What waits for an answer, the oldest first; at most a hundred. */
export async function openFeedback({ db }: ModuleContext) {
  const rows = await db
    .select({ number: feedback.number, at: feedback.at, type: feedback.kind, content: feedback.content, user: accounts.userName })
    .from(feedback)
    .innerJoin(accounts, eq(accounts.id, feedback.accountId))
    .where(isNull(feedback.closedAt))
    .orderBy(asc(feedback.number))
    .limit(100);
  return rows.map(({ number, ...row }) => ({ ticket: ticketOf(number), ...row }));
}

/** Closes a ticket: with an answer, which its player is told, or without one. Refuses with `feedback.unknown` (own.feedback.answered). */
export async function closeFeedback(within: ModuleContext, ticket: string, by: string, answer: string | null): Promise<void> {
  const { db } = within;
  const [closed] = await db
    .update(feedback)
    .set({ closedAt: sql`app_now()`, closedBy: by, answer })
    .where(and(sql`${feedback.number} = ${ticket.slice(1)}::bigint`, isNull(feedback.closedAt)))
    .returning({ accountId: feedback.accountId });
  if (!closed) throw new ApiError(404, 'feedback.unknown');
  const owner = answer === null ? null : await accountById(db, closed.accountId);
  if (owner && answer) await tellOwner(within, db, owner, 'feedback.answered', { number: ticket, answer });
}

/** Forgets what was closed a year ago. */
export async function purgeFeedback({ db }: ModuleContext): Promise<void> {
  await db.delete(feedback).where(sql`${feedback.closedAt} < app_now() - interval '365 days'`);
}
