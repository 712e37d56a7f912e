export { RegisterDialog as View } from './register-dialog';
