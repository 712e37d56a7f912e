export { forgotPasswordFlow as flow } from './forgot-password.flow';
export { ForgotPasswordDialog as View } from './forgot-password-dialog';
