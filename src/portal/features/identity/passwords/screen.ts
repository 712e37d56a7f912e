export { ResetPasswordScreen as View } from './reset-password-screen';
