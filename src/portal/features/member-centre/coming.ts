export { MemberComing as View } from './member-coming';
