export { AfterLoginDialog as View } from './after-login-dialog';
