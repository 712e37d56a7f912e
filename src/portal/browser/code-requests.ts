import type { CodePurpose, Wait } from '../../../machines/identity/sms-countdown/sms-countdown.machine';

/** This tab's record of a requested code: until when it waits, and the request that the code is bound to. */
type CodeRequest = { wait: Wait; requestId: string };

/** Last request for a code, by its purpose: the countdown survives a reload, and the code stays valid. */
export function createCodeRequests(session: Pick<Storage, 'getItem' | 'setItem'>) {
  const key = (purpose: CodePurpose) => `code.${purpose}`;
  return {
    recall(purpose: CodePurpose): CodeRequest | null {
      try {
        const kept: unknown = JSON.parse(session.getItem(key(purpose)) ?? 'null');
        return isRequest(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    keep(purpose: CodePurpose, request: CodeRequest) {
      try {
        session.setItem(key(purpose), JSON.stringify(request));
      } catch {
        // Without storage a reload starts over; nothing else is lost.
      }
    },
  };
}
export type CodeRequests = ReturnType<typeof createCodeRequests>;

const isRequest = (kept: unknown): kept is CodeRequest =>
  typeof kept === 'object' &&
  kept !== null &&
  'requestId' in kept &&
  'wait' in kept &&
  typeof kept.wait === 'object' &&
  kept.wait !== null;
