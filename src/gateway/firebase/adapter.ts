import type { Kit } from '../kit';
import { demoProvider } from './demo';
import { identityToolkit } from './identity-toolkit';

/** Who a number's verification is left to: sends the code, and gives a signed token for it that says whose number it is. */
export type PhoneProvider = {
  /** Gives what the answer must name. Refuses with a `sms.*` code. */
  send(number: string, asker: { language: 'bn' | 'en'; ip: string; phoneToken?: string }): Promise<{ verificationId: string }>;
  /** Gives the id token of the number that the code was sent to. */
  confirm(verificationId: string, code: string): Promise<{ idToken: string }>;
  /** The number (E.164) that a token is about; refuses one that is not the provider's, or too old. */
  verify(idToken: string): Promise<string>;
};

/** The real provider where a project is configured, else one in the gateway that behaves like it. */
export const phoneProvider = (kit: Kit, call: typeof fetch = fetch): PhoneProvider =>
  kit.config.firebase ? identityToolkit(kit, kit.config.firebase, call) : demoProvider(kit);
