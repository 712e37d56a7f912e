/** Who a number's verification is left to: sends the code, and gives a signed token for it that says whose number it is. */
export type PhoneProvider = {
  /** Gives what the answer must name. Refuses with a `sms.*` code. */
  send(number: string, asker: { language: 'bn' | 'en'; ip: string; phoneToken?: string }): Promise<{ verificationId: string }>;
  /** Gives the id token of the number that the code was sent to. */
  confirm(verificationId: string, code: string): Promise<{ idToken: string }>;
  /** The number (E.164) that a token is about; refuses one that is not the provider's, or too old. */
  verify(idToken: string): Promise<string>;
};
