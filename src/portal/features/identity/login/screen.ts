export { LoginScreen as View } from './login-screen';
