/**
 * What must never be in a chart, an event or a log: held in memory by the wiring, between a form and the call it is
 * for; the password of a log-in until it is known whether it must be changed (s3.login-response.typed-password).
 */
export type Secret =
  | 'password'
  | 'captcha'
  | 'captchaId'
  | 'captchaProof'
  | 'slideProof'
  | 'slideWork'
  | 'codeProof'
  | 'totpSecret'
  | 'totpPicture'
  | 'avatarPicture'
  | Thumbnail
  | 'recoveryCodes'
  | NewAccount
  | 'changeId'
  | FormField
  | NewPassword
  | Registration
  | 'resetToken'
  | ThirdParty
  | Passkey
  | 'gameAddress'
  | 'proofChallenge';

/** Thumbnail of an uploaded picture, by the id under which it is stored. */
type Thumbnail = `thumbnail.${string}`;

/** An account that an agent has made, until its password was passed on. */
type NewAccount = 'newAccountName' | 'newAccountPassword';

/** What came back from a third party, the key that stayed here, and the link that waits. */
type ThirdParty = 'socialCode' | 'socialState' | 'socialKey' | 'socialIssuer' | 'linkId';

/** Options of a passkey ceremony and its result, as JSON. */
type Passkey = 'passkeyAsked' | 'passkeyGiven';

/** What is typed into a form of the security centre. */
export type FormField = `form.${string}`;

/** What the forms for a new password hold. */
type NewPassword = 'oldPassword' | 'newPassword' | 'confirmPassword';

/**
 * What registration holds beside a new password: `sentRegistration` is what was sent and not answered, with its key.
 */
type Registration = 'paymentPassword' | 'verificationCode' | 'phoneToken' | 'firebaseIdToken' | 'sentRegistration';

export function createVault() {
  const held = new Map<Secret, string>();
  let file: Blob | undefined;
  return {
    /** A picture that was chosen, until it is sent. */
    keepFile(chosen: Blob) {
      file = chosen;
    },
    takeFile() {
      const taken = file;
      file = undefined;
      return taken;
    },
    put(name: Secret, value: string) {
      held.set(name, value);
    },
    /** Undefined where nothing is held, e.g. a captcha that was not shown. */
    peek: (name: Secret) => held.get(name),
    /** Gives it out once. */
    take(name: Secret) {
      const value = held.get(name);
      held.delete(name);
      return value;
    },
    drop(name: Secret) {
      held.delete(name);
    },
    /** Forgets all of a session; the token of a mailed link belongs to none. */
    clear() {
      for (const name of held.keys()) if (name !== 'resetToken') held.delete(name);
      file = undefined;
    },
  };
}
export type Vault = ReturnType<typeof createVault>;
