export { RegisterDialog as View } from './register-dialog';
export { registrationFlow as flow } from './registration.flow';
