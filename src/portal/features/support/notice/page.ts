export { NoticePage as View } from './notice-page';
export { noticesFlow as flow } from './notices.flow';
