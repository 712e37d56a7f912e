import { desc, like } from 'drizzle-orm';
import type { ModuleContext } from '../../platform/context';
import { outboxMessages } from './tables';

type SentCode = { to: string; purpose: string; code: string; createdAt: string };

/**
 * Returns the codes in the demo's outbox, newest first, which is the only place with them in plain text. Only for `ops
 * codes`.
 */
export async function sentCodes({ db }: ModuleContext): Promise<SentCode[]> {
  const sent = await db
    .select()
    .from(outboxMessages)
    .where(like(outboxMessages.purpose, 'code.%'))
    .orderBy(desc(outboxMessages.at))
    .limit(500);
  return sent.map(({ recipient, purpose, body, at }) => ({
    to: recipient,
    purpose: purpose.slice('code.'.length),
    code: /\b\d{6}\b/.exec(body)?.[0] ?? '',
    createdAt: at.toISOString(),
  }));
}
