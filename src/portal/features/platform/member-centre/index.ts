export { MemberCentreDialog as View } from './member-centre-dialog';
