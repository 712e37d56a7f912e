export { PasswordsDialog as View } from './passwords-dialog';
