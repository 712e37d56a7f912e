export { loginFlow as flow } from './login.flow';
export { LoginDialog as View } from './login-dialog';
