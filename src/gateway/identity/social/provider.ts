/** A person at a provider: the provider's id for them, which never changes, and a name to display. */
export type Person = { subject: string; name: string };

/** Secrets of one login. The provider sees the nonce, and of the verifier its S256 challenge (RFC 7636). */
type SignInAttempt = { state: string; verifier: string; nonce: string; redirectUri: string };

/** Parameters of the redirect back; `iss`: RFC 9207, if the provider sends it. */
type Callback = { code: string; state: string; iss?: string };

/** Third-party login by an authorisation code with PKCE. */
export type SocialProvider = {
  /** Returns the address of the login page. Throws `social.unavailable` while the provider cannot be reached. */
  address(attempt: SignInAttempt): Promise<string>;
  /**
   * Redeems a code; null if the provider or a check rejects it. Throws `social.unavailable` while the provider cannot
   * be reached.
   */
  exchange(callback: Callback, attempt: SignInAttempt): Promise<Person | null>;
};

/** Page that every provider redirects to; operators register it with each of them. */
export const RETURN_PATH = '/social/return';
