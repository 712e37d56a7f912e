export { passwordChangeFlow as flow } from '../../../parts/password-change/password-change.flow';
export { PasswordChangeDialog as View } from './password-change-dialog';
