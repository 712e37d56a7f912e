export { RegisterScreen as View } from './register-screen';
