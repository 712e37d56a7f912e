export { MemberUnknown as View } from './member-unknown';
