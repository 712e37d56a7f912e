export { noticeFlow as flow } from './notice.flow';
export { NoticeDialog as View } from './notice-dialog';
