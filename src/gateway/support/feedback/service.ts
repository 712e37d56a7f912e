import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { QuestionType } from '../../../contract/support/support-endpoints';
import { accountById, accounts, alertOwner } from '../../identity';
import { ApiError, type ModuleContext } from '../../platform/context';
import { publicNumber } from '../../platform/public-number';
import { feedback } from './tables';
import { answerVisitor, type Visitor } from './visitor';

const ticketOf = (number: bigint) => publicNumber('F', number);

/** Author of feedback: a member or a visitor. */
export type Author = { accountId: string } | Visitor;

const isBy = (author: Author) =>
  'accountId' in author
    ? eq(feedback.accountId, author.accountId)
    : and(isNull(feedback.accountId), eq(feedback.replyTo, author.replyTo));

/** Saves feedback and returns its ticket number; a repeated text gets the same ticket while that is open. */
export async function saveFeedback(
  ctx: ModuleContext,
  author: Author,
  { type, content }: { type: QuestionType; content: string },
): Promise<string> {
  const { db, now } = ctx;
  const row = { ...author, kind: type, content, at: await now() };
  const [saved] = await db.insert(feedback).values(row).onConflictDoNothing().returning({ number: feedback.number });
  if (saved) return ticketOf(saved.number);
  const same = and(isBy(author), eq(feedback.kind, type), eq(feedback.content, content), isNull(feedback.closedAt));
  const [open] = await db.select({ number: feedback.number }).from(feedback).where(same);
  // Closed between the two queries: creates another ticket.
  return open ? ticketOf(open.number) : saveFeedback(ctx, author, { type, content });
}

/** Lists open tickets, the oldest first, at most a hundred. A visitor's has a reply address in place of a user name. */
export async function openFeedback({ db }: ModuleContext) {
  const rows = await db
    .select({
      number: feedback.number,
      at: feedback.at,
      type: feedback.kind,
      content: feedback.content,
      user: accounts.userName,
      replyTo: feedback.replyTo,
    })
    .from(feedback)
    .leftJoin(accounts, eq(accounts.id, feedback.accountId))
    .where(isNull(feedback.closedAt))
    .orderBy(asc(feedback.number))
    .limit(100);
  return rows.map(({ number, ...row }) => ({ ticket: ticketOf(number), ...row }));
}

/**
 * Closes a ticket, with or without an answer. Members get the answer as a message, visitors at their reply address.
 * Throws `feedback.unknown` (own.feedback.answered, `own.feedback.visitor`).
 */
export async function closeFeedback(
  within: ModuleContext,
  ticket: string,
  by: string,
  answer: string | null,
): Promise<void> {
  const { db } = within;
  const [closed] = await db
    .update(feedback)
    .set({ closedAt: sql`app_now()`, closedBy: by, answer })
    .where(and(sql`${feedback.number} = ${ticket.slice(1)}::bigint`, isNull(feedback.closedAt)))
    .returning({ accountId: feedback.accountId, replyTo: feedback.replyTo, language: feedback.language });
  if (!closed) throw new ApiError(404, 'feedback.unknown');
  if (answer === null) return;
  const { accountId, replyTo, language } = closed;
  if (replyTo && language) return answerVisitor(within, { replyTo, language }, ticket, answer);
  const owner = accountId && (await accountById(db, accountId));
  if (owner) await alertOwner(within, db, owner, 'feedback.answered', { number: ticket, answer });
}

/** Deletes tickets a year after they were closed. */
export async function purgeFeedback({ db }: ModuleContext): Promise<void> {
  await db.delete(feedback).where(sql`${feedback.closedAt} < app_now() - interval '365 days'`);
}
