export { passkeyLoginFlow as flow } from './passkey-login.flow';
export { PasskeyLoginDialog as View } from './passkey-login-dialog';
