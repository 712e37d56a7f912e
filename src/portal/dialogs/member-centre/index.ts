export { MemberCentreDialog as View } from './member-centre-dialog';
export { loadPage } from './pages';
