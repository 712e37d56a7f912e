export { ChasesDialog as View } from './chases-dialog';
export { lotteryChasesFlow as flow } from './lottery-chases.flow';
