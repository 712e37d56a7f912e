export { downloadFlow as flow } from './download.flow';
export { DownloadPage as View } from './download-page';
