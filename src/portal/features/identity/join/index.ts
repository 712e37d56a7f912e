export { Join as View } from './join';
