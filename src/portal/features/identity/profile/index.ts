export { profileFlow as flow } from './profile.flow';
export { ProfileDialog as View } from './profile-dialog';
