export { passwordResetFlow as flow } from './password-reset.flow';
