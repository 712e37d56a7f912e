import type { CodePurpose, Wait } from '../../../machines/identity/sms-countdown/sms-countdown.machine';

/** This tab's record of a requested code: until when it waits, and the request that the code is bound to. */
type CodeRequest = { wait: Wait; requestId: string };

/** Last request for a code, by its purpose: the countdown survives a reload, and the code stays valid. */
export function createCodeRequests(session: Pick<Storage, 'getItem' | 'setItem'>) {
  const key = (purpose: CodePurpose) => `code.${purpose}`;
  return {
    recall(purpose: CodePurpose): CodeRequest | null {
      try {
        const storedRequest: unknown = JSON.parse(session.getItem(key(purpose)) ?? 'null');
        return isRequest(storedRequest) ? storedRequest : null;
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

const isRequest = (value: unknown): value is CodeRequest =>
  typeof value === 'object' &&
  value !== null &&
  'requestId' in value &&
  'wait' in value &&
  typeof value.wait === 'object' &&
  value.wait !== null;
