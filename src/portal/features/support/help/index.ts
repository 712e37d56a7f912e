export { helpFlow as flow } from './help.flow';
export { HelpPage as View } from './help-page';
