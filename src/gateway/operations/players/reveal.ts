import { sql } from 'drizzle-orm';
import { maskedEmail, maskedMobile, maskedName, maskedNumber } from '../../identity';
import type { Tx } from '../../platform/context';
import { visibleUntil } from '../visible-until';

/** Command whose act makes a player's personal data visible to its operator. */
const REVEAL = 'players reveal';

/**
 * Returns the time until which an operator sees a player's personal data; null if they are masked
 * (`own.desk-player.reveal`). The condition is that of an index.
 */
export const revealedUntil = (tx: Tx, userName: string, operator: string): Promise<number | null> =>
  visibleUntil(
    tx,
    REVEAL,
    sql`lower(case command when 'ip' then args ->> 1 else args ->> 0 end) = lower(${userName}) and reason <> ''`,
    operator,
  );

/** Masks of personal data, or none if they are revealed. */
export type Masks = Record<'name' | 'mobile' | 'email' | 'number' | 'address', (value: string) => string>;

const visible = (value: string) => value;
const REVEALED: Masks = { name: visible, mobile: visible, email: visible, number: visible, address: visible };
const MASKED: Masks = {
  name: maskedName,
  mobile: maskedMobile,
  email: maskedEmail,
  number: maskedNumber,
  // The network remains recognisable; the host does not.
  address: (value) => value.replace(/[^.:]+([.:]+)[^.:]*$/, '•••$1•••'),
};

/** Returns how to show personal data. */
export const masksOf = (isRevealed: boolean): Masks => (isRevealed ? REVEALED : MASKED);
