export { LoginDialog as View } from './login-dialog';
