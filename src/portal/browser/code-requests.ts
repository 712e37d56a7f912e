import type { CodePurpose, Wait } from '../../../machines/identity/sms-countdown/sms-countdown.machine';

/** What this tab knows of a code that was asked for: until when it waits, and the request that the code is bound to. */
type CodeRequest = { wait: Wait; requestId: string };

/** The last request for a code, by what it is for: a reload keeps the countdown, and the code that came still works. */
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
        // Without it a reload begins anew; nothing else is lost.
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
