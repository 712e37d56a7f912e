export { Activities as View } from './activities';
export { activitiesFlow as flow } from './activities.flow';
