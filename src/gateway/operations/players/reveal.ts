import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { maskedEmail, maskedMobile, maskedName, maskedNumber } from '../../identity';
import type { Tx } from '../../platform/context';
import { queryRow } from '../../platform/database/query';

/** Command whose act makes a player's personal data visible to its operator. */
const REVEAL = 'players reveal';

const revealRow = v.object({ until: v.nullable(v.pipe(v.string(), v.transform(Number))) });

/**
 * Returns the time until which an operator sees a player's personal data: ten minutes after a request with a reason;
 * null if there is none (`own.desk-player.reveal`).
 */
export async function revealedUntil(tx: Tx, userName: string, operator: string): Promise<number | null> {
  const { until } = await queryRow(
    tx,
    revealRow,
    sql`select epoch_ms(max(at) + interval '10 minutes')::text as until from operator_acts
      where lower(case command when 'ip' then args ->> 1 else args ->> 0 end) = lower(${userName}) and reason <> ''
        and at > app_now() - interval '10 minutes'
        and command = ${REVEAL} and outcome = 'done' and operator = ${operator}`,
  );
  return until;
}

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
