import { v7 } from 'uuid';
import type { ModuleContext } from '../../platform/context';
import type { Carrier } from '../../platform/outbox/adapters';
import { outboxMessages } from './tables';

/** Stores messages for the outbox page instead of sending them. */
export const demoOutboxCarrier =
  ({ db }: ModuleContext): Carrier =>
  async ({ channel, to, subject, text, purpose, at }) => {
    const body = subject ? `${subject}\n${text}` : text;
    await db.insert(outboxMessages).values({ id: v7(), at: new Date(at), channel, recipient: to, purpose, body });
  };
