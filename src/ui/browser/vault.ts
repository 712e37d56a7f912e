/**
 * Secrets that must never be in a chart, an event or a log. They are held in memory between a form and its request; the
 * password of a login until it is known whether it must be changed (s3.login-response.typed-password).
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
  | 'proofChallenge'
  | Desk;

/**
 * Token of the link of an operator's enrolment, and of a login that waits for its code; an operator's text for a player
 * and a statement's amount and sender, until the act that sends them is done; and the picture that is viewed.
 */
type Desk = 'enrolmentToken' | 'loginChallenge' | 'actText' | 'actAmount' | 'actSender' | 'deskPicture';

/** Thumbnail of an uploaded picture, by the id under which it is stored. */
type Thumbnail = `thumbnail.${string}`;

/** Account that an agent has created, until its password has been passed on. */
type NewAccount = 'newAccountName' | 'newAccountPassword';

/** Response of a third party, the key that stays on this page, and the pending link. */
type ThirdParty = 'socialCode' | 'socialState' | 'socialKey' | 'socialIssuer' | 'linkId';

/** Options of a passkey ceremony and its result, as JSON. */
type Passkey = 'passkeyAsked' | 'passkeyGiven';

/** Field of a form in the security centre. */
export type FormField = `form.${string}`;

/** Fields of the forms for a new password. */
type NewPassword = 'oldPassword' | 'newPassword' | 'confirmPassword';

/**
 * Secrets of a registration besides a new password. `sentRegistration` is a request without a response yet, with its
 * key.
 */
type Registration = 'paymentPassword' | 'verificationCode' | 'phoneToken' | 'firebaseIdToken' | 'sentRegistration';

export function createVault() {
  const held = new Map<Secret, string>();
  let file: Blob | undefined;
  return {
    /** Stores a selected picture until it is sent. */
    keepFile(chosen: Blob) {
      file = chosen;
    },
    takeFile() {
      const storedFile = file;
      file = undefined;
      return storedFile;
    },
    put(name: Secret, value: string) {
      held.set(name, value);
    },
    /** Undefined if nothing is stored, e.g. for a captcha that was not shown. */
    peek: (name: Secret) => held.get(name),
    /** Returns the value and removes it. */
    take(name: Secret) {
      const value = held.get(name);
      held.delete(name);
      return value;
    },
    drop(name: Secret) {
      held.delete(name);
    },
    /** Clears all data of a session; the token of a mailed link does not belong to one. */
    clear() {
      for (const name of held.keys()) if (name !== 'resetToken') held.delete(name);
      file = undefined;
    },
  };
}
export type Vault = ReturnType<typeof createVault>;
