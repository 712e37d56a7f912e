export { PasswordChangeDialog as View } from './password-change-dialog';
