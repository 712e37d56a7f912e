import { msg } from '@lingui/core/macro';
import type { Proof } from '../../../contract/identity/authentication';
import type { IconName } from '../../../ui/icon-name';

/** Label, hint and icon of each factor. */
export const proofWords = {
  sms: {
    icon: 'phone',
    title: msg({ id: 'proof.sms', message: 'Code by SMS' }),
    label: msg({ id: 'proof.code', message: 'Code' }),
  },
  email: {
    icon: 'mail',
    title: msg({ id: 'proof.email', message: 'Code by email' }),
    label: msg({ id: 'proof.code', message: 'Code' }),
  },
  passkey: {
    icon: 'lock',
    title: msg({ id: 'proof.passkey', message: 'Passkey' }),
    label: msg({ id: 'proof.passkey', message: 'Passkey' }),
  },
  totp: {
    icon: 'shield',
    title: msg({ id: 'proof.totp', message: 'Authenticator app code' }),
    label: msg({ id: 'proof.code', message: 'Code' }),
  },
  recoveryCode: {
    icon: 'key',
    title: msg({ id: 'proof.recoveryCode', message: 'Recovery code' }),
    label: msg({ id: 'proof.recoveryCode', message: 'Recovery code' }),
  },
  bankName: {
    icon: 'wallet',
    title: msg({ id: 'proof.bankName', message: 'Name of the bank account' }),
    label: msg({ id: 'proof.name', message: 'Name on your bank account' }),
  },
} satisfies Record<Proof, { icon: IconName; title: unknown; label: unknown }>;

/** Nothing was typed (s5.message.verification-code). */
export const missing = msg({ id: 'proof.missing', message: 'This field is required.' });
