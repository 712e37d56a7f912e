export { afterLoginFlow as flow } from './after-login.flow';
export { AfterLoginDialog as View } from './after-login-dialog';
