/** Who somebody is at a provider: its own id for them, which never changes, and a name to show. */
export type Person = { subject: string; name: string };
/** A third party that people sign in at (OAuth 2 with a code and PKCE); each implementation knows where it sends them back to. */
export type SocialProvider = {
  /** Where they sign in; from there they come back with a code and the state. `challenge`: S256 of the verifier. */
  address(asked: { state: string; challenge: string }): string;
  /** Who a code is for; null where it is not good, or not any more. */
  exchange(given: { code: string; verifier: string }): Promise<Person | null>;
};
